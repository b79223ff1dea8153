#if Web
  import Calcot
  import ServiceLifecycle

  /// A server's readiness for new visitors, from the time it listens until it is told to end.
  final class Readiness: Sendable {
    private let state = Locked(false)

    var isReady: Bool { state.withLock { $0 } }

    func become(_ isReady: Bool) { state.withLock { $0 = isReady } }
  }

  /// A service whose end is the first step of a server's shutdown: the server is no longer ready,
  /// but everything else goes on for a while.
  struct ReadinessService: Service {
    let readiness: Readiness
    let delay: Duration

    func run() async throws {
      try? await gracefulShutdown()
      readiness.become(false)
      if delay > .zero { try? await Task.sleep(for: delay) }
    }
  }
#endif
