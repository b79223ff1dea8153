#if Web
  import CalcotWeb
  import NIOCore
  import NIOWebSocket
  import Calcot

  /// The writer of one browser's WebSocket: senders assemble frames on their own threads, and the
  /// connection's event loop writes them in one piece.
  final class WebSocketWriter: WebSocketOutlet {
    /// The action after everything has been written.
    private enum Ending {
      /// Nothing: the browser's close frame is awaited.
      case waits
      /// The output closes, but input is still read, so that the browser can read the reason.
      case closesOutput
      case closes
    }

    private struct State {
      var frames = ByteBuffer()
      var isScheduled = false
      var isOpen = true
      var isBehind = false
      var ending: Ending?
    }

    private let channel: any Channel
    private let limit: Int
    private let closed: @Sendable () -> Void
    private let state = Locked(State())

    /// Creates a writer.
    ///
    /// - Parameters:
    ///   - limit: The maximum number of bytes that wait for the browser; see
    ///     ``WebServerOptions/Sockets/pendingLimit``.
    ///   - closed: Called when the server closes the WebSocket, on any thread.
    init(channel: any Channel, limit: Int, closed: @escaping @Sendable () -> Void) {
      (self.channel, self.limit, self.closed) = (channel, limit, closed)
    }

    func send(_ text: String) {
      add({ $0.writeText(text) })
    }

    func close(code: Int, reason: String) {
      closed()
      add({ $0.writeClose(code: code, reason: reason) }, then: .waits)
    }

    /// Sends a ping or a pong.
    func control(_ opcode: WebSocketOpcode, _ bytes: ByteBuffer = ByteBuffer()) {
      add({ $0.writeControl(opcode, bytes) })
    }

    /// Answers the browser's close frame and closes.
    func agree(code: Int?) {
      add({ $0.writeClose(code: code) }, then: .closes)
    }

    /// Closes because of an error of the browser.
    func reject(code: Int, reason: String) {
      add({ $0.writeClose(code: code, reason: reason) }, then: .closesOutput)
    }

    /// Discards everything after the connection has closed.
    func drop() {
      state.withLock {
        $0.isOpen = false
        $0.frames = ByteBuffer()
      }
    }

    private func add(_ frame: (inout ByteBuffer) -> Void, then ending: Ending? = nil) {
      let isFirst = state.withLock { state in
        guard state.isOpen else { return false }
        state.isBehind = state.frames.readableBytes > limit
        if !state.isBehind { frame(&state.frames) }
        state.ending = ending
        state.isOpen = ending == nil && !state.isBehind
        defer { state.isScheduled = true }
        return !state.isScheduled
      }
      guard isFirst else { return }
      if channel.eventLoop.inEventLoop {
        flush()
      } else {
        channel.eventLoop.execute { self.flush() }
      }
    }

    private func flush() {
      let taken = state.withLock { state in
        let taken = state
        state.frames = ByteBuffer()
        state.isScheduled = false
        state.ending = nil
        return taken
      }
      guard taken.frames.readableBytes > 0 else { return }
      let waiting = (try? channel.syncOptions?.getOption(.bufferedWritableBytes)) ?? 0
      if taken.isBehind || waiting > limit {
        return channel.pipeline.fireUserInboundEventTriggered(WebSocketHandler.Event.behind)
      }
      guard let ending = taken.ending else {
        return channel.writeAndFlush(taken.frames, promise: nil)
      }
      channel.pipeline.fireUserInboundEventTriggered(WebSocketHandler.Event.ending)
      channel.writeAndFlush(taken.frames).whenComplete { [channel] _ in
        switch ending {
        case .waits: break
        case .closesOutput: channel.close(mode: .output, promise: nil)
        case .closes: channel.close(promise: nil)
        }
      }
    }
  }
#endif
