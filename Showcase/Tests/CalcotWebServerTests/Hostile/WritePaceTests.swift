import NIOCore
import NIOEmbedded
import Synchronization
import Testing

@testable import CalcotWebServer

@MainActor @Suite("The pace at which a browser takes what is sent")
struct WritePaceTests {
  /// A connection whose time, and the bytes waiting at whose socket, the test controls.
  let channel = EmbeddedChannel()
  let waiting = Waiting()
  let events = Events()

  init() throws {
    let waiting = waiting
    let pace = WritePace(period: .seconds(30), on: channel.eventLoop) { _ in
      waiting.bytes.withLock { $0 }
    }
    try channel.pipeline.syncOperations.addHandlers([pace, events])
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
  }

  private func write(_ count: Int, waiting left: Int) throws {
    waiting.bytes.withLock { $0 = left }
    try channel.writeOutbound(ByteBuffer(repeating: 0x61, count: count))
  }

  private func advance(_ seconds: Int64, waiting left: Int) {
    waiting.bytes.withLock { $0 = left }
    channel.embeddedEventLoop.advanceTime(by: .seconds(seconds))
  }

  @Test func `is too slow if almost nothing leaves in a period`() throws {
    try write(1_000_000, waiting: 900_000)
    advance(29, waiting: 900_000)
    #expect(events.count == 0)
    advance(1, waiting: 900_000 - WritePace.leastBytes + 1)
    #expect(events.count == 1)
  }

  @Test func `is enough at half a kilobyte a second, for hours`() throws {
    var left = 10_000_000
    try write(left, waiting: left)
    for _ in 0..<500 {
      left -= WritePace.leastBytes
      advance(30, waiting: left)
    }
    #expect(events.count == 0)
  }

  @Test func `counts what is written meanwhile`() throws {
    try write(100_000, waiting: 100_000)
    for _ in 0..<100 {
      try write(20_000, waiting: 100_000)
      advance(30, waiting: 100_000)
    }
    #expect(events.count == 0, "it has taken 20,000 bytes in each period")
    try write(20_000, waiting: 120_000)
    advance(30, waiting: 120_000)
    #expect(events.count == 1, "it has taken nothing")
  }

  @Test func `does not matter where nothing waits, or the last bytes have left`() throws {
    try write(1_000, waiting: 0)
    advance(3_600, waiting: 0)
    try write(1_000, waiting: 1_000)
    advance(30, waiting: 0)
    advance(3_600, waiting: 0)
    #expect(events.count == 0)
  }

  final class Waiting: Sendable {
    let bytes = Mutex(0)
  }

  /// A handler that counts the reports of a slow reader.
  final class Events: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    private(set) var count = 0

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
      if case WritePaceEvent.tooSlow = event { count += 1 }
    }
  }
}
