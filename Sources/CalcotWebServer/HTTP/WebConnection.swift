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
    struct Context: Sendable, CustomStringConvertible {
      let site: any WebSiteServing
      let options: WebServerOptions
      let times: LiveSocket.Times
      let report: WebServerReport
      let addresses: ClientAddresses
      let connections: ConnectionCounts
      let reads = ReadTurns()
      let requests: RequestTurns
      /// The files that all pages load, compressed.
      let zipped = ZippedFiles()
      /// The place of this process among the workers.
      let place: WorkerPlace

      init(
        site: any WebSiteServing, options: WebServerOptions, report: WebServerReport,
        place: WorkerPlace
      ) throws(WebServerProblem) {
        self.place = place
        self.site = site
        requests = RequestTurns(site.requestRate)
        self.options = options
        self.report = report
        addresses = try ClientAddresses(trusting: options.trustedProxies)
        connections = ConnectionCounts(
          most: options.connections.perAddress, of: OpenFileLimit.connections)
        times = LiveSocket.Times(
          ping: TimeAmount(options.sockets.pingInterval),
          silence: TimeAmount(options.sockets.silenceTimeout),
          greeting: TimeAmount(options.sockets.greetingTimeout),
          close: TimeAmount(min(options.sockets.closeTimeout, options.shutdown.timeout)))
      }

      // NB: a service is logged with all that is in it, and the options have secrets.
      var description: String { "Context" }

      /// Returns the address of the browser behind a request.
      func address(behind channel: any Channel, _ forwarded: [String]) -> String {
        if !forwarded.isEmpty, !addresses.isProxy(channel) { report.unknownProxy() }
        return addresses.address(behind: channel, forwarded)
      }

      /// Counts a connection until it closes; returns `false` if its address has too many, or if it has none,
      /// as it was reset before it was accepted. Those of a trusted proxy are not counted.
      func accepts(_ channel: any Channel) -> Bool {
        guard channel.remoteAddress != nil else { return false }
        return addresses.isProxy(channel)
          || connections.add(channel, from: ClientAddresses.network(of: channel))
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
      setup(channel, first: ByteBuffer(), isHomeless: false)
    }

    /// Sets up a connection.
    ///
    /// - Parameters:
    ///   - first: The bytes that have already been read from the connection.
    ///   - isHomeless: A Boolean value that indicates whether the worker to which its next request
    ///     belongs is away.
    func setup(
      _ channel: any Channel, first: ByteBuffer, isHomeless: Bool
    ) -> EventLoopFuture<Value> {
      // NB: A failure here would end the whole server.
      guard context.accepts(channel) else {
        context.report.connectionRefused()
        return channel.eventLoop.makeSucceededFuture(
          Value(channel: channel, kind: channel.eventLoop.makeFailedFuture(ChannelError.eof)))
      }
      return channel.eventLoop.makeCompletedFuture {
        try channel.syncOptions?.setOption(.tcpOption(.tcp_nodelay), value: 1)
        // Without this, minutes can pass on a slow line until the system takes the next bytes.
        try? channel.syncOptions?.setOption(.tcpOption(.unsentLimit), value: 64 * 1024)
        let buffers = TimedBuffers(on: channel.eventLoop)
        try channel.syncOptions?.setOption(.recvAllocator, value: buffers)
        // NB: those of others are read in between.
        try channel.syncOptions?.setOption(.maxMessagesPerRead, value: 1)
        // NB: what a browser does not take waits in the memory of its address, and not here.
        try channel.syncOptions?.setOption(
          .writeBufferWaterMark, value: .init(low: 8 * 1024, high: 16 * 1024))
        let kind = try addHandlers(to: channel, buffers, first, isHomeless)
        return Value(channel: channel, kind: kind)
      }
    }

    func handle(value: Value, logger: Logger) async {
      switch try? await value.kind.get() {
      case .http(let channel): await handleHTTP(asyncChannel: channel, logger: logger)
      case .socket(let socket): await socket.serve()
      case nil: value.channel.close(promise: nil)
      }
    }

    private func addHandlers(
      to channel: any Channel, _ buffers: TimedBuffers, _ first: ByteBuffer,
      _ isHomeless: Bool
    ) throws -> EventLoopFuture<Kind> {
      let pipeline = channel.pipeline.syncOperations
      let granted = NIOLoopBoundBox<WebSocketUpgrader.Grant?>(nil, eventLoop: channel.eventLoop)
      let encoder = HTTPResponseEncoder()
      let decoder = ByteToMessageHandler(
        HTTPRequestDecoder(leftOverBytesStrategy: .forwardBytes, limitConfiguration: limits))
      let pace = WritePace(
        period: TimeAmount(context.options.requestTimeout), on: channel.eventLoop)
      let mover = ConnectionMover(place: context.place, first: first, isHomeless: isHomeless)
      let gate = HTTPGate(context: context, granted: granted, pace: pace, mover: mover)
      let compressor = Compression.handler()
      let upgrader = NIOTypedHTTPServerUpgradeHandler<Kind>(
        httpEncoder: encoder, extraHTTPHandlers: [mover, decoder, gate, compressor],
        upgradeConfiguration: NIOTypedHTTPServerUpgradeConfiguration(
          upgraders: [WebSocketUpgrader(context: context, granted: granted)],
          notUpgradingCompletionHandler: Self.carryOnAsHTTP))
      let reads = context.reads.turns(
        of: context.addresses.isProxy(channel) ? "" : ClientAddresses.network(of: channel),
        on: channel.eventLoop)
      // NB: The mover writes and reads bytes.
      try pipeline.addHandlers([pace, ReadPace(reads, into: buffers), mover])
      try pipeline.addHandlers([encoder, decoder, gate, compressor, upgrader])
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

  extension NIOBSDSocket.Option {
    /// The number of unsent bytes at which the system accepts no more: `TCP_NOTSENT_LOWAT`.
    fileprivate static var unsentLimit: NIOBSDSocket.Option {
      #if os(Linux)
        NIOBSDSocket.Option(rawValue: 25)
      #else
        NIOBSDSocket.Option(rawValue: 0x201)
      #endif
    }
  }
#endif
