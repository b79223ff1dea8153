#if Web && os(Linux)
  import Logging
  import NIOPosix
  import ServiceLifecycle

  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif

  /// A service that runs a ``Supervisor`` on a thread of its own.
  struct SupervisorService: Service {
    let listener: ListeningSocket
    let settings: Supervisor.Settings
    let logger: Logger
    let onReady: @Sendable () -> Void

    func run() async throws {
      var wake: [Int32] = [-1, -1]
      guard pipe(&wake) == 0 else {
        throw WebServerProblem.cannotListen(
          address: "\(listener.port)", reason: String(cString: strerror(errno)))
      }
      for end in wake { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      let (reading, writing) = (wake[0], wake[1])
      let thread = NIOThreadPool(numberOfThreads: 1)
      thread.start()
      let outcome = await withGracefulShutdownHandler {
        await supervise(on: thread, wake: reading)
      } onGracefulShutdown: {
        var byte: UInt8 = 1
        write(writing, &byte, 1)
      }
      close(reading)
      close(writing)
      try await thread.shutdownGracefully()
      try outcome.get()
    }

    private func supervise(on thread: NIOThreadPool, wake: Int32) async -> Result<Void, any Error> {
      // NB: A task of its own, because the workers have to end also if this one is cancelled.
      await Task {
        try await thread.runIfActive {
          try Supervisor(listener, settings, wake: wake, logger: logger, onReady: onReady).run()
        }
      }.result
    }
  }
#endif
