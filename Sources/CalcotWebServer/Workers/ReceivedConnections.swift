#if Web
  import Calcot
  import HummingbirdCore
  import Logging
  import NIOCore
  import NIOPosix
  import ServiceLifecycle

  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #else
    import Darwin
  #endif

  /// A connection that somebody else has accepted.
  struct ReceivedConnection: Sendable {
    /// The descriptor, which the receiver owns.
    let descriptor: CInt
    /// The bytes that have already been read from it.
    let first: ByteBuffer
    /// A Boolean value that indicates whether the worker to which its next request belongs is away.
    var isHomeless = false
  }

  /// The connections that a worker receives from the supervisor, or a server of one process from itself. It
  /// serves them as a server serves those that it has accepted itself.
  struct ReceivedConnections: Service {
    let connection: WebConnection
    let loop: any EventLoopGroup
    let logger: Logger
    let open: OpenConnections
    let received: AsyncStream<ReceivedConnection>
    /// Ends the stream of connections, after those that are on their way.
    let stop: @Sendable () -> Void

    /// Serves until the connections end or the process is shut down, and all have closed.
    func run() async {
      await withTaskCancellationHandler {
        await withGracefulShutdownHandler {
          await serve()
          // NB: A service that ends before its turn is an error of the group.
          try? await gracefulShutdown()
        } onGracefulShutdown: {
          stop()
          open.finish()
        }
      } onCancel: {
        stop()
        open.closeAll()
      }
    }

    private func serve() async {
      await withDiscardingTaskGroup { group in
        for await next in received { group.addTask { await serve(next) } }
      }
    }

    private func serve(_ received: ReceivedConnection) async {
      let value = try? await ClientBootstrap(group: loop)
        .channelOption(.allowRemoteHalfClosure, value: true)
        .withConnectedSocket(received.descriptor) { channel in
          let value = connection.setup(
            channel, first: received.first, isHomeless: received.isHomeless)
          open.add(channel)
          return value
        }
      guard let value else { return }
      await connection.handle(value: value, logger: logger)
    }
  }

  extension ReceivedConnections {
    /// Returns the place of a process that serves by itself, and the connections that it passes to itself.
    static func ofOneProcess() -> (
      place: WorkerPlace, received: AsyncStream<ReceivedConnection>, stop: @Sendable () -> Void
    ) {
      let (received, reception) = AsyncStream<ReceivedConnection>.makeStream()
      let place = WorkerPlace.alone { descriptor, bytes, _ in
        // NB: the channel that has it closes its own.
        let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
        guard copy >= 0 else { return .failed }
        let connection = ReceivedConnection(descriptor: copy, first: bytes)
        guard case .enqueued = reception.yield(connection) else {
          close(copy)
          return .failed
        }
        return .passed
      }
      return (place, received, { reception.finish() })
    }
  }

  /// The open connections that a process has received.
  final class OpenConnections: Sendable {
    private struct State {
      var channels: [ObjectIdentifier: any Channel] = [:]
      var isFinishing = false
      var waiting: CheckedContinuation<Void, Never>?
      var whenOneCloses: @Sendable () -> Void = {}
    }

    private let state = Locked(State())
    private let most: Int
    private let onFull: @Sendable () -> Void

    /// Creates a set of no connections.
    ///
    /// - Parameters:
    ///   - most: The number of connections at which ``roomForOne()`` begins to wait.
    ///   - onFull: Called when it begins to wait.
    init(most: Int = .max, onFull: @escaping @Sendable () -> Void = {}) {
      (self.most, self.onFull) = (most, onFull)
    }

    /// The number of connections.
    var count: Int { state.withLock { $0.channels.count } }

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

    /// Calls a closure after each connection that closes, from now on.
    func whenOneCloses(_ body: @escaping @Sendable () -> Void) {
      state.withLock { $0.whenOneCloses = body }
    }

    /// Waits until the number of connections is below the limit.
    func roomForOne() async {
      await withCheckedContinuation { continuation in
        let hasRoom = state.withLock { state in
          if state.channels.count < most || state.isFinishing { return true }
          state.waiting = continuation
          return false
        }
        if hasRoom { continuation.resume() } else { onFull() }
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
      let (waiting, whenOneCloses) = state.withLock { state in
        state.channels[name] = nil
        defer { state.waiting = nil }
        return (state.waiting, state.whenOneCloses)
      }
      waiting?.resume()
      whenOneCloses()
    }

    private static func finish(_ channel: any Channel) {
      channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
    }
  }
#endif
