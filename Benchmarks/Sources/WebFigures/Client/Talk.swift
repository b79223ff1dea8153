import NIOCore
import NIOPosix

/// One WebSocket of the measuring client, on the client's only thread. It implements only as much
/// of the protocols as the measured servers use, so that its own share of the measurement is small.
///
/// Frames must be masked; the mask is zero, so that the bytes need no processing.
// NB: unchecked, because everything happens on one event loop.
final class Talk: ChannelInboundHandler, @unchecked Sendable {
  typealias InboundIn = ByteBuffer

  /// A callback for each text message.
  var receive: (String) -> Void = { _ in }
  /// A callback for the end of the connection.
  var ended: () -> Void = {}

  private let channel: any Channel
  private let opened: EventLoopPromise<Talk>
  private var bytes = ByteBuffer()
  private var isOpen = false

  private init(_ channel: any Channel) {
    self.channel = channel
    opened = channel.eventLoop.makePromise()
  }

  /// Connects and upgrades. Returns the connection after the server has accepted.
  static func open(
    port: Int, path: String, headers: [String], on loop: any EventLoop,
    _ prepare: @escaping @Sendable (Talk) -> Void
  ) -> EventLoopFuture<Talk> {
    let request = """
      GET \(path) HTTP/1.1\r\nHost: localhost:\(port)\r\nOrigin: http://localhost:\(port)\r\n\
      Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n\
      Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\
      \(headers.map { "\($0)\r\n" }.joined())\r\n
      """
    return ClientBootstrap(group: loop)
      .channelOption(.socketOption(.so_reuseaddr), value: 1)
      .channelOption(.tcpOption(.tcp_nodelay), value: 1)
      .connect(host: "127.0.0.1", port: port)
      .flatMap { channel in
        let talk = Talk(channel)
        prepare(talk)
        return channel.pipeline.addHandler(talk).flatMap {
          channel.writeAndFlush(ByteBuffer(string: request), promise: nil)
          return talk.opened.futureResult
        }
      }
  }

  func send(_ text: String) {
    var frame = channel.allocator.buffer(capacity: text.utf8.count + 14)
    frame.writeInteger(0x81 as UInt8)
    let count = text.utf8.count
    if count < 126 {
      frame.writeInteger(0x80 | UInt8(count))
    } else {
      frame.writeInteger(0x80 | 126 as UInt8)
      frame.writeInteger(UInt16(count))
    }
    frame.writeInteger(0 as UInt32)
    frame.writeString(text)
    channel.writeAndFlush(frame, promise: nil)
  }

  func close() { channel.close(promise: nil) }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    var part = unwrapInboundIn(data)
    bytes.writeBuffer(&part)
    if !isOpen { readHead() }
    while isOpen, readFrame() {}
    bytes.discardReadBytes()
  }

  func channelInactive(context: ChannelHandlerContext) {
    opened.fail(ChannelError.eof)
    ended()
  }

  private func readHead() {
    let view = bytes.readableBytesView
    guard let end = view.firstRange(of: [13, 10, 13, 10]) else { return }
    let head = bytes.readString(length: end.upperBound - view.startIndex) ?? ""
    guard head.hasPrefix("HTTP/1.1 101") else {
      opened.fail(Refused(head: head))
      return channel.close(promise: nil)
    }
    isOpen = true
    opened.succeed(self)
  }

  private func readFrame() -> Bool {
    let start = bytes.readerIndex
    guard let kind = bytes.readInteger(as: UInt8.self),
      let length = bytes.readInteger(as: UInt8.self),
      let count = payloadLength(length), let text = bytes.readString(length: count)
    else {
      bytes.moveReaderIndex(to: start)
      return false
    }
    switch kind & 0x0F {
    case 1: receive(text)
    case 8: channel.close(promise: nil)
    case 9: pong()
    default: break
    }
    return true
  }

  private func payloadLength(_ short: UInt8) -> Int? {
    switch short {
    case 126: bytes.readInteger(as: UInt16.self).map(Int.init)
    case 127: bytes.readInteger(as: UInt64.self).map(Int.init)
    default: Int(short)
    }
  }

  private func pong() {
    channel.writeAndFlush(ByteBuffer(bytes: [0x8A, 0x80, 0, 0, 0, 0]), promise: nil)
  }

  /// An error thrown if the server refuses the upgrade.
  struct Refused: Error {
    let head: String
  }
}
