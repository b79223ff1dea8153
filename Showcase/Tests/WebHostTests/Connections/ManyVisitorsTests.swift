import CalcotWeb
import CalcotWebTesting
import NIOCore
import Testing
import WebDesk

@testable import WebWire

@MainActor
@Suite("Many visitors over sockets", .serialized, .timeLimit(.minutes(20)))
struct ManyVisitorsTests {
  @Test func `leave nothing behind, however they go`() async throws {
    var options = WebSiteOptions.driven
    options.kept.time = .milliseconds(200)
    let counts = (rounds: LongRun.isAsked ? 200 : 20, visitors: 50)
    try await DeskSite.run(options) { site in
      for round in 0..<counts.rounds {
        var wires: [Wire] = []
        for _ in 0..<counts.visitors { wires.append(try await visit(site.served.port)) }
        for (place, wire) in wires.enumerated() {
          switch (round + place) % 3 {
          // NB: if its turn comes late, the site may have released it by then.
          case 0: try? await wire.channel.close().get()
          case 1: wire.sendClose(1000)
          default: wire.say(bytes: [0x81, 0xFF])
          }
        }
      }
      while site.served.site.sessionCount > 0 { try await Task.sleep(for: .milliseconds(20)) }
      #expect(site.madeCount == counts.rounds * counts.visitors * 2)
      while !site.desks.isEmpty { await Task.yield() }
    }
  }

  /// Reads the page and begins a session.
  private func visit(_ port: Int) async throws -> Wire {
    let wire = try await Wire.visit("/", port: port).live
    #expect(try await wire.frame().text.contains("\"n\":true"))
    return wire
  }
}
