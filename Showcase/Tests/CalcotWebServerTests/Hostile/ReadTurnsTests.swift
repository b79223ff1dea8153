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

  @Test func `have a part of the time while others are read, too`() {
    for hasOthers in [false, true] {
      let loop = EmbeddedEventLoop()
      let turns = ReadTurns()
      let (much, other) = (
        turns.turns(of: "192.0.2.1", on: loop), turns.turns(of: "192.0.2.2", on: loop)
      )
      if hasOthers { other.next {} }
      for _ in 0..<100 { much.charge(.milliseconds(4)) }
      var count = 0
      much.next { count += 1 }
      #expect(count == (hasOthers ? 0 : 1))
      loop.advanceTime(by: .milliseconds(600))
      #expect(count == (hasOthers ? 0 : 1))
      loop.advanceTime(by: .milliseconds(1_000))
      #expect(count == 1)
      other.next { count += 1 }
      #expect(count == 2)
    }
  }

  @Test func `are needed by a new connection, too`() throws {
    let (channel, reads) = (EmbeddedChannel(), ReadCounter())
    let turns = ReadTurns().turns(of: "192.0.2.1", on: channel.eventLoop)
    let pace = ReadPace(turns, into: TimedBuffers(on: channel.eventLoop))
    turns.next {}
    try channel.pipeline.syncOperations.addHandlers([reads, pace])
    channel.read()
    #expect(reads.count == 0)
    channel.embeddedEventLoop.advanceTime(by: .milliseconds(1))
    #expect(reads.count == 1)
  }

  @Test func `are one for a connection that asks twice before its turn`() throws {
    let (channel, reads) = (EmbeddedChannel(), ReadCounter())
    let pace = ReadPace(
      ReadTurns().turns(of: "192.0.2.1", on: channel.eventLoop),
      into: TimedBuffers(on: channel.eventLoop))
    try channel.pipeline.syncOperations.addHandlers([reads, pace])
    for _ in 0..<2 {
      channel.pipeline.fireChannelRead(ByteBuffer(string: "a"))
      channel.read()
    }
    channel.read()
    #expect(reads.count == 1)
    channel.embeddedEventLoop.advanceTime(by: .milliseconds(30))
    #expect(reads.count == 2)
  }

  @Test func `cost the time in which the system hands bytes over, too`() throws {
    for isSlow in [false, true] {
      let (channel, reads, turns) = (EmbeddedChannel(), ReadCounter(), ReadTurns())
      let loop = channel.embeddedEventLoop
      let buffers = TimedBuffers(on: loop) {
        NIODeadline.now() - TimeAmount.seconds(isSlow ? 1 : 0)
      }
      let much = turns.turns(of: "192.0.2.1", on: loop)
      try channel.pipeline.syncOperations.addHandlers([reads, ReadPace(much, into: buffers)])
      channel.read()
      turns.turns(of: "192.0.2.2", on: loop).next {}
      #expect(buffers.nextBufferSize() == 1024)
      channel.pipeline.fireChannelRead(ByteBuffer(string: "a"))
      channel.read()
      loop.advanceTime(by: .milliseconds(100))
      #expect(reads.count == (isSlow ? 1 : 2))
      loop.advanceTime(by: .seconds(3))
      #expect(reads.count == 2)
    }
  }
}
