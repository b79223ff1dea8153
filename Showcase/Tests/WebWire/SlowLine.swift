package import NIOCore
import NIOPosix

/// The distance of a browser from its server.
package enum Distance: CaseIterable, Sendable {
  case near
  /// Responses take 200 ms longer, over WebSockets too.
  case far

  /// The tested distances: all of them with `CALCOT_LONG=1`.
  package static var tested: [Distance] {
    LongRun.isAsked ? allCases : [.near]
  }
}

/// A proxy to a server on this machine that delays all traffic.
package final class SlowLine: Sendable {
  private let listener: any Channel

  /// The address for a browser, without a path.
  package var address: String { "http://127.0.0.1:\(listener.localAddress?.port ?? 0)" }

  /// Creates a proxy to the server at a port.
  ///
  /// - Parameter delay: The delay in each direction.
  package init(to port: Int, delay: TimeAmount) async throws {
    let loop = MultiThreadedEventLoopGroup.singleton.any()
    listener = try await ServerBootstrap(group: loop)
      .serverChannelOption(.backlog, value: 256)
      .childChannelInitializer { near in
        ClientBootstrap(group: near.eventLoop).channelOption(.autoRead, value: false)
          .connect(host: "127.0.0.1", port: port)
          .flatMapThrowing { far in
            try near.pipeline.syncOperations.addHandler(SlowRelay(to: far, delay: delay))
            try far.pipeline.syncOperations.addHandler(SlowRelay(to: near, delay: delay))
            far.setOption(.autoRead, value: true).whenFailure { _ in near.close(promise: nil) }
          }
      }
      .bind(host: "127.0.0.1", port: 0).get()
  }

  /// Stops accepting connections.
  package func close() async throws { try await listener.close() }
}

/// Forwards the data of one end to the other after a delay.
private final class SlowRelay: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  private let other: any Channel
  private let delay: TimeAmount

  init(to other: any Channel, delay: TimeAmount) {
    self.other = other
    self.delay = delay
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let (buffer, other) = (unwrapInboundIn(data), other)
    context.eventLoop.scheduleTask(in: delay) { other.writeAndFlush(buffer, promise: nil) }
  }

  func channelInactive(context: ChannelHandlerContext) {
    let other = other
    context.eventLoop.scheduleTask(in: delay) { other.close(promise: nil) }
  }
}
