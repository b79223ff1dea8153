#if Web
  import CalcotWeb
  import NIOCore
  import NIOHTTP1
  import NIOWebSocket

  /// An upgrader that turns a connection whose request was granted into a WebSocket.
  ///
  /// SwiftNIO's own upgrader does the handshake. This one adds fewer handlers to the pipeline
  /// afterwards: ``WebSocketWriter`` assembles the outgoing frames.
  final class WebSocketUpgrader: NIOTypedHTTPServerProtocolUpgrader {
    typealias Connect = @Sendable (any WebSocketOutlet) -> any WebSocketInlet

    /// The response's fields for a granted connection, and the closure that connects it.
    struct Grant {
      let headers: [WebHeader]
      let connect: Connect
    }

    let supportedProtocol = "websocket"
    let requiredUpgradeHeaders: [String] = []

    private let context: WebConnection.Context
    /// The granted connection, stored by the gate.
    private let granted: NIOLoopBoundBox<Grant?>
    private let handshake = NIOTypedWebSocketServerUpgrader<Void>(
      shouldUpgrade: { channel, _ in channel.eventLoop.makeSucceededFuture([:]) },
      upgradePipelineHandler: { channel, _ in channel.eventLoop.makeSucceededVoidFuture() })

    init(context: WebConnection.Context, granted: NIOLoopBoundBox<Grant?>) {
      self.context = context
      self.granted = granted
    }

    func buildUpgradeResponse(
      channel: any Channel, upgradeRequest: HTTPRequestHead, initialResponseHeaders: HTTPHeaders
    ) -> EventLoopFuture<HTTPHeaders> {
      var headers = initialResponseHeaders
      for header in granted.value?.headers ?? [] {
        headers.add(name: header.name, value: header.value)
      }
      return handshake.buildUpgradeResponse(
        channel: channel, upgradeRequest: upgradeRequest, initialResponseHeaders: headers)
    }

    func upgrade(
      channel: any Channel, upgradeRequest: HTTPRequestHead
    ) -> EventLoopFuture<WebConnection.Kind> {
      channel.eventLoop.makeCompletedFuture {
        guard let grant = granted.value else {
          throw NIOWebSocketUpgradeError.unsupportedWebSocketTarget
        }
        granted.value = nil
        return .socket(try open(channel, grant.connect))
      }
    }

    private func open(_ channel: any Channel, _ connect: @escaping Connect) throws -> LiveSocket {
      let messages = MessageQueue {
        channel.pipeline.fireUserInboundEventTriggered(WebSocketHandler.Event.room)
      }
      let writer = WebSocketWriter(
        channel: channel, limit: context.options.sockets.pendingLimit, closed: messages.discard)
      let limit = context.site.messageLimit
      let pipeline = channel.pipeline.syncOperations
      try pipeline.addHandler(ByteToMessageHandler(WebSocketFrameDecoder(maxFrameSize: limit)))
      try pipeline.addHandler(
        WebSocketHandler(
          writer: writer, messages: messages, messageLimit: limit, times: context.times,
          ended: context.report.socketEnded))
      // Messages are small, and many connections are idle: bytes wait in the kernel instead.
      try channel.syncOptions?.setOption(
        .recvAllocator,
        value: AdaptiveRecvByteBufferAllocator(minimum: 64, initial: 256, maximum: 16 * 1024))
      context.report.socketOpened()
      return LiveSocket(writer: writer, messages: messages, connect: connect)
    }
  }
#endif
