#if Web && os(Linux)
  import Logging
  import NIOCore
  import NIOPosix
  import ServiceLifecycle

  /// The connections that a worker receives from its supervisor.
  struct WorkerConnections: Service {
    let connection: WebConnection
    let socket: WorkerSocket
    let messageLength: Int
    let logger: Logger
    let open: OpenConnections
    /// Called when the worker begins to serve.
    let onReady: @Sendable () async -> Void
    /// Finished when the supervisor is gone, so that no more connections will come.
    let lost: AsyncStream<Never>.Continuation

    /// Serves until the supervisor is gone or the worker is shut down, and all connections have closed.
    func run() async throws {
      let thread = NIOThreadPool(numberOfThreads: 1)
      thread.start()
      // NB: A worker has one core, and one main actor that all of its connections wait for.
      let loop = MultiThreadedEventLoopGroup(numberOfThreads: 1)
      let connections = ReceivedConnections(
        connection: connection, loop: loop, logger: logger, open: open,
        received: AsyncStream { await next(on: thread) }, stop: { socket.stopReceiving() })
      _ = socket.send(WorkerMessage(.ready))
      await onReady()
      await connections.run()
      try await thread.shutdownGracefully()
      try await loop.shutdownGracefully()
    }

    private func next(on thread: NIOThreadPool) async -> ReceivedConnection? {
      while true {
        await open.roomForOne()
        let reception = try? await thread.runIfActive {
          socket.receive(upTo: messageLength, isWaiting: true)
        }
        guard case .received(let received) = reception else {
          lost.finish()
          return nil
        }
        guard let descriptor = received.descriptor else { continue }
        return ReceivedConnection(
          descriptor: descriptor, first: received.message.bytes,
          isHomeless: received.message.kind == .homelessConnection)
      }
    }
  }

  /// A service that ends when the supervisor of this worker is gone.
  struct SupervisorLoss: Service {
    let lost: AsyncStream<Never>

    func run() async throws {
      await cancelWhenGracefulShutdown { for await _ in lost {} }
    }
  }
#endif
