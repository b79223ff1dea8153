#if Web
  import NIOCore
  import NIOWebSocket

  /// The protocol handler of one WebSocket: it delivers messages as fast as they are consumed,
  /// answers pings, checks that the browser is alive, and closes the connection properly.
  final class WebSocketHandler: ChannelDuplexHandler {
    typealias InboundIn = WebSocketFrame
    typealias OutboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    /// An event from another thread or from the writer.
    enum Event {
      /// Messages have been consumed, and the buffer has room again.
      case room
      /// A close frame is being sent.
      case ending
      /// The browser does not read.
      case behind
    }

    private let writer: WebSocketWriter
    private let queue: MessageQueue
    private let times: LiveSocket.Times
    private let ended: @Sendable (WebSocketEnd) -> Void
    private var parser: WebSocketMessages
    private var end: WebSocketEnd?
    private var lastRead = NIODeadline.uptimeNanoseconds(0)
    private var timer: Scheduled<Void>?
    private var isFull = false
    private var readIsDue = false
    /// The time by which the first message must arrive; `nil` after it.
    private var greetingDue: NIODeadline?
    /// The frames since the last tick that completed no message.
    private var idleFrames = 0
    /// The maximum number of such frames between two ticks.
    private static let mostIdleFrames = 1_000

    init(
      writer: WebSocketWriter, messages queue: MessageQueue, messageLimit: Int,
      times: LiveSocket.Times, ended: @escaping @Sendable (WebSocketEnd) -> Void
    ) {
      self.writer = writer
      self.queue = queue
      self.times = times
      self.ended = ended
      parser = WebSocketMessages(limit: messageLimit)
    }

    func handlerAdded(context: ChannelHandlerContext) {
      lastRead = context.eventLoop.now
      greetingDue = context.eventLoop.now + times.greeting
      schedule(in: min(times.ping, times.silence, times.greeting), context: context) {
        $0.tick(context: $1)
      }
    }

    func handlerRemoved(context: ChannelHandlerContext) {
      timer?.cancel()
      writer.drop()
      queue.gone()
    }

    func channelInactive(context: ChannelHandlerContext) {
      timer?.cancel()
      writer.drop()
      queue.gone()
      ended(end ?? .browser)
      context.fireChannelInactive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      lastRead = context.eventLoop.now
      let outcome = parser.take(unwrapInboundIn(data))
      // NB: After a close frame, only that of the browser counts.
      if end != nil {
        if case .close = outcome { context.close(promise: nil) }
        return
      }
      switch outcome {
      case .nothing: noteIdleFrame()
      case .text(let text):
        greetingDue = nil
        isFull = !queue.add(text) || isFull
      case .ping(let bytes):
        writer.control(.pong, bytes)
        noteIdleFrame()
      case .close(let code):
        end = .browser
        writer.agree(code: code)
        queue.finish()
      case .wrong(let code, let reason):
        reject(code: code, reason: reason)
      }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      guard let error = error as? NIOWebSocketError else {
        // NB: Once its decoder has failed, SwiftNIO reports each further piece of data as an error.
        if !(error is ByteToMessageDecoderError) { context.close(promise: nil) }
        return
      }
      guard end == nil else { return }
      switch error {
      case .invalidFrameLength: reject(code: 1009, reason: "more than \(parser.limit) bytes")
      default: reject(code: 1002, reason: "a control frame that is long or in parts")
      }
    }

    func read(context: ChannelHandlerContext) {
      if isFull, end == nil {
        readIsDue = true
      } else {
        context.read()
      }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
      switch event {
      case Event.room: makeRoom(context: context)
      case Event.ending: closeSoon(context: context)
      case Event.behind, WritePaceEvent.tooSlow: giveUp(.behind, context: context)
      // The browser can send no more, so its close frame will not come.
      case ChannelEvent.inputClosed: context.close(promise: nil)
      case is ChannelShouldQuiesceEvent: writer.close(code: 1001, reason: "")
      default: context.fireUserInboundEventTriggered(event)
      }
    }

    /// Counts a ping, a pong or a part of a message, because none of them may be sent without end.
    private func noteIdleFrame() {
      idleFrames += 1
      if idleFrames > Self.mostIdleFrames { reject(code: 1008, reason: "too many small frames") }
    }

    private func reject(code: Int, reason: String) {
      end = .refused
      writer.reject(code: code, reason: reason)
      queue.finish()
    }

    private func makeRoom(context: ChannelHandlerContext) {
      isFull = false
      guard readIsDue else { return }
      readIsDue = false
      lastRead = context.eventLoop.now
      context.read()
    }

    /// Waits for the browser's close frame, with a timeout.
    private func closeSoon(context: ChannelHandlerContext) {
      if end == nil { end = .server }
      queue.finish()
      makeRoom(context: context)
      timer?.cancel()
      schedule(in: times.close, context: context) { $1.close(promise: nil) }
    }

    private func giveUp(_ end: WebSocketEnd, context: ChannelHandlerContext) {
      self.end = self.end ?? end
      context.close(promise: nil)
    }

    private func tick(context: ChannelHandlerContext) {
      let now = context.eventLoop.now
      // Unread input that the server itself holds back does not count as silence.
      if readIsDue { lastRead = now }
      if now - lastRead >= times.silence { return giveUp(.silent, context: context) }
      idleFrames = 0
      if let due = greetingDue, now >= due { return reject(code: 1008, reason: "no greeting") }
      writer.control(.ping)
      let next = min(
        times.ping, times.silence - (now - lastRead), greetingDue.map { $0 - now } ?? times.ping)
      schedule(in: next, context: context) { $0.tick(context: $1) }
    }

    private func schedule(
      in time: TimeAmount, context: ChannelHandlerContext,
      _ action: @escaping (WebSocketHandler, ChannelHandlerContext) -> Void
    ) {
      timer = context.eventLoop.assumeIsolated().scheduleTask(in: time) {
        action(self, context)
      }
    }
  }
#endif
