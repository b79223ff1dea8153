#if Web
  public import CalcotWeb
  import HummingbirdCore
  import Logging
  import NIOCore
  import NIOPosix
  public import ServiceLifecycle
  import UnixSignals

  /// A server of a site over HTTP/1.1 and WebSockets.
  ///
  /// It runs by itself or as a service of a `ServiceGroup`. It is used once and cannot be restarted
  /// after ``run()`` has returned.
  @MainActor
  public final class WebServer: Service {
    /// The address and the limits of the server.
    public let options: WebServerOptions
    /// The address for a browser, such as `http://127.0.0.1:8080`; `nil` until the server listens.
    public private(set) var address: String?
    /// A closure that is called with ``address`` when the server listens. Set it before ``run()``.
    public var onStart: @MainActor (_ address: String) -> Void = { _ in }

    let site: any WebSiteServing
    private let report: WebServerReport
    /// The store that keeps the sessions; `nil` if they end with the server.
    private var sessions: (any SessionKeeping)?

    init(site: any WebSiteServing, options: WebServerOptions, report: WebServerReport) {
      self.site = site
      self.options = options
      self.report = report
    }

    /// Serves until SIGTERM or SIGINT, a graceful shutdown of the service group, or the
    /// cancellation of the task, all of which shut it down gracefully. No further session is
    /// started, the current ones are notified and ended, and pending requests are answered. Returns
    /// when the last connection has closed, or after ``WebServerOptions/shutdownTimeout``.
    ///
    /// Raises the process's limit of open files as far as allowed.
    ///
    /// - Throws: A ``WebServerProblem`` if an option cannot be, and an error if it cannot listen at
    ///   the address, for example because it is in use.
    public func run() async throws {
      OpenFileLimit.raise()
      CrashSockets.closeOnCrash()
      let keys = try CookieKeys(options.cookieKeys)
      site.sign(with: keys)
      if let sessions {
        guard !options.cookieKeys.isEmpty else { throw WebServerProblem.keptWithoutKeys }
        (site as? WebSite)?.keepSessions(in: sessions, sealedBy: keys)
      }
      let group = ServiceGroup(configuration: configuration(try makeServer()))
      // NB: A task of its own, so that a cancellation ends it gracefully too.
      let running = Task { try await group.run() }
      try await withTaskCancellationHandler {
        try await running.value
      } onCancel: {
        Task { await group.triggerGracefulShutdown() }
      }
      report.logger.info("Ended")
    }

    /// Keeps the sessions in a store, so that other servers of the site go on with them when this one
    /// has ended; see `WebSite.keepSessions(in:sealedBy:)`. All servers need the same
    /// ``WebServerOptions/cookieKeys``. Call it before ``run()``.
    public func keepSessions(in store: any SessionKeeping) { sessions = store }

    private func configuration(_ server: any Service) -> ServiceGroupConfiguration {
      // The last service is shut down first, and the one before it when that has ended.
      var configuration = ServiceGroupConfiguration(
        services: [
          .init(service: server),
          .init(
            service: SessionsService(site: site), successTerminationBehavior: .ignore),
        ],
        gracefulShutdownSignals: options.endsOnSignals ? [.sigterm, .sigint] : [],
        logger: report.logger)
      configuration.maximumGracefulShutdownDuration = options.shutdownTimeout
      return configuration
    }

    private func makeServer() throws -> any Service {
      let gate = try options.token.map { token throws(WebServerProblem) in
        try TokenGate(site, token: token)
      }
      let context = try WebConnection.Context(
        site: gate ?? site, options: options, report: report)
      var logger = report.logger
      logger.logLevel = max(logger.logLevel, .warning)
      return try HTTPServerBuilder { WebConnection(context: context, responder: $0) }.buildServer(
        configuration: ServerConfiguration(
          address: .hostname(options.host, port: options.port), backlog: options.backlog,
          availableConnectionsDelegate: .maximum(options.connectionLimit, logger: logger)),
        eventLoopGroup: MultiThreadedEventLoopGroup.singleton,
        logger: logger,
        responder: WebResponder(context: context).respond,
        onServerRunning: { [weak self] channel in await self?.started(channel.localAddress?.port) })
    }

    private func started(_ port: Int?) {
      let host = options.host.contains(":") ? "[\(options.host)]" : options.host
      let address = "http://\(host):\(port ?? options.port)"
      self.address = address
      report.logger.notice("Listening", metadata: ["address": "\(address)"])
      onStart(address)
    }
  }

  /// A service that ends the sessions before the server closes their connections.
  private struct SessionsService: Service {
    let site: any WebSiteServing

    func run() async throws {
      try? await gracefulShutdown()
      // NB: A task of its own, because this one may have been cancelled.
      await Task { await site.shutDown() }.value
    }
  }
#endif
