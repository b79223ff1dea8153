#if Web
  import Calcot
  import CalcotWeb
  import Logging
  import Metrics

  /// A reporter that records events in the log and in metrics.
  struct WebServerReport: Sendable {
    let logger: Logger
    /// The metrics that the server itself shows, besides those in the program's own metrics system.
    let registry: MetricsRegistry
    private let metrics: WebServerMetrics
    private let memory = FreedMemory()
    private let refusals = RefusalLog()
    private let failures = RefusalLog(mostOfAddress: 200)
    private let slowness = RefusalLog(mostOfAddress: 200)
    private let mistakes = RefusalLog(mostOfAddress: 200)
    private let fullness = RefusalLog(most: 1)
    private let hasProxy = Locked(false)

    /// Creates a reporter.
    ///
    /// - Parameter worker: The number of this process as a worker; `nil` if it is none.
    init(logger: Logger, worker: Int? = nil) {
      var logger = logger
      if let worker { logger[metadataKey: "worker"] = "\(worker)" }
      self.logger = logger
      registry = MetricsRegistry(
        common: worker.map { [("worker", "\($0)")] } ?? [],
        help: WebServerMetrics.help.merging(ProcessMetrics.help) { own, _ in own })
      metrics = WebServerMetrics(
        MultiplexMetricsHandler(factories: [MetricsSystem.factory, registry]))
    }

    func socketOpened() {
      metrics.sockets.increment()
    }

    func socketEnded(_ end: WebSocketEnd) {
      metrics.sockets.decrement()
      metrics.socketsClosed(end)?.increment()
      switch end {
      case .browser, .server: logger.trace("WebSocket closed", metadata: ["by": "\(end)"])
      case .refused, .silent: logger.debug("WebSocket closed", metadata: ["why": "\(end)"])
      case .behind:
        guard let metadata = refusals.line() else { return }
        logger.info("WebSocket given up: its browser does not read", metadata: metadata)
      }
    }

    func requestAnswered(_ identifier: String, status: Int, took: Duration, isFailure: Bool) {
      metrics.requests.record(duration: took)
      let answer: Logger.Metadata = [
        "request": "\(identifier)", "status": "\(status)", "took": "\(took)",
      ]
      guard isFailure else { return logger.debug("Request answered", metadata: answer) }
      guard let metadata = failures.line(answer) else { return }
      logger.error("Request failed", metadata: metadata)
    }

    /// Records that a connection has been passed to the worker to which its request belongs.
    func connectionMoved() { metrics.connectionsMoved.increment() }

    /// Records how many workers with this one's number have ended before.
    func replaced(times: Int) { metrics.replaced.increment(by: times) }

    /// Logs, once, that a proxy that is not trusted reports addresses.
    func unknownProxy() {
      let isKnown = hasProxy.withLock { isKnown in
        defer { isKnown = true }
        return isKnown
      }
      guard !isKnown else { return }
      logger.warning(
        """
        A request has X-Forwarded-For, but does not come from one of \
        WebServerOptions.trustedProxies: if a proxy of yours has added it, name it there. Until then \
        all browsers behind it share the limits of one address.
        """)
    }

    /// Records whether a condition of readiness is met.
    func check(_ name: String, isMet: Bool) {
      registry.set("calcot_web_check_met", to: isMet ? 1 : 0, dimensions: [("check", name)])
    }

    /// Logs, once a minute, that nobody else can connect until a connection closes.
    func connectionsFull(_ most: Int) {
      guard fullness.line() != nil else { return }
      logger.error(
        "Further connections wait until one closes",
        metadata: ["open": "\(most)", "open files allowed": "\(OpenFileLimit.current)"])
    }

    func connectionRefused() {
      metrics.connectionsRefused.increment()
      logger.debug("Connection refused: its address has too many")
    }

    func requestRefused(status: Int) {
      metrics.requestsRefused(status: status).increment()
      logger.debug("Request refused", metadata: ["status": "\(status)"])
    }

    /// Records an event of the site.
    func take(_ event: WebSiteEvent) {
      switch event {
      case .sessionStarted(let count):
        metrics.sessionsStarted.increment()
        metrics.sessions.set(count)
        logger.debug("Session started", metadata: ["sessions": "\(count)"])
      case .sessionEnded(let end, let count):
        metrics.sessionsEnded(end).increment()
        memory.sessionEnded()
        metrics.sessions.set(count)
        logger.debug("Session ended", metadata: ["why": "\(end.rawValue)", "sessions": "\(count)"])
      case .connected(let isNew):
        if !isNew { metrics.resumed.increment() }
        logger.trace("Browser connected", metadata: ["new": "\(isNew)"])
      case .disconnected:
        logger.trace("Browser disconnected")
      case .refused(let refusal):
        metrics.eventsRefused.increment()
        if let metadata = refusals.line(for: refusal) { logger.info("Refused", metadata: metadata) }
      case .violation(let directive):
        metrics.policyViolations.increment()
        guard let metadata = refusals.line(["directive": "\(directive)"]) else { return }
        logger.warning("Forbidden by the page's policy", metadata: metadata)
      case .mistake(let text):
        guard let metadata = mistakes.line(["what": "\(text)"]) else { return }
        logger.warning("Mistake in the app's code", metadata: metadata)
      case .eventHandled(let took): metrics.events.record(duration: took)
      case .eventDelayed: metrics.eventsDelayed.increment()
      case .sessionsNotKept(let why):
        metrics.sessionsNotKept.increment()
        guard let metadata = refusals.line(["why": "\(why)"]) else { return }
        logger.warning("Sessions are not kept now", metadata: metadata)
      case .slowHandler(let name, let took):
        metrics.slowHandlers.record(duration: took)
        guard let metadata = slowness.line(["name": "\(name)", "took": "\(took)"]) else { return }
        logger.warning("Slow handler", metadata: metadata)
      case .patchSent(let operations, let bytes):
        metrics.patchOperations.record(operations)
        metrics.patchBytes.record(bytes)
      case .rendered(let bytes):
        metrics.renderBytes.record(bytes)
        logger.debug("Page sent anew", metadata: ["bytes": "\(bytes)"])
      }
    }
  }
#endif
