import NIOCore
import NIOPosix
import Synchronization

/// A proxy between browsers and a server that forwards every byte, and cuts WebSockets where a test
/// requests it: within a message, or within a character.
final class CuttingProxy: Sendable {
  let port: Int
  private let listener: any Channel
  private let cutter: Cutter

  /// Listens at a free port.
  ///
  /// - Parameter server: The port of the server on this machine.
  init(to server: Int) async throws {
    let cutter = Cutter()
    let listener = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .childChannelInitializer { browser in
        ClientBootstrap(group: browser.eventLoop)
          .connect(host: "127.0.0.1", port: server)
          .flatMapThrowing { server in
            cutter.keep(server)
            let cut = Cut(cutter)
            try browser.pipeline.syncOperations.addHandler(Tube(to: server, \.up, cut))
            try server.pipeline.syncOperations.addHandler(Tube(to: browser, \.down, cut))
          }
      }
      .bind(host: "127.0.0.1", port: 0).get()
    (self.listener, self.cutter) = (listener, cutter)
    port = listener.localAddress?.port ?? 0
  }

  deinit { listener.close(promise: nil) }

  var address: String { "http://127.0.0.1:\(port)" }

  /// The number of WebSockets cut.
  var cuts: Int { cutter.state.withLock { $0.cuts } }

  /// Sets a function that returns the number of bytes after which each new WebSocket is cut.
  func cut(after lengths: @escaping @Sendable () -> Length) {
    cutter.state.withLock { $0.next = lengths }
  }

  /// Stops cutting new WebSockets.
  func heal() { cutter.state.withLock { $0.next = nil } }

  /// Cuts all connections.
  func cutAll() {
    for channel in cutter.state.withLock({ $0.channels.values }) { channel.close(promise: nil) }
  }

  /// The number of bytes that a WebSocket transfers in each direction, including its handshake.
  struct Length {
    var up = Int.max
    var down = Int.max
  }
}

private final class Cutter: Sendable {
  struct State {
    var next: (@Sendable () -> CuttingProxy.Length)?
    var cuts = 0
    var channels: [ObjectIdentifier: any Channel] = [:]
  }

  let state = Mutex(State())

  func keep(_ channel: any Channel) {
    state.withLock { $0.channels[ObjectIdentifier(channel)] = channel }
    channel.closeFuture.whenComplete { _ in
      self.state.withLock { $0.channels[ObjectIdentifier(channel)] = nil }
    }
  }
}

/// The bytes left of one connection before it is cut. It belongs to the connection's event loop.
private final class Cut {
  private let cutter: Cutter
  private var rest: CuttingProxy.Length?

  init(_ cutter: Cutter) { self.cutter = cutter }

  func take(_ count: Int, _ way: WritableKeyPath<CuttingProxy.Length, Int>) -> Int {
    guard var rest else { return count }
    let taken = min(count, rest[keyPath: way])
    rest[keyPath: way] -= taken
    self.rest = rest
    if taken < count { cutter.state.withLock { $0.cuts += 1 } }
    return taken
  }

  func begin() { rest = cutter.state.withLock { $0.next }?() }
}

/// One direction of a connection.
private final class Tube: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  private let target: any Channel
  private let way: WritableKeyPath<CuttingProxy.Length, Int>
  private let cut: Cut

  init(
    to target: any Channel, _ way: WritableKeyPath<CuttingProxy.Length, Int>, _ cut: Cut
  ) {
    (self.target, self.way, self.cut) = (target, way, cut)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    var buffer = unwrapInboundIn(data)
    if String(buffer: buffer).hasPrefix("GET /calcot/live") { cut.begin() }
    let count = cut.take(buffer.readableBytes, way)
    let isWhole = count == buffer.readableBytes
    guard let part = buffer.readSlice(length: count) else { return }
    target.writeAndFlush(part, promise: nil)
    guard !isWhole else { return }
    context.close(promise: nil)
    target.close(promise: nil)
  }

  func channelInactive(context: ChannelHandlerContext) { target.close(promise: nil) }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
  }
}
