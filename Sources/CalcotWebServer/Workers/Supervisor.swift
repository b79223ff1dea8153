#if Web && os(Linux)
  import Logging
  import NIOCore

  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif

  /// Starts the workers of a server, restarts those that end, and gives each connection to one of
  /// them.
  ///
  /// It reads no byte of a connection: a worker does, within the limits of the server, and passes
  /// on a connection that belongs to another. Everything happens on the thread of ``run()``, which
  /// blocks only in poll(2).
  final class Supervisor {
    /// The settings that the workers share.
    struct Settings: Sendable {
      var count: Int
      var start: WorkerStart
      /// The maximum number of bytes of a message.
      var messageLength: Int
      /// The time for which connections are still accepted after the request to end.
      var drainDelay: Duration
      /// The time after the request to end at which the remaining workers are killed.
      var patience: Duration
    }

    private let listener: ListeningSocket
    private let settings: Settings
    private let wake: Int32
    private let logger: Logger
    private let onReady: @Sendable () -> Void
    private var supervision: Supervision
    private var posts: WorkerPosts
    /// The workers that have closed their sockets but not ended.
    private var leaving: [(number: Int, process: WorkerProcess)] = []
    private var hasAnnounced = false
    private var end: (accepting: ContinuousClock.Instant, all: ContinuousClock.Instant)?
    /// The time before which no connection is accepted, because too many files are open.
    private var resting: ContinuousClock.Instant?
    private let fullness = RefusalLog(most: 1)

    /// The maximum number of connections that are accepted in a row.
    private static let mostAccepted = 64

    /// Creates a supervisor.
    ///
    /// - Parameters:
    ///   - wake: A descriptor that becomes readable when the workers are to end.
    ///   - onReady: Called once, when the first worker serves.
    init(
      _ listener: ListeningSocket, _ settings: Settings, wake: Int32, logger: Logger,
      onReady: @escaping @Sendable () -> Void
    ) {
      self.listener = listener
      self.settings = settings
      self.wake = wake
      self.logger = logger
      self.onReady = onReady
      supervision = Supervision(count: settings.count, now: .now)
      posts = WorkerPosts(count: settings.count)
    }

    /// Supervises the workers until the wake descriptor tells them to end, within the times of
    /// ``Settings``, and all have ended.
    ///
    /// - Throws: ``WebServerProblem/workersFail`` if no worker ever serves.
    func run() throws {
      while !(supervision.isOver && leaving.isEmpty) {
        // NB: What is due later than this moment has to wake the thread up, and what is due now has
        // to be done before it sleeps.
        let now = ContinuousClock.now
        if let end, end.all <= now { endNow() }
        endHung(now)
        startDue(now)
        if supervision.isHopeless {
          endNow()
          throw WebServerProblem.workersFail
        }
        let heard = listen(now)
        if heard.isWoken { drain() }
        for number in heard.sockets { hear(number) }
        for number in supervision.ready { posts.deliver(to: number) }
        if heard.isVisited { accept() }
        reap()
      }
    }

    // MARK: Waiting

    private struct Heard {
      var isWoken = false
      var isVisited = false
      var sockets: [Int] = []
    }

    private func listen(_ now: ContinuousClock.Instant) -> Heard {
      var polled = [pollfd(fd: end == nil ? wake : -1, events: Int16(POLLIN), revents: 0)]
      polled.append(
        pollfd(fd: mayAccept(now) ? listener.descriptor : -1, events: Int16(POLLIN), revents: 0))
      for post in posts.all {
        let events = post.waiting.isEmpty ? POLLIN : POLLIN | POLLOUT
        polled.append(
          pollfd(fd: post.socket?.descriptor ?? -1, events: Int16(events), revents: 0))
      }
      guard poll(&polled, nfds_t(polled.count), timeout(now)) > 0 else { return Heard() }
      return Heard(
        isWoken: polled[0].revents != 0, isVisited: polled[1].revents != 0,
        sockets: posts.all.indices.filter { polled[2 + $0].revents & ~Int16(POLLOUT) != 0 })
    }

    private func mayAccept(_ now: ContinuousClock.Instant) -> Bool {
      if let end, end.accepting <= now { return false }
      if let resting, resting > now { return false }
      return posts.next(of: supervision.ready) != nil
    }

    /// Returns the number of milliseconds until the next action is due; -1 if none is.
    private func timeout(_ now: ContinuousClock.Instant) -> Int32 {
      var times = [
        supervision.due(now), supervision.nextLook(now), end?.all, end?.accepting, resting,
      ].compactMap(\.self)
      times = times.filter { $0 > now }
      // NB: A process may end long after its sockets have been closed.
      if !leaving.isEmpty { times.append(now.advanced(by: .milliseconds(20))) }
      guard let next = times.min() else { return -1 }
      let (seconds, attoseconds) = now.duration(to: next).components
      return Int32(clamping: seconds * 1_000 + attoseconds / 1_000_000_000_000_000 + 1)
    }

    private func accept() {
      for _ in 0..<Self.mostAccepted {
        guard let number = posts.next(of: supervision.ready) else { return }
        switch listener.next() {
        case .connection(let descriptor):
          posts.hand(descriptor, WorkerMessage(.connection), to: number)
        case .nobody: return
        case .noRoom:
          if fullness.line() != nil {
            logger.error("No connection can be accepted: too many files are open")
          }
          resting = ContinuousClock.now.advanced(by: .milliseconds(100))
          return
        }
      }
    }

    // MARK: Workers

    private func startDue(_ now: ContinuousClock.Instant) {
      while let number = supervision.next(now) {
        do {
          try start(number)
        } catch {
          logger.error("A worker cannot be started", metadata: ["why": "\(error)"])
          supervision.ended(number, now)
        }
      }
    }

    private func start(_ number: Int) throws {
      let (own, other) = try WorkerSocket.pair(room: settings.messageLength)
      let process = try WorkerProcess.start(number, of: settings.count, other)
      let start = WorkerMessage(
        .start, number: supervision.restarts(of: number), bytes: settings.start.encoded)
      _ = own.send(start)
      posts.open(number, process, own)
      logger.debug(
        "Worker started", metadata: ["worker": "\(number)", "process": "\(process.identifier)"])
    }

    private func hear(_ number: Int) {
      for _ in 0..<Self.mostAccepted {
        guard let socket = posts.all[number].socket else { return }
        switch socket.receive(upTo: settings.messageLength, isWaiting: false) {
        case .nothing: return
        case .gone: return lose(number)
        case .received(let received): take(received, from: number)
        }
      }
    }

    private func take(_ received: WorkerSocket.Received, from number: Int) {
      switch received.message.kind {
      case .ready: becameReady(number)
      case .leaving:
        supervision.leaves(number)
        posts.passOnWaiting(of: number, to: supervision.ready)
      case .beat: supervision.heard(number, .now)
      case .load: WorkerLoad(received.message.bytes).map { posts.counted($0, by: number) }
      case .move: posts.move(received, to: supervision.ready)
      case .start, .connection, .homelessConnection: received.descriptor.map { _ = close($0) }
      }
    }

    private func becameReady(_ number: Int) {
      posts.began(number, like: supervision.ready)
      supervision.becameReady(number, .now)
      logger.info("Worker serves", metadata: ["worker": "\(number)"])
      guard !hasAnnounced else { return }
      hasAnnounced = true
      onReady()
    }

    /// Treats a worker that has closed its socket as ended. NB: The process itself can take long to
    /// end, because a crash is reported first.
    private func lose(_ number: Int) {
      guard let process = posts.all[number].process else { return }
      let delay = supervision.ended(number, .now)
      posts.passOnWaiting(of: number, to: supervision.ready)
      posts.lose(number)
      leaving.append((number, process))
      guard let delay else { return }
      logger.error(
        "Worker lost; it is started again",
        metadata: [
          "worker": "\(number)", "process": "\(process.identifier)", "in": "\(delay)",
        ])
    }

    /// Kills the workers that hang, which then count as lost, and are replaced. NB: A hung process
    /// obeys no other signal.
    private func endHung(_ now: ContinuousClock.Instant) {
      for number in supervision.hung(now) {
        logger.error(
          "Worker hangs; it is ended", metadata: ["worker": "\(number)"])
        posts.all[number].process?.send(SIGKILL)
      }
    }

    private func reap() {
      leaving.removeAll { number, process in
        guard let end = process.end() else { return false }
        logger.log(
          level: self.end == nil ? .error : .debug, "Worker ended",
          metadata: [
            "worker": "\(number)", "process": "\(process.identifier)", "by": "\(end)",
          ])
        return true
      }
    }

    private func drain() {
      guard end == nil else { return }
      let accepting = ContinuousClock.now.advanced(by: settings.drainDelay)
      end = (accepting, accepting.advanced(by: settings.patience))
      supervision.drain()
      for post in posts.all { post.process?.send(SIGTERM) }
    }

    private func endNow() {
      for (_, process) in leaving { process.send(SIGKILL) }
      for post in posts.all { post.process?.send(SIGKILL) }
    }
  }
#endif
