import NIOCore
import NIOPosix

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A client that sends exact bytes and reads the responses.
final class Wire {
  struct Closed: Error {}

  struct Answer: Equatable {
    var status: Int
    var headers: [String: String]
    var body: String

    /// The cookies that a browser sends after this answer.
    var cookies: String {
      (headers["set-cookie"] ?? "").split(separator: "\n").map { $0.prefix { $0 != ";" } }
        .joined(separator: "; ")
    }
  }

  struct Frame: Equatable {
    var opcode: UInt8
    var text: String
    var isLast = true

    static func text(_ text: String) -> Frame { Frame(opcode: 1, text: text) }
    static func pong(_ text: String) -> Frame { Frame(opcode: 10, text: text) }

    /// The close code of a close frame; nil for other frames, or without a code.
    var closeCode: Int? {
      let bytes = Array(closeBytes)
      return opcode == 8 && bytes.count >= 2 ? Int(bytes[0]) << 8 | Int(bytes[1]) : nil
    }

    var closeBytes: [UInt8] = []
  }

  static let usualAddress = "127.0.0.1"
  private static let otherThreads = MultiThreadedEventLoopGroup(numberOfThreads: 1)

  let channel: any Channel
  private var iterator: AsyncStream<ByteBuffer>.Iterator
  private var buffer = ByteBuffer()

  /// Connects to a server of this machine.
  ///
  /// - Parameter address: The address of this end, which is one of this machine. The connections of
  ///   one that does not begin like the usual one have threads of their own.
  init(port: Int, from address: String = usualAddress) async throws {
    let (stream, continuation) = AsyncStream<ByteBuffer>.makeStream()
    let group = address.hasPrefix(Self.usualAddress) ? .singleton : Self.otherThreads
    channel = try await ClientBootstrap(group: group)
      .bind(to: try SocketAddress(ipAddress: address, port: 0))
      .channelOption(.socketOption(.so_rcvbuf), value: 64 * 1024)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(Ear(continuation))
        }
      }
      .connect(host: "127.0.0.1", port: port).get()
    iterator = stream.makeAsyncIterator()
  }

  deinit {
    channel.close(promise: nil)
  }

  // MARK: - Sending

  func say(_ text: String) {
    say(bytes: Array(text.utf8))
  }

  func say(bytes: [UInt8]) {
    channel.writeAndFlush(ByteBuffer(bytes: bytes), promise: nil)
  }

  /// Closes the sending half of the connection.
  func stopTalking() async throws {
    try await unlessEnded { try await channel.close(mode: .output).get() }
  }

  func leave() async throws {
    try await unlessEnded { try await channel.close().get() }
  }

  /// Says something and resets the connection at once.
  func sayAndReset(_ text: String) async throws {
    let options = channel as? any SocketOptionProvider
    try await options?.setSoLinger(linger(l_onoff: 1, l_linger: 0)).get()
    try await channel.writeAndFlush(ByteBuffer(string: text)).get()
    try await leave()
  }

  func stopReading() async throws {
    try await unlessEnded { try await channel.setOption(.autoRead, value: false).get() }
  }

  /// Asks something of the connection, which the other side may end at any time: then there is
  /// nothing left to ask.
  private func unlessEnded(_ ask: () async throws -> Void) async throws {
    do {
      try await ask()
    } catch let error as ChannelError
      where [.ioOnClosedChannel, .alreadyClosed, .outputClosed].contains(error)
    {}
  }

  // MARK: - Receiving

  func answer(toHead isHead: Bool = false) async throws -> Answer {
    let answer = try await answerBytes(toHead: isHead)
    return Answer(
      status: answer.status, headers: answer.headers,
      body: String(decoding: answer.bytes, as: UTF8.self))
  }

  /// Returns the next response, whose body need not be a text.
  func answerBytes(
    toHead isHead: Bool = false
  ) async throws -> (status: Int, headers: [String: String], bytes: [UInt8]) {
    var lines = [try await line()]
    while lines.last != "" { lines.append(try await line()) }
    let status = Int(lines[0].split(separator: " ")[1]) ?? 0
    var headers: [String: String] = [:]
    for line in lines.dropFirst().dropLast() {
      let parts = line.split(separator: ":", maxSplits: 1)
      let (name, value) = (parts[0].lowercased(), String(parts[1].drop { $0 == " " }))
      headers[name] = headers[name].map { "\($0)\n\(value)" } ?? value
    }
    let count = isHead || status < 200 ? 0 : Int(headers["content-length"] ?? "0") ?? 0
    return (status, headers, try await bytes(count))
  }

  func frame() async throws -> Frame {
    let first = try await bytes(2)
    let lengthBytes = [126: 2, 127: 8][first[1]]
    let count =
      if let lengthBytes {
        try await bytes(lengthBytes).reduce(0) { $0 << 8 | Int($1) }
      } else { Int(first[1]) }
    let content = try await bytes(count)
    let opcode = first[0] & 0x0F
    return Frame(
      opcode: opcode, text: opcode == 8 ? "" : String(decoding: content, as: UTF8.self),
      isLast: first[0] & 0x80 != 0, closeBytes: opcode == 8 ? content : [])
  }

  /// Returns the frames until the connection ends, without pings.
  func framesToTheEnd() async -> [Frame] {
    var frames: [Frame] = []
    while let frame = try? await frame() {
      if frame.opcode != 9 { frames.append(frame) }
    }
    return frames
  }

  /// Returns whether the other side ends the connection without sending more.
  func isEnded() async -> Bool {
    if buffer.readableBytes > 0 { return false }
    return !(await more())
  }

  private func line() async throws -> String {
    while true {
      if let index = buffer.readableBytesView.firstIndex(of: 10) {
        let count = index - buffer.readerIndex + 1
        return String((buffer.readString(length: count) ?? "").dropLast())
      }
      guard await more() else { throw Closed() }
    }
  }

  private func bytes(_ count: Int) async throws -> [UInt8] {
    while buffer.readableBytes < count {
      guard await more() else { throw Closed() }
    }
    buffer.discardReadBytes()
    return buffer.readBytes(length: count) ?? []
  }

  private func more() async -> Bool {
    guard var next = await iterator.next() else { return false }
    buffer.writeBuffer(&next)
    return true
  }
}

/// A handler that forwards received data.
private final class Ear: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  private let continuation: AsyncStream<ByteBuffer>.Continuation

  init(_ continuation: AsyncStream<ByteBuffer>.Continuation) {
    self.continuation = continuation
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    continuation.yield(unwrapInboundIn(data))
  }

  func channelInactive(context: ChannelHandlerContext) {
    continuation.finish()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
  }
}
