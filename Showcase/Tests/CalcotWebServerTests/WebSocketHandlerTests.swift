import CalcotWeb
import NIOCore
import NIOEmbedded
import NIOWebSocket
import Synchronization
import Testing

@testable import CalcotWebServer

@MainActor @Suite("The protocol of a WebSocket, in its own time", .timeLimit(.minutes(20)))
struct WebSocketHandlerTests {
  /// A connection whose time the test advances.
  let channel: EmbeddedChannel
  let reads: Reads
  let ends: Ends
  let messages: MessageQueue

  init() throws {
    (channel, reads, ends, messages) = try Self.connection()
  }

  private static func connection(
    greeting: TimeAmount = .hours(1)
  ) throws -> (channel: EmbeddedChannel, reads: Reads, ends: Ends, messages: MessageQueue) {
    let (channel, reads, ends) = (EmbeddedChannel(), Reads(), Ends())
    let messages = MessageQueue {
      channel.pipeline.fireUserInboundEventTriggered(WebSocketHandler.Event.room)
    }
    let handler = WebSocketHandler(
      writer: WebSocketWriter(channel: channel, limit: 1000, closed: messages.discard),
      messages: messages,
      messageLimit: 1000,
      times: .init(
        ping: .seconds(15), silence: .seconds(30), greeting: greeting, close: .seconds(5)),
      ended: ends.append)
    try channel.pipeline.syncOperations.addHandlers([reads, handler])
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    return (channel, reads, ends, messages)
  }

  @Test func `a browser is asked each 15 s, and given up after 30 s of silence`() throws {
    channel.embeddedEventLoop.advanceTime(by: .seconds(15))
    #expect(try sent() == [0x89, 0])
    try receive("a")
    channel.embeddedEventLoop.advanceTime(by: .seconds(15))
    #expect(try sent() == [0x89, 0])
    channel.embeddedEventLoop.advanceTime(by: .seconds(14))
    #expect(channel.isActive)
    channel.embeddedEventLoop.advanceTime(by: .seconds(1))
    #expect(!channel.isActive)
    #expect(ends.all == [.silent])
  }

  @Test func `a browser that sends no message in time is closed, whatever else it sends`() throws {
    let own = try Self.connection(greeting: .seconds(10))
    for _ in 0..<9 {
      own.channel.embeddedEventLoop.advanceTime(by: .seconds(1))
      try own.channel.writeInbound(frame(.pong))
    }
    #expect(own.ends.all == [])
    own.channel.embeddedEventLoop.advanceTime(by: .seconds(1))
    own.channel.embeddedEventLoop.advanceTime(by: .seconds(5))
    #expect(!own.channel.isActive && own.ends.all == [.refused])
  }

  @Test func `a browser that has sent a message in time is not closed`() throws {
    let own = try Self.connection(greeting: .seconds(10))
    try own.channel.writeInbound(
      WebSocketFrame(
        fin: true, opcode: .text, maskKey: [1, 2, 3, 4], data: ByteBuffer(string: "a")))
    for _ in 0..<10 {
      own.channel.embeddedEventLoop.advanceTime(by: .seconds(10))
      try own.channel.writeInbound(frame(.pong))
    }
    #expect(own.channel.isActive)
  }

  @Test(arguments: [WebSocketOpcode.ping, .pong, .continuation])
  func `too many frames that say nothing close the connection`(_ opcode: WebSocketOpcode) throws {
    if opcode == .continuation {
      try channel.writeInbound(
        WebSocketFrame(fin: false, opcode: .text, maskKey: [1, 2, 3, 4], data: ByteBuffer()))
    }
    for _ in 0..<1_001 {
      try channel.writeInbound(
        WebSocketFrame(
          fin: opcode != .continuation, opcode: opcode, maskKey: [1, 2, 3, 4],
          data: ByteBuffer()))
    }
    channel.embeddedEventLoop.advanceTime(by: .seconds(5))
    #expect(!channel.isActive && ends.all == [.refused])
  }

  @Test func `a browser that answers is not given up`() throws {
    for _ in 0..<100 {
      channel.embeddedEventLoop.advanceTime(by: .seconds(15))
      #expect(try sent() == [0x89, 0])
      try channel.writeInbound(frame(.pong))
    }
    #expect(channel.isActive)
  }

  @Test func `nothing is read while messages wait, and the browser is not given up for it`()
    async throws
  {
    for _ in 0..<7 { try receive("a") }
    channel.read()
    #expect(reads.count == 1)
    try receive("a")
    channel.read()
    channel.read()
    #expect(reads.count == 1)
    channel.embeddedEventLoop.advanceTime(by: .minutes(10))
    #expect(channel.isActive)

    let heard = Heard()
    let delivery = Task { await messages.deliver(to: heard) }
    while heard.texts.count < 8 { await Task.yield() }
    channel.embeddedEventLoop.run()
    #expect(reads.count == 2)
    messages.finish()
    await delivery.value
  }

  @Test func `messages come in their order, also those that wait when the connection ends`()
    async throws
  {
    let heard = Heard()
    let delivery = Task { await messages.deliver(to: heard) }
    await Task.yield()
    for text in ["a", "b", "c"] { try receive(text) }
    messages.finish()
    await delivery.value
    #expect(heard.texts == ["a", "b", "c"])
  }

  @Test func `the task that a message has started begins before the next message`() async throws {
    let heard = Heard()
    heard.started = { heard.texts.append("started") }
    for text in ["a", "b"] { try receive(text) }
    messages.finish()
    await messages.deliver(to: heard)
    #expect(heard.texts.prefix(3) == ["a", "started", "b"])
  }

  @Test func `no message is delivered after a cancellation`() async throws {
    let heard = Heard()
    try receive("a")
    messages.cancel()
    try receive("b")
    await messages.deliver(to: heard)
    #expect(heard.texts == [])
  }

  @Test func `a message that keeps its browser waiting is cancelled with the connection`()
    async throws
  {
    let slow = Slow()
    for text in ["a", "b"] { try receive(text) }
    let delivery = Task { await messages.deliver(to: slow) }
    while slow.count == 0 { await Task.yield() }
    messages.cancel()
    await delivery.value
    #expect(slow.count == 1)
  }

  @Test func `a connection that ends is read to its end, whatever waits`() throws {
    for _ in 0..<8 { try receive("a") }
    channel.read()
    #expect(reads.count == 0)
    channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
    #expect(try sent() == [0x88, 2, 3, 0xE9])
    #expect(reads.count == 1)
    channel.embeddedEventLoop.advanceTime(by: .seconds(5))
    #expect(!channel.isActive)
    #expect(ends.all == [.server])
  }

  private func receive(_ text: String) throws {
    try channel.writeInbound(frame(.text, text))
  }

  private func frame(_ opcode: WebSocketOpcode, _ text: String = "") -> WebSocketFrame {
    let key: WebSocketMaskingKey = [1, 2, 3, 4]
    var data = ByteBuffer(string: text)
    data.webSocketMask(key)
    return WebSocketFrame(fin: true, opcode: opcode, maskKey: key, data: data)
  }

  /// Returns the bytes sent since the last call.
  private func sent() throws -> [UInt8] {
    var bytes: [UInt8] = []
    while let buffer = try channel.readOutbound(as: ByteBuffer.self) {
      bytes += buffer.readableBytesView
    }
    return bytes
  }
}

/// A handler that counts the reads requested from the network.
final class Reads: ChannelOutboundHandler {
  typealias OutboundIn = ByteBuffer

  private(set) var count = 0

  func read(context: ChannelHandlerContext) {
    count += 1
    context.read()
  }
}

final class Ends: Sendable {
  private let ends = Mutex<[WebSocketEnd]>([])

  var all: [WebSocketEnd] { ends.withLock { $0 } }

  @Sendable func append(_ end: WebSocketEnd) {
    ends.withLock { $0.append(end) }
  }
}

/// A session that notes what it hears, and starts something at each message.
@MainActor
private final class Heard: WebSocketInlet {
  var texts: [String] = []
  var started: @MainActor () -> Void = {}

  func receive(_ text: String) async {
    texts.append(text)
    Task { started() }
  }

  nonisolated func closed() {}
}

/// A session that takes no message before it is cancelled.
@MainActor
private final class Slow: WebSocketInlet {
  private(set) var count = 0

  func receive(_ text: String) async {
    count += 1
    try? await Task.sleep(for: .seconds(3_600))
  }

  nonisolated func closed() {}
}
