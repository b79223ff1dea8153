#if Web
  public import Calcot
  public import CalcotWeb
  public import Logging

  extension WebServer {
    /// Creates a server that gives each browser tab its own app.
    ///
    /// ```swift
    /// let server = WebServer { session in
    ///   CalcotApp(GroupsCoordinator(dependencies: Dependencies(languages: session.languages)))
    /// }
    /// try await server.run()
    /// ```
    ///
    /// - Parameters:
    ///   - site: The limits of sessions, and the names by which browsers may address the site.
    ///   - app: Makes the app of a session. It takes everything that belongs to the user from the
    ///     session, and nothing from the process.
    public convenience init(
      options: WebServerOptions = WebServerOptions(), site: WebSiteOptions = WebSiteOptions(),
      logger: Logger = Logger(label: "calcot.web"),
      app: @escaping @MainActor (WebSession) -> CalcotApp
    ) {
      let report = WebServerReport(logger: logger, worker: Self.worker)
      let site = WebSite(options: site, watch: { report.take($0) }) { session in
        let app = app(session)
        #if DEBUG
          app.tellDevelopment()
        #endif
        return app
      }
      self.init(site: site, options: options, report: report)
    }

    /// Creates a server of an existing site, for example to inspect its sessions or to send its
    /// events to another place than a log.
    public convenience init(
      serving site: WebSite, options: WebServerOptions = WebServerOptions(),
      logger: Logger = Logger(label: "calcot.web")
    ) {
      let report = WebServerReport(logger: logger, worker: Self.worker)
      self.init(site: site, options: options, report: report)
    }

    /// Determines who sends a request; see `WebSite.identify(_:)`. Call it before ``run()``.
    public func identify(_ identify: @escaping @MainActor (WebRequest) async -> WebIdentity) {
      (site as? WebSite)?.identify(identify)
    }

    /// Ends the sessions that a user who has signed out has in this process: their live pages load
    /// anew. With workers or several servers, call it in each of them.
    public func endSessions(of user: String) {
      (site as? WebSite)?.endSessions(of: user)
    }

    /// Shows every screen with this type of ViewModel in a view of its own, in place of the
    /// semantic one. Call it before ``run()``.
    public func register<V: HTMLView>(_ make: @escaping @MainActor (V.ViewModel) -> V) {
      (site as? WebSite)?.register(make)
    }

    /// Shows the values of a type by HTML of their own; see `WebSite.registerPiece(_:)`. Call it before
    /// ``run()``.
    public func registerPiece<Value: Hashable & Sendable>(
      @HTMLBuilder _ make: @escaping @MainActor (Value) -> HTML
    ) {
      (site as? WebSite)?.registerPiece(make)
    }
  }
#endif
