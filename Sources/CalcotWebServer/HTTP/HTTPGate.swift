#if Web
  import CalcotWeb
  import NIOCore
  import NIOHTTP1

  /// A handler that passes on complete requests within the limits, answers the others itself,
  /// grants WebSockets, and closes idle connections.
  ///
  /// The handlers behind it receive only complete requests, because they could not distinguish a
  /// truncated request from a complete one.
  final class HTTPGate: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart
    typealias OutboundIn = HTTPServerResponsePart
    typealias OutboundOut = HTTPServerResponsePart

    private enum State {
      case waiting
      case reading(HTTPRequestHead, WebBodyReservation)
      /// The connection is becoming a WebSocket.
      case upgrading
      /// The connection is passed on when the requests before this one have been answered.
      case leaving
      /// No more input is accepted; it is dropped, so that the browser can still read its response.
      case done
    }

    private let context: WebConnection.Context
    private let granted: NIOLoopBoundBox<WebSocketUpgrader.Grant?>
    private let deadline: Deadline
    private let pace: WritePace
    private let mover: ConnectionMover
    private var state = State.waiting
    /// The body that is being read.
    private var body = RequestBody()
    /// The reserved memory of the bodies whose requests have been passed on but not answered, in
    /// their order.
    ///
    /// NB: Each is released with its own answer: a browser that always has a request under way
    /// would otherwise accumulate them.
    private var open: [WebBodyReservation] = []
    private var isFirst = true
    /// The response to a refused request, sent after those to the requests before it.
    private var refusal: (response: WebResponse, isHead: Bool)?

    init(
      context: WebConnection.Context, granted: NIOLoopBoundBox<WebSocketUpgrader.Grant?>,
      pace: WritePace, mover: ConnectionMover
    ) {
      (self.context, self.granted, self.pace, self.mover) = (context, granted, pace, mover)
      deadline = Deadline(TimeAmount(context.options.requestTimeout))
    }

    func handlerAdded(context: ChannelHandlerContext) {
      deadline.restart(context) { self.timeIsUp(context: $0) }
    }

    func handlerRemoved(context: ChannelHandlerContext) { deadline.end() }

    func channelInactive(context: ChannelHandlerContext) {
      deadline.end()
      context.fireChannelInactive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      switch (unwrapInboundIn(data), state) {
      case (.head(let head), .waiting):
        take(head, context: context)
      case (.body(let part), .reading(let head, let room)):
        take(part, of: head, in: room, context: context)
      case (.end, .reading(let head, let room)):
        pass(head, in: room, context: context)
      case (.end, .upgrading):
        context.fireChannelRead(data)
      default: break
      }
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
      switch unwrapOutboundIn(data) {
      case .head(var head) where head.status.code >= 200 && isLast:
        head.headers.replaceOrAdd(name: "connection", value: "close")
        context.write(wrapOutboundOut(.head(head)), promise: promise)
      case .end where !open.isEmpty:
        open.removeFirst()
        context.write(data, promise: promise)
        if open.isEmpty { allAnswered(context: context) }
      default:
        context.write(data, promise: promise)
      }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
      switch event {
      case is ChannelShouldQuiesceEvent:
        finish(context: context)
      case WritePaceEvent.tooSlow:
        context.close(promise: nil)
      case ChannelEvent.inputClosed:
        finish(context: context)
        context.fireUserInboundEventTriggered(event)
      default:
        context.fireUserInboundEventTriggered(event)
      }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      switch error {
      case HTTPParserError.headerOverflow: refuse(431, context: context)
      case HTTPParserError.invalidEOFState: context.close(promise: nil)
      case is HTTPParserError: refuse(400, context: context)
      case is ByteToMessageDecoderError: break
      default: context.fireErrorCaught(error)
      }
    }
  }

  // MARK: - Requests

  extension HTTPGate {
    private func take(_ received: HTTPRequestHead, context: ChannelHandlerContext) {
      defer { isFirst = false }
      let head = received.normalized
      if let refusal = head.refusal {
        return refuse(refusal, to: head, context: context)
      }
      if mover.takes(head, isFirst: isFirst) {
        guard self.context.requests.mayMove(request(head, on: context.channel).address) else {
          return refuse(WebResponse(status: 429), to: head, context: context)
        }
        state = .leaving
        deadline.restart(context) { self.timeIsUp(context: $0) }
        if open.isEmpty { leave(context) }
        return
      }
      let room: WebBodyReservation
      switch self.context.site.bodyAdmission(of: request(head, on: context.channel)) {
      case .accepted(let given): room = given
      case .refused(let response): return refuse(response, to: head, context: context)
      }
      switch UpgradeRequest(head) {
      case .none: read(head, in: room, context: context)
      case .malformed: refuse(WebResponse(status: 400), to: head, context: context)
      case .otherVersion:
        let version = WebHeader("Sec-WebSocket-Version", "13")
        refuse(WebResponse(status: 426, headers: [version]), to: head, context: context)
      case .webSocket: takeUpgrade(head, context: context)
      }
    }

    private func leave(_ context: ChannelHandlerContext) {
      mover.move { self.refuse(503, context: context) }
    }

    private func takeUpgrade(_ head: HTTPRequestHead, context: ChannelHandlerContext) {
      let request = request(head, on: context.channel)
      switch self.context.site.admission(of: request) {
      case .refused(let response):
        refuse(response, to: head, context: context)
      case .accepted(var headers, let connect):
        if let place = self.context.place.header(for: request) { headers.append(place) }
        granted.value = WebSocketUpgrader.Grant(headers: headers, connect: connect)
        state = .upgrading
        // NB: messages may follow at once, and begin like a line end.
        mover.bodyComes(of: head)
        context.fireChannelRead(wrapInboundOut(.head(head)))
      }
    }

    private func read(
      _ head: HTTPRequestHead, in room: WebBodyReservation, context: ChannelHandlerContext
    ) {
      var head = head
      if head.headers.contains(name: "upgrade") {
        // NB: SwiftNIO drops a request for an upgrade to a protocol that it does not know, and its decoder
        // reads nothing after one.
        head.headers.remove(name: "upgrade")
        head.headers.replaceOrAdd(name: "connection", value: "close")
      }
      Compression.preferGzip(&head)
      // NB: Hummingbird recognizes no other spelling and no earlier HTTP version.
      if !head.isKeepAlive || head.version.minor == 0 {
        head.headers.replaceOrAdd(name: "connection", value: "close")
      }
      if head.headers.first(name: "expect")?.lowercased() == "100-continue", open.isEmpty {
        let goOn = HTTPResponseHead(version: .http1_1, status: .continue)
        context.writeAndFlush(wrapOutboundOut(.head(goOn)), promise: nil)
      }
      mover.bodyComes(of: head)
      state = .reading(head, room)
      deadline.restart(context) { self.timeIsUp(context: $0) }
    }

    private func take(
      _ part: ByteBuffer, of head: HTTPRequestHead, in room: WebBodyReservation,
      context: ChannelHandlerContext
    ) {
      if let refusal = room.add(part.readableBytes) {
        return refuse(refusal, to: head, context: context)
      }
      switch body.add(part) {
      case .little: break
      case .much: deadline.restart(context) { self.timeIsUp(context: $0) }
      case .tooManyParts:
        refuse(400, context: context)
        // NB: with what it still sends, which would go on to cost as much.
        context.close(promise: nil)
      }
    }

    private func pass(
      _ head: HTTPRequestHead, in room: WebBodyReservation, context: ChannelHandlerContext
    ) {
      open.append(room)
      mover.passed()
      state = head.headers.first(name: "connection") == "close" ? .done : .waiting
      deadline.pause()
      context.fireChannelRead(wrapInboundOut(.head(head)))
      for piece in body.pieces { context.fireChannelRead(wrapInboundOut(.body(piece))) }
      body = RequestBody()
      context.fireChannelRead(wrapInboundOut(.end(nil)))
    }

    private func request(_ head: HTTPRequestHead, on channel: any Channel) -> WebRequest {
      let address = context.address(
        behind: channel, head.headers[canonicalForm: "x-forwarded-for"].map(String.init))
      return WebRequest(head, from: address)
    }
  }

  // MARK: - Closing

  extension HTTPGate {
    private var isLast: Bool {
      if case .done = state, open.count == 1, refusal == nil { true } else { false }
    }

    private func refuse(_ status: Int, context: ChannelHandlerContext) {
      stop((WebResponse(status: status), isHead: false), context: context)
    }

    private func refuse(
      _ response: WebResponse, to head: HTTPRequestHead, context: ChannelHandlerContext
    ) {
      stop((response, isHead: head.method == .HEAD), context: context)
    }

    private func stop(
      _ refusal: (WebResponse, isHead: Bool), context: ChannelHandlerContext
    ) {
      if case .done = state { return }
      state = .done
      body = RequestBody()
      self.refusal = refusal
      mover.end()
      deadline.pause()
      if open.isEmpty { allAnswered(context: context) }
    }

    private func allAnswered(context: ChannelHandlerContext) {
      deadline.restart(context) { self.timeIsUp(context: $0) }
      if case .leaving = state {
        context.flush()
        return leave(context)
      }
      guard case .done = state else { return mover.answered() }
      mover.end()
      if let (response, isHead) = refusal {
        refusal = nil
        self.context.report.requestRefused(status: response.status)
        write(response, withBody: !isHead, context: context)
      }
      context.flush()
      // NB: The browser may still be sending. Closing the connection now, with unread input, would
      // make the system discard the response. The browser closes after reading it.
      context.close(mode: .output, promise: nil)
    }

    private func write(_ response: WebResponse, withBody: Bool, context: ChannelHandlerContext) {
      let head = HTTPResponseHead(refusal: response)
      context.write(wrapOutboundOut(.head(head)), promise: nil)
      if withBody, !response.body.isEmpty {
        let body = ByteBuffer(bytes: response.body)
        context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: nil)
      }
      context.write(wrapOutboundOut(.end(nil)), promise: nil)
    }

    /// Accepts no further requests, and closes when the current ones have been answered.
    private func finish(context: ChannelHandlerContext) {
      switch state {
      case .upgrading, .leaving: return
      case .waiting, .reading, .done: break
      }
      let isIdle = open.isEmpty && refusal == nil
      state = .done
      if isIdle { context.close(promise: nil) }
    }

    private func timeIsUp(context: ChannelHandlerContext) {
      if case .reading = state { return refuse(408, context: context) }
      // NB: A browser on a slow line may still be receiving the response before.
      guard !pace.isWaiting else {
        return deadline.restart(context) { self.timeIsUp(context: $0) }
      }
      context.close(promise: nil)
    }
  }
#endif
