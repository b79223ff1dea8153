#if Web
  public import Calcot
  public import CalcotWeb
  public import Logging

  extension WebServer {
    /// A server that shows each browser's tab an app of its own.
    ///
    /// ```swift
    /// let server = WebServer { session in
    ///   CalcotApp(GroupsCoordinator(dependencies: Dependencies(languages: session.languages)))
    /// }
    /// try await server.run()
    /// ```
    ///
    /// - Parameters:
    ///   - site: the limits of sessions, and the names by which browsers may call the site.
    ///   - app: makes the app of a session. It takes everything that belongs to the user from the
    ///     session, and nothing from the process.
    public convenience init(
      options: WebServerOptions = WebServerOptions(), site: WebSiteOptions = WebSiteOptions(),
      logger: Logger = Logger(label: "calcot.web"),
      app: @escaping @MainActor (WebSession) -> CalcotApp
    ) {
      let report = WebServerReport(logger: logger)
      let site = WebSite(options: site, watch: { report.take($0) }, app: app)
      self.init(site: site, options: options, report: report)
    }

    /// A server of a site that was made elsewhere: one whose sessions are looked into, or whose events
    /// go somewhere else than into a log.
    public convenience init(
      serving site: WebSite, options: WebServerOptions = WebServerOptions(),
      logger: Logger = Logger(label: "calcot.web")
    ) {
      self.init(site: site, options: options, report: WebServerReport(logger: logger))
    }

    /// Shows every screen with this type of ViewModel by a view of its own, in the place of the
    /// semantic one. To be called before ``run()``.
    public func register<V: HTMLView>(_ make: @escaping @MainActor (V.ViewModel) -> V) {
      (site as? WebSite)?.register(make)
    }
  }
#endif
