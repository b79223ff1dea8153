import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// What no server with an app on the main actor can do without: SwiftNIO's WebSocket, a number on the main
/// actor that each event increments, and an answer as long as a patch. It serves no page, and its messages
/// are as long as those of Calçot's counter.
enum Floor {
  static func run() async throws {
    let upgrader = NIOWebSocketServerUpgrader(
      shouldUpgrade: { channel, _ in channel.eventLoop.makeSucceededFuture([:]) },
      upgradePipelineHandler: { channel, _ in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(Counting())
        }
      })
    let server = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .serverChannelOption(.backlog, value: 256)
      .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          let page = AnyPage()
          try channel.pipeline.syncOperations.configureHTTPServerPipeline(
            withServerUpgrade: (
              upgraders: [upgrader],
              completionHandler: { $0.pipeline.syncOperations.removeHandler(page, promise: nil) }
            ))
          try channel.pipeline.syncOperations.addHandler(page)
        }
      }
      .bind(host: "127.0.0.1", port: 0).get()
    Serving.say("http://127.0.0.1:\(server.localAddress?.port ?? 0)")
    Thread.detachNewThread {
      while readLine() != nil {}
      exit(0)
    }
    try await server.closeFuture.get()
  }

  /// Answers each request with an empty page.
  private final class AnyPage: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      guard case .end = unwrapInboundIn(data) else { return }
      let head = HTTPResponseHead(
        version: .http1_1, status: .ok, headers: ["Content-Length": "0", "Connection": "close"])
      context.write(wrapOutboundOut(.head(head)), promise: nil)
      context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
      context.close(promise: nil)
    }
  }

  /// One page's number.
  @MainActor
  private final class Number {
    private var value = 0

    nonisolated init() {}

    func next() -> Int {
      value += 1
      return value
    }
  }

  /// Increments the number at each message, and says it.
  private final class Counting: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame
    typealias OutboundOut = WebSocketFrame

    private let number = Number()
    private var isLive = false

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      guard unwrapInboundIn(data).opcode == .text else { return }
      let channel = context.channel
      guard isLive else {
        isLive = true
        return Self.send("{}", on: channel)
      }
      let number = number
      Task { @MainActor in
        let value = number.next()
        let text = "[\(value),[\"t\",\"2/body/text\",\"\(value)\"]]"
        channel.eventLoop.execute { Self.send(text, on: channel) }
      }
    }

    private static func send(_ text: String, on channel: any Channel) {
      let frame = WebSocketFrame(fin: true, opcode: .text, data: ByteBuffer(string: text))
      channel.writeAndFlush(frame, promise: nil)
    }
  }
}
