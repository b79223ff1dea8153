#if Web && os(Linux)
  import Calcot
  import HummingbirdCore
  import Logging
  import NIOCore
  import NIOPosix
  import ServiceLifecycle

  /// The connections that a worker receives from the supervisor. It serves them as a server serves
  /// those that it has accepted itself.
  struct ReceivedConnections: Service {
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
      await withTaskCancellationHandler {
        await withGracefulShutdownHandler {
          _ = socket.send(WorkerMessage(.ready))
          await onReady()
          await serve(on: loop, receivingOn: thread)
          // NB: A service that ends before its turn is an error of the group.
          try? await gracefulShutdown()
        } onGracefulShutdown: {
          socket.stopReceiving()
          open.finish()
        }
      } onCancel: {
        socket.stopReceiving()
        open.closeAll()
      }
      try await thread.shutdownGracefully()
      try await loop.shutdownGracefully()
    }

    private func serve(on loop: any EventLoopGroup, receivingOn thread: NIOThreadPool) async {
      await withDiscardingTaskGroup { group in
        while let received = await next(on: thread) {
          guard let descriptor = received.descriptor else { continue }
          let isHomeless = received.message.kind == .homelessConnection
          group.addTask {
            await serve(
              descriptor, first: received.message.bytes, isHomeless: isHomeless, on: loop)
          }
        }
        lost.finish()
      }
    }

    private func next(on thread: NIOThreadPool) async -> WorkerSocket.Received? {
      await open.roomForOne()
      let reception = try? await thread.runIfActive {
        socket.receive(upTo: messageLength, isWaiting: true)
      }
      guard case .received(let received) = reception else { return nil }
      return received
    }

    private func serve(
      _ descriptor: Int32, first: ByteBuffer, isHomeless: Bool, on loop: any EventLoopGroup
    ) async {
      let value = try? await ClientBootstrap(group: loop)
        .channelOption(.allowRemoteHalfClosure, value: true)
        .withConnectedSocket(descriptor) { channel in
          let value = connection.setup(channel, first: first, isHomeless: isHomeless)
          open.add(channel)
          return value
        }
      guard let value else { return }
      await connection.handle(value: value, logger: logger)
    }
  }

  /// A service that ends when the supervisor of this worker is gone.
  struct SupervisorLoss: Service {
    let lost: AsyncStream<Never>

    func run() async throws {
      await cancelWhenGracefulShutdown { for await _ in lost {} }
    }
  }

  /// The open connections of a worker.
  final class OpenConnections: Sendable {
    private struct State {
      var channels: [ObjectIdentifier: any Channel] = [:]
      var isFinishing = false
      var waiting: CheckedContinuation<Void, Never>?
    }

    private let state = Locked(State())
    private let most: Int

    /// Creates a set of no connections.
    ///
    /// - Parameter most: The number of connections at which ``roomForOne()`` begins to wait.
    init(most: Int) { self.most = most }

    /// Adds a connection until it closes.
    func add(_ channel: any Channel) {
      let name = ObjectIdentifier(channel)
      let isFinishing = state.withLock { state in
        state.channels[name] = channel
        return state.isFinishing
      }
      channel.closeFuture.whenComplete { [weak self] _ in self?.remove(name) }
      // NB: Later, because a connection must not close before it is registered.
      if isFinishing { channel.eventLoop.execute { Self.finish(channel) } }
    }

    /// Waits until the number of connections is below the limit.
    func roomForOne() async {
      await withCheckedContinuation { continuation in
        let hasRoom = state.withLock { state in
          if state.channels.count < most || state.isFinishing { return true }
          state.waiting = continuation
          return false
        }
        if hasRoom { continuation.resume() }
      }
    }

    /// Has each connection close after the answer to its current request.
    func finish() {
      let (channels, waiting) = state.withLock { state in
        state.isFinishing = true
        defer { state.waiting = nil }
        return (Array(state.channels.values), state.waiting)
      }
      waiting?.resume()
      for channel in channels { Self.finish(channel) }
    }

    /// Closes all connections.
    func closeAll() {
      finish()
      for channel in state.withLock({ Array($0.channels.values) }) { channel.close(promise: nil) }
    }

    private func remove(_ name: ObjectIdentifier) {
      let waiting = state.withLock { state in
        state.channels[name] = nil
        defer { state.waiting = nil }
        return state.waiting
      }
      waiting?.resume()
    }

    private static func finish(_ channel: any Channel) {
      channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
    }
  }
#endif
