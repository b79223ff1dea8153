import Synchronization
import Testing

@testable import CalcotWeb
@testable import CalcotWebServer

@MainActor @Suite("What the server puts up with", .timeLimit(.minutes(20)))
struct WebServerLoadTests {
  @Test func `a browser cannot send faster than its session takes`() async throws {
    let (open, gate) = AsyncStream<Void>.makeStream()
    let begun = AsyncStream<Void>.makeStream()
    let site = StubSite(receive: { inlet, text in
      if text == "0" {
        begun.continuation.yield()
        for await _ in open {}
      } else if inlet.received.withLock({ $0.first != "0" }) {
        inlet.outlet.send(text)
      }
    })
    try await withServer(site) { port in
      let wire = try await Wire.live(port: port)
      wire.send("0")
      for await _ in begun.stream { break }
      let filler = String(repeating: "x", count: 32 * 1000)
      for _ in 0..<1000 { wire.send(filler) }
      // Another session takes as much meanwhile.
      let other = try await Wire.live(port: port)
      for _ in 0..<1000 {
        other.send(filler)
        #expect(try await other.frame() == .text(filler))
      }
      // The system keeps some of it between the two; the server has not taken the rest.
      #expect(try await wire.unsent() > 1000 * filler.count / 2)
      gate.finish()
      wire.sendClose(1000)
      #expect(await wire.framesToTheEnd().map(\.closeCode) == [1000])
      let inlet = try #require(site.inlets.first)
      await inlet.untilClosed()
      #expect(inlet.received.withLock { $0.count } == 1001)
    }
  }

  @Test func `a session that is stuck does not make its browser look dead`() async throws {
    let (open, gate) = AsyncStream<Void>.makeStream()
    let site = StubSite(receive: { inlet, text in
      if text == "0" { for await _ in open {} }
      if text == "last" { inlet.outlet.send(text) }
    })
    try await withServer(
      site,
      options: {
        $0.pingInterval = .milliseconds(20)
        $0.silenceTimeout = .milliseconds(60)
      }
    ) { port in
      let wire = try await Wire.live(port: port)
      for number in 0..<100 { wire.send("\(number)") }
      wire.send("last")
      // Ten pings are longer than it would be given if it were silent.
      for _ in 0..<10 { #expect(try await wire.frame() == .ping) }
      gate.finish()
      var frame = try await wire.frame()
      while frame == .ping { frame = try await wire.frame() }
      #expect(frame == .text("last"))
    }
  }

  @Test func `a browser that does not read is given up`() async throws {
    let site = StubSite(receive: { inlet, _ in
      let page = String(repeating: "x", count: 100_000)
      // Ends when the connection is gone; each round lets the connection take what there is.
      for _ in 0..<10_000 {
        inlet.outlet.send(page)
        await Task.yield()
      }
    })
    try await withServer(site, options: { $0.pendingLimit = 200_000 }) { port in
      let wire = try await Wire.live(port: port)
      try await wire.stopReading()
      wire.send("go")
      while site.inlets.isEmpty { await Task.yield() }
      await site.inlets.first?.untilClosed()
    }
  }

  @Test func `a browser that does not answer pings is given up`() async throws {
    let site = StubSite()
    try await withServer(
      site,
      options: {
        $0.pingInterval = .milliseconds(20)
        $0.silenceTimeout = .milliseconds(70)
      }
    ) { port in
      let wire = try await Wire.live(port: port)
      for _ in 0..<3 { #expect(try await wire.frame() == .ping) }
      #expect(await wire.framesToTheEnd().isEmpty)
      await site.inlets.first?.untilClosed()
    }
  }

  @Test func `a browser that answers pings stays`() async throws {
    try await withServer(
      StubSite(),
      options: {
        $0.pingInterval = .milliseconds(20)
        $0.silenceTimeout = .seconds(5)
      }
    ) { port in
      let wire = try await Wire.live(port: port)
      for _ in 0..<20 {
        #expect(try await wire.frame() == .ping)
        wire.send(opcode: 10, [])
      }
    }
  }

  @Test func `500 visitors who come and go leave nothing behind`() async throws {
    let site = StubSite()
    try await withServer(site) { port in
      for round in 0..<10 {
        var wires: [Wire] = []
        for _ in 0..<50 { wires.append(try await Wire.live(port: port)) }
        for wire in wires {
          if round.isMultiple(of: 2) { try await wire.leave() } else { wire.sendClose(1000) }
        }
        for inlet in site.inlets.suffix(50) { await inlet.untilClosed() }
      }
      weak let inlet = site.inlets.first
      #expect(site.inlets.count == 500)
      site.log.withLock { $0.inlets = [] }
      while inlet != nil { await Task.yield() }
    }
  }
}
