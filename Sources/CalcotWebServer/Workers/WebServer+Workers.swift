#if Web
  import Calcot
  import CalcotWeb
  import Logging
  import NIOCore
  import NIOPosix
  import ServiceLifecycle

  extension WebServer {
    /// The number of this process as a worker, from 0; `nil` in the process that supervises the
    /// workers, and in a server without workers.
    ///
    /// Use it for work that only one process may do, and for names that have to differ.
    public nonisolated static var worker: Int? {
      #if os(Linux)
        WorkerProcess.ownPlace()?.number
      #else
        nil
      #endif
    }

    /// Runs as a worker if this process is one, and otherwise supervises the workers.
    func runWithWorkers() async throws {
      #if os(Linux)
        if let (number, count, socket) = WorkerProcess.own() {
          try await run(asWorker: number, of: count, socket)
        } else {
          try await supervise()
        }
      #else
        throw WebServerProblem.noWorkers
      #endif
    }
  }

  #if os(Linux)
    extension WebServer {
      /// The maximum number of bytes of a message: a head, the bytes after it that have been read,
      /// and reserve because a head that is written anew may be longer.
      private var messageLength: Int { 2 * options.headerLimit + 64 * 1024 }

      private func run(asWorker number: Int, of count: Int, _ socket: WorkerSocket) async throws {
        CrashSockets.closeOnCrash()
        guard
          case .received(let first) = socket.receive(upTo: messageLength, isWaiting: true),
          let start = WorkerStart(first.message.bytes)
        else { return }
        report.replaced(times: Int(first.message.number))
        try prepareSite(start.cookieKeys)
        let report = report
        var place = WorkerPlace(
          number: number, count: count,
          cookie: WorkerCookie(port: start.port, isSecure: site.isSecure)
        ) { descriptor, bytes, worker in
          let message = WorkerMessage(.move, number: worker, bytes: bytes)
          switch socket.send(message, with: descriptor) {
          case .sent:
            report.connectionMoved()
            return .passed
          case .full: return .full
          case .tooLong: return .tooLong
          case .gone: return .failed
          }
        }
        let load = Locked(WorkerLoad())
        place.note = { more in
          let load = load.withLock { load in
            load.settled += more.settled
            load.visitors += more.visitors
            return load
          }
          _ = socket.send(WorkerMessage(.load, bytes: load.encoded))
        }
        let context = try makeContext(place: place)
        let (lost, loss) = AsyncStream<Never>.makeStream()
        let connections = WorkerConnections(
          connection: WebConnection(
            context: context, responder: WebResponder(context: context).respond),
          socket: socket, messageLength: messageLength, logger: quietLogger,
          open: OpenConnections(most: mostConnections) { [mostConnections] in
            report.connectionsFull(mostConnections)
          },
          onReady: { [readiness] in readiness.become(true) }, lost: loss)
        let beating = Self.beat(to: socket)
        defer { beating.cancel() }
        try await run([connections], others: [SupervisorLoss(lost: lost)]) {
          _ = socket.send(WorkerMessage(.leaving))
        }
      }

      /// Tells the supervisor from the main actor that this worker does not hang.
      private static func beat(to socket: WorkerSocket) -> Task<Void, Never> {
        Task { @MainActor in
          while !Task.isCancelled {
            _ = socket.send(WorkerMessage(.beat))
            try? await Task.sleep(for: Supervision.beat)
          }
        }
      }

      private func supervise() async throws {
        let keys = options.cookieKeys.isEmpty ? [CookieKeys.makeKey()] : options.cookieKeys
        _ = try CookieKeys(keys)
        _ = try makeContext(place: .alone { _, _, _ in .failed })
        let listener = try ListeningSocket(
          host: options.host, port: freePort, backlog: options.connections.backlog)
        let settings = Supervisor.Settings(
          count: options.workers > 0 ? options.workers : System.coreCount,
          start: WorkerStart(port: listener.port, cookieKeys: keys), messageLength: messageLength,
          drainDelay: options.shutdown.drainDelay, patience: options.shutdown.timeout + .seconds(2))
        let port = listener.port
        let supervising = SupervisorService(
          listener: listener, settings: settings, logger: report.logger
        ) { [weak self] in Task { @MainActor in self?.started(port) } }
        try await run(
          [.init(service: supervising, successTerminationBehavior: .gracefullyShutdownGroup)],
          endingWithin: settings.drainDelay + settings.patience + .seconds(5))
      }
    }
  #endif
#endif
