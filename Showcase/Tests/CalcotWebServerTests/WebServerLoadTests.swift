import Synchronization
import Testing

@testable import CalcotWeb
@testable import CalcotWebServer
@testable import WebWire

@MainActor @Suite("What the server puts up with", .timeLimit(.minutes(20)))
struct WebServerLoadTests {
  @Test func `the messages of a browser wait in their order while its session is stuck`()
    async throws
  {
    let (open, gate) = AsyncStream<Void>.makeStream()
    let begun = AsyncStream<Void>.makeStream()
    let site = StubSite(receive: { _, text in
      guard text == "0" else { return }
      begun.continuation.yield()
      for await _ in open {}
    })
    try await withServer(site) { port in
      let wire = try await Wire.live(port: port)
      for number in 0..<1000 { wire.send("\(number)") }
      wire.sendClose(1000)
      for await _ in begun.stream { break }
      let inlet = try #require(site.inlets.first)
      #expect(inlet.received.withLock { $0 } == ["0"])
      gate.finish()
      #expect(await wire.framesToTheEnd().map(\.closeCode) == [1000])
      await inlet.untilClosed()
      #expect(inlet.received.withLock { $0 } == (0..<1000).map(String.init))
    }
  }

  @Test func `a browser that does not read is given up`() async throws {
    let site = StubSite(receive: { inlet, _ in
      let page = String(repeating: "x", count: 100_000)
      // Ends when the connection is closed; each round lets the connection write.
      for _ in 0..<10_000 {
        inlet.outlet.send(page)
        await Task.yield()
      }
    })
    try await withServer(site, options: { $0.sockets.pendingLimit = 200_000 }) { port in
      let wire = try await Wire.live(port: port)
      try await wire.stopReading()
      wire.send("go")
      while site.inlets.isEmpty { await Task.yield() }
      await site.inlets.first?.untilClosed()
    }
  }

  @Test func `a browser that is silent is given up`() async throws {
    let site = StubSite()
    try await withServer(
      site,
      options: {
        $0.sockets.pingInterval = .milliseconds(20)
        $0.sockets.silenceTimeout = .milliseconds(50)
      }
    ) { port in
      let wire = try await Wire.live(port: port)
      #expect(await wire.framesToTheEnd().isEmpty)
      await site.inlets.first?.untilClosed()
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
        // NB: the site hears of a connection after its browser.
        while site.inlets.count < (round + 1) * 50 { await Task.yield() }
        for inlet in site.inlets.suffix(50) { await inlet.untilClosed() }
      }
      weak let inlet = site.inlets.first
      #expect(site.inlets.count == 500)
      site.log.withLock { $0.inlets = [] }
      while inlet != nil { await Task.yield() }
    }
  }
}
