import NIOCore
import NIOEmbedded
import Testing

@testable import CalcotWebServer

/// A count of the times that a socket is read.
private final class ReadCounter: ChannelOutboundHandler {
  typealias OutboundIn = ByteBuffer
  var count = 0

  func read(context: ChannelHandlerContext) {
    count += 1
    context.read()
  }
}

@Suite("The turns in which connections are read")
struct ReadTurnsTests {
  @Test func `come one after another for an address, with those of others in between`() {
    let (loop, turns) = (EmbeddedEventLoop(), ReadTurns())
    let much = turns.turns(of: "192.0.2.1", on: loop)
    let other = turns.turns(of: "192.0.2.2", on: loop)
    var read: [String] = []
    for number in 0..<3 {
      turns.turns(of: "192.0.2.1", on: loop).next { read.append("much \(number)") }
    }
    other.next { read.append("other") }
    #expect(read == ["much 0", "other"])
    for number in 1..<3 {
      loop.advanceTime(by: .microseconds(100))
      #expect(read.last == "much \(number)")
    }
    loop.advanceTime(by: .microseconds(100))
    much.next { read.append("much 3") }
    #expect(read == ["much 0", "other", "much 1", "much 2", "much 3"])
  }

  @Test func `are one for a connection that asks twice before its turn`() throws {
    let (channel, reads) = (EmbeddedChannel(), ReadCounter())
    let pace = ReadPace(AddressReads(on: channel.eventLoop))
    try channel.pipeline.syncOperations.addHandlers([reads, pace])
    for _ in 0..<2 {
      channel.pipeline.fireChannelRead(ByteBuffer(string: "a"))
      channel.read()
    }
    channel.read()
    #expect(reads.count == 1)
    for _ in 0..<3 { channel.embeddedEventLoop.advanceTime(by: .microseconds(100)) }
    #expect(reads.count == 2)
  }
}
