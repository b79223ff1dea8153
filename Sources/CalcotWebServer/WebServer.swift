#if Web
  public import CalcotWeb
  import HummingbirdCore
  import Logging
  import NIOCore
  import NIOPosix
  public import ServiceLifecycle
  import UnixSignals

  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #else
    import Darwin
  #endif

  /// A server of a site over HTTP/1.1 and WebSockets.
  ///
  /// It runs by itself or as a service of a `ServiceGroup`. It is used once and cannot be restarted
  /// after ``run()`` has returned. With ``WebServerOptions/workers`` it consists of several
  /// processes.
  @MainActor
  public final class WebServer: Service {
    /// The address and the limits of the server.
    public let options: WebServerOptions
    /// The address for a browser, such as `http://127.0.0.1:8080`; `nil` until the server listens.
    public private(set) var address: String?
    /// A closure that is called with ``address`` when the server listens. With workers, it is
    /// called in the process that supervises them, when the first one serves. Set it before
    /// ``run()``.
    public var onStart: @MainActor (_ address: String) -> Void = { _ in }

    let site: any WebSiteServing
    let report: WebServerReport
    let readiness = Readiness()
    private var checks: [ReadinessCheck] = []
    private var shown: [ShownValue] = []
    /// The store that keeps the sessions; `nil` if they end with the server.
    private(set) var sessions: (any SessionKeeping)?

    init(site: any WebSiteServing, options: WebServerOptions, report: WebServerReport) {
      self.site = site
      self.options = options
      self.report = report
    }

    /// Serves until SIGTERM or SIGINT, a graceful shutdown of the service group, or the
    /// cancellation of the task, all of which shut it down gracefully. No further session is
    /// started, the current ones are notified and ended, and pending requests are answered. Returns
    /// when the last connection has closed, or after ``WebServerOptions/Shutdown/timeout``.
    ///
    /// Raises the process's limit of open files as far as allowed.
    ///
    /// With ``WebServerOptions/workers`` this process only supervises the workers, each of which runs the
    /// program again from its start, with the same arguments, and serves here; see ``worker``.
    ///
    /// In a debug build, the program's argument `--dev` shows the program's latest code after each save, as
    /// `calcot dev` does, and to this machine alone.
    ///
    /// - Throws: A ``WebServerProblem`` if the value of an option is not allowed, or if the server
    ///   cannot listen at the address, for example because it is in use.
    public func run() async throws {
      try checkOptions()
      if sessions != nil, options.cookieKeys.isEmpty { throw WebServerProblem.keptWithoutKeys }
      OpenFileLimit.raise()
      #if DEBUG
        if let place = DevelopmentPlace() { return try await run(at: place) }
        if OwnPackage.isShown { return try OwnPackage.show(at: freePort) }
      #endif
      if options.workers == 1 {
        CrashSockets.closeOnCrash()
        try prepareSite(options.cookieKeys)
        try await run(makeServices(), leaving: {})
      } else {
        try await runWithWorkers()
      }
      report.logger.info("Ended")
    }

    /// Throws an error if the value of an option of the site or the server, or the name of a metric, is not
    /// allowed, for the first such one.
    private func checkOptions() throws(WebServerProblem) {
      if let problem = shown.compactMap(\.problem).first { throw problem }
      var options = options
      let own = OptionRule.mend(&options, by: WebServerOptions.rules)
      guard let problem = ((site as? WebSite)?.optionProblems ?? []).first ?? own.first else {
        return
      }
      throw .badOption(name: problem.name, value: problem.value, allowed: problem.allowed)
    }

    /// Runs the services that serve the connections, and ends the sessions before them.
    ///
    /// - Parameters:
    ///   - serving: The services, of which the last is shut down first.
    ///   - others: Services that are shut down before all of these; if one of them ends, the server
    ///     ends.
    ///   - leaving: Called when the sessions are about to end.
    func run(
      _ serving: [any Service], others: [any Service] = [],
      leaving: @escaping @Sendable () -> Void
    ) async throws {
      typealias Configuration = ServiceGroupConfiguration.ServiceConfiguration
      let vital = { (service: any Service) in
        Configuration(service: service, successTerminationBehavior: .gracefullyShutdownGroup)
      }
      // The last service is shut down first, and the one before it when that has ended.
      let services: [Configuration] = [
        .init(
          service: SessionsService(
            site: site, timeout: options.shutdown.timeout, leaving: leaving),
          successTerminationBehavior: .ignore),
        .init(
          service: ReadinessService(readiness: readiness, delay: options.shutdown.drainDelay),
          successTerminationBehavior: .ignore),
      ]
      do {
        let limit = options.shutdown.drainDelay + options.shutdown.timeout
        try await run(
          serving.map(vital) + services + others.map(vital), endingWithin: limit)
      } catch let error as IOError where error.errnoCode == EADDRINUSE {
        throw WebServerProblem.cannotListen(
          address: "\(options.host):\(options.port)", reason: "Address already in use")
      }
    }

    /// Runs services until the process, the task or the service group is told to end.
    func run(
      _ services: [ServiceGroupConfiguration.ServiceConfiguration], endingWithin limit: Duration
    ) async throws {
      var configuration = ServiceGroupConfiguration(
        services: services,
        gracefulShutdownSignals: options.shutdown.endsOnSignals ? [.sigterm, .sigint] : [],
        logger: report.logger)
      configuration.maximumGracefulShutdownDuration = limit
      let group = ServiceGroup(configuration: configuration)
      // NB: A task of its own, so that a cancellation ends it gracefully too.
      let running = Task { try await group.run() }
      try await withTaskCancellationHandler {
        try await running.value
      } onCancel: {
        Task { await group.triggerGracefulShutdown() }
      }
    }

    /// Keeps the sessions in a store, so that other servers of the site continue them when this one
    /// has ended; see `WebSite.keepSessions(in:sealedBy:)`. All servers need the same
    /// ``WebServerOptions/cookieKeys``. Call it before ``run()``.
    public func keepSessions(in store: any SessionKeeping) { sessions = store }

    /// Adds a condition of readiness, such as that a database answers: `/calcot/ready` answers 503
    /// while it is not met, so that proxies bring no visitors here. Pages that are open go on. Call it
    /// before ``run()``.
    ///
    /// ```swift
    /// server.checkReadiness("database") { try await pool.check() }
    /// ```
    ///
    /// - Parameters:
    ///   - name: The name of the condition in the log.
    ///   - limit: The time after which it counts as not met.
    ///   - check: Throws an error if the condition is not met. It is called when a proxy asks, at most
    ///     once a second.
    public func checkReadiness(
      _ name: String, within limit: Duration = .seconds(2),
      _ check: @escaping @Sendable () async throws -> Void
    ) {
      checks.append(ReadinessCheck(name: name, limit: limit, check: check))
    }

    /// Shows a number of the app's own at `/calcot/metrics`, such as how many wait for a connection of its
    /// pool. Call it before ``run()``.
    ///
    /// - Parameters:
    ///   - name: The name of the metric, of letters, digits and underscores.
    ///   - meaning: One line that explains it.
    ///   - read: Returns the present number, at once.
    public func showMetric(
      _ name: String, _ meaning: String, _ read: @escaping @Sendable () async -> Double
    ) {
      shown.append(ShownValue(name: name, meaning: meaning, read: read))
    }

    /// Gives the site its cookie keys and its session store.
    func prepareSite(_ cookieKeys: [String]) throws(WebServerProblem) {
      let keys = try CookieKeys(cookieKeys)
      site.sign(with: keys)
      if let sessions { (site as? WebSite)?.keepSessions(in: sessions, sealedBy: keys) }
    }

    /// Returns the values that the connections of this process share.
    func makeContext(place: WorkerPlace) throws(WebServerProblem) -> WebConnection.Context {
      let operations = try OperationsSite(
        site, readiness: readiness, checks: ReadinessChecks(checks, report),
        worker: place.number,
        metrics: report.registry, shown: shown, token: options.metricsToken)
      let gate = try options.token.map { token throws(WebServerProblem) in
        try TokenGate(operations, token: token)
      }
      return try WebConnection.Context(
        site: gate ?? operations, options: options, report: report, place: place)
    }

    /// The logger for the services of connections, which logs little.
    var quietLogger: Logger {
      var logger = report.logger
      logger.logLevel = max(logger.logLevel, .warning)
      return logger
    }

    /// The maximum number of open connections of this process.
    var mostConnections: Int { min(options.connections.most, OpenFileLimit.connections) }

    /// The port to listen at: in a debug build any free one where another program listens at the usual one.
    var freePort: Int {
      #if DEBUG
        let usual = WebServerOptions().port
        if options.port == usual, (try? Descriptor.listening(at: UInt16(usual))) == nil {
          report.logger.notice("Another program listens there", metadata: ["port": "\(usual)"])
          return 0
        }
      #endif
      return options.port
    }

    /// Returns the services of a server of one process: one for the connections that open a WebSocket after they
    /// have carried requests, and one for all others.
    private func makeServices() throws -> [any Service] {
      let (place, received, stop) = ReceivedConnections.ofOneProcess()
      let context = try makeContext(place: place)
      let responder = WebResponder(context: context).respond
      let reopened = ReceivedConnections(
        connection: WebConnection(context: context, responder: responder),
        loop: MultiThreadedEventLoopGroup.singleton, logger: quietLogger, open: OpenConnections(),
        received: received, stop: stop)
      let server = try HTTPServerBuilder {
        WebConnection(context: context, responder: $0)
      }.buildServer(
        configuration: ServerConfiguration(
          address: .hostname(options.host, port: freePort),
          backlog: options.connections.backlog,
          availableConnectionsDelegate: ConnectionLimit(
            most: mostConnections, beside: reopened.open, report: report)),
        eventLoopGroup: MultiThreadedEventLoopGroup.singleton,
        logger: quietLogger,
        responder: responder,
        onServerRunning: { [weak self, open = reopened.open] channel in
          // NB: the limit is asked again by itself only when one of the server's own closes.
          open.whenOneCloses { channel.read() }
          await self?.started(channel.localAddress?.port)
        })
      return [reopened, server]
    }

    /// Reports that the server listens.
    ///
    /// - Parameter isLogged: A Boolean value that indicates whether the log says so, too.
    func started(_ port: Int?, isLogged: Bool = true) {
      let host = options.host.contains(":") ? "[\(options.host)]" : options.host
      let address = "http://\(host):\(port ?? options.port)"
      self.address = address
      readiness.become(true)
      if isLogged { report.logger.notice("Listening", metadata: ["address": "\(address)"]) }
      onStart(address)
    }
  }

  /// A service that ends the sessions before the server closes their connections. After half of its
  /// time it no longer waits for the store that keeps them, and then for nothing.
  private struct SessionsService: Service {
    let site: any WebSiteServing
    let timeout: Duration
    let leaving: @Sendable () -> Void

    func run() async throws {
      try? await gracefulShutdown()
      leaving()
      let (ended, end) = AsyncStream<Never>.makeStream()
      let ending = Task {
        await site.shutDown()
        end.finish()
      }
      let limit = Task {
        try await Task.sleep(for: timeout / 2)
        ending.cancel()
        try await Task.sleep(for: timeout / 2)
        end.finish()
      }
      // NB: A task of its own, because this one may have been cancelled.
      await Task { for await _ in ended {} }.value
      limit.cancel()
    }
  }
#endif
