#if Web
  import NIOCore

  /// A handler that closes a connection whose other end reads too slowly: in each period, at least
  /// ``leastBytes`` have to leave, or everything that is left.
  ///
  /// It stands next to the socket and looks at the bytes that wait there, so while nothing waits it
  /// costs one counter for each write.
  final class WritePace: ChannelOutboundHandler, Sendable {
    typealias OutboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private struct State {
      /// The number of bytes written since the last look.
      var written = 0
      /// The number of bytes that waited at the last look.
      var waiting = 0
      var timer: Scheduled<Void>?
    }

    /// The minimum number of bytes that leave in each period.
    static let leastBytes = 16 * 1024

    private let period: TimeAmount
    private let state: NIOLoopBoundBox<State>
    private let waiting: @Sendable (any Channel) -> Int

    /// Creates a handler of a connection.
    ///
    /// - Parameter waiting: Returns the number of bytes that wait at a connection's socket.
    init(
      period: TimeAmount, on eventLoop: any EventLoop,
      waiting: @escaping @Sendable (any Channel) -> Int = { channel in
        Int((try? channel.syncOptions?.getOption(.bufferedWritableBytes)) ?? 0)
      }
    ) {
      self.period = period
      self.waiting = waiting
      state = NIOLoopBoundBox(State(), eventLoop: eventLoop)
    }

    /// A Boolean value that indicates whether written bytes still wait.
    var isWaiting: Bool { state.value.timer != nil }

    func handlerRemoved(context: ChannelHandlerContext) { stop() }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
      state.value.written += unwrapOutboundIn(data).readableBytes
      context.write(data, promise: promise)
    }

    func flush(context: ChannelHandlerContext) {
      context.flush()
      guard state.value.timer == nil else { return }
      let waiting = waiting(context.channel)
      if waiting == 0 {
        state.value.written = 0
      } else {
        look(context.channel, waiting)
      }
    }

    func close(
      context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?
    ) {
      if mode == .all { stop() }
      context.close(mode: mode, promise: promise)
    }

    private func stop() {
      state.value.timer?.cancel()
      state.value.timer = nil
    }

    /// Records the number of waiting bytes, and looks again after the period.
    private func look(_ channel: any Channel, _ waiting: Int) {
      state.value.written = 0
      state.value.waiting = waiting
      state.value.timer = channel.eventLoop.assumeIsolated().scheduleTask(in: period) {
        self.state.value.timer = nil
        let left = self.waiting(channel)
        let taken = self.state.value.waiting + self.state.value.written - left
        guard left > 0 else { return self.state.value.written = 0 }
        guard taken >= Self.leastBytes else {
          return channel.pipeline.fireUserInboundEventTriggered(WritePaceEvent.tooSlow)
        }
        self.look(channel, left)
      }
    }
  }

  /// An event of a ``WritePace``.
  enum WritePaceEvent {
    /// The other end reads too slowly.
    case tooSlow
  }
#endif
