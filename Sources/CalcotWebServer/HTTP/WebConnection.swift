#if Web
  import CalcotWeb
  import HummingbirdCore
  import Logging
  import NIOCore
  import NIOHTTP1
  import NIOHTTPTypes
  import NIOHTTPTypesHTTP1

  /// The handler of a Hummingbird connection: HTTP/1.1 until a request opens a WebSocket.
  struct WebConnection: HTTPChannelHandler {
    /// The values that all connections share.
    struct Context: Sendable {
      let site: any WebSiteServing
      let options: WebServerOptions
      let times: LiveSocket.Times
      let report: WebServerReport

      init(site: any WebSiteServing, options: WebServerOptions, report: WebServerReport) {
        self.site = site
        self.options = options
        self.report = report
        times = LiveSocket.Times(
          ping: TimeAmount(options.pingInterval), silence: TimeAmount(options.silenceTimeout),
          close: TimeAmount(options.closeTimeout))
      }
    }

    /// The kind of connection after negotiation.
    enum Kind: Sendable {
      case http(NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>)
      case socket(LiveSocket)
    }

    struct Value: ServerChildChannelValue {
      let channel: any Channel
      /// The kind of connection, determined when the first request has arrived, if any.
      let kind: EventLoopFuture<Kind>
    }

    let context: Context
    let responder: Responder

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
      channel.eventLoop.makeCompletedFuture {
        try channel.syncOptions?.setOption(.tcpOption(.tcp_nodelay), value: 1)
        try channel.syncOptions?.setOption(
          .recvAllocator,
          value: AdaptiveRecvByteBufferAllocator(minimum: 64, initial: 1024, maximum: 16 * 1024))
        return Value(channel: channel, kind: try addHandlers(to: channel))
      }
    }

    func handle(value: Value, logger: Logger) async {
      switch try? await value.kind.get() {
      case .http(let channel): await handleHTTP(asyncChannel: channel, logger: logger)
      case .socket(let socket): await socket.serve()
      case nil: value.channel.close(promise: nil)
      }
    }

    private func addHandlers(to channel: any Channel) throws -> EventLoopFuture<Kind> {
      let pipeline = channel.pipeline.syncOperations
      let granted = NIOLoopBoundBox<WebSocketUpgrader.Connect?>(nil, eventLoop: channel.eventLoop)
      let encoder = HTTPResponseEncoder()
      let decoder = ByteToMessageHandler(
        HTTPRequestDecoder(leftOverBytesStrategy: .forwardBytes, limitConfiguration: limits))
      let gate = HTTPGate(context: context, granted: granted)
      let upgrader = NIOTypedHTTPServerUpgradeHandler<Kind>(
        httpEncoder: encoder, extraHTTPHandlers: [decoder, gate],
        upgradeConfiguration: NIOTypedHTTPServerUpgradeConfiguration(
          upgraders: [WebSocketUpgrader(context: context, granted: granted)],
          notUpgradingCompletionHandler: Self.carryOnAsHTTP))
      try pipeline.addHandlers([encoder, decoder, gate, upgrader])
      return upgrader.upgradeResultFuture
    }

    private var limits: NIOHTTPDecoderLimitConfiguration {
      var limits = NIOHTTPDecoderLimitConfiguration()
      limits.maxHeaderFieldSize = context.options.headerLimit
      limits.maxHeaderListSize = context.options.headerLimit
      limits.maxHeaderFieldCount = 100
      return limits
    }

    private static func carryOnAsHTTP(_ channel: any Channel) -> EventLoopFuture<Kind> {
      channel.eventLoop.makeCompletedFuture {
        try channel.pipeline.syncOperations.addHandler(HTTP1ToHTTPServerCodec(secure: false))
        return .http(
          try NIOAsyncChannel(
            wrappingChannelSynchronously: channel,
            configuration: .init(isOutboundHalfClosureEnabled: true)))
      }
    }
  }
#endif
