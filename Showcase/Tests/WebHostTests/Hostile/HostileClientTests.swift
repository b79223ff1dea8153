import Calcot
import CalcotWeb
import CalcotWebServer
import Foundation
import NIOCore
import Testing
import WebDesk

@testable import WebWire

@MainActor
@Suite("Beside a hostile client", .serialized, .timeLimit(.minutes(20)))
struct HostileClientTests {
  /// The most that an attack may slow others down.
  private static let ratio = 25.0
  /// NB: A quiet server of this kind answers in a few milliseconds, and the attacker shares its
  /// processor with the server, the innocent and other tests.
  private static let least = Duration.milliseconds(20)

  @Test(arguments: Attack.chosen)
  func `others are served as before`(_ attack: Attack) async throws {
    try await DeskSite.run(WebSiteOptions()) { site in
      var ratio = try await slowdown(by: attack, at: site.served.port)
      // NB: another program may have slowed others down, too, but hardly ten times.
      for _ in 0..<9 where ratio >= Self.ratio {
        ratio = try await slowdown(by: attack, at: site.served.port)
      }
      #expect(ratio < Self.ratio, "\(attack.rawValue)")
    }
  }

  /// Returns how much longer others wait for an answer during an attack.
  private func slowdown(by attack: Attack, at port: Int) async throws -> Double {
    let innocent = try await Innocent(port: port)
    let samples = LongRun.isAsked ? 340 : 150
    let quiet = max(try await innocent.p99(of: samples), Self.least)
    let attacker = Task.detached { try await attack.run(port: port) }
    let attacked = try await innocent.p99(of: samples)
    try await attacker.value
    try await innocent.leave()
    print("\(attack.rawValue): p99 \(quiet) quiet, \(attacked) attacked")
    return attacked / quiet
  }

  @Test func `a waiting session is kept`() async throws {
    var options = WebSiteOptions()
    // NB: a slow machine takes longer than a session is usually kept.
    options.kept.time = .seconds(3_600)
    try await DeskSite.run(options) { site in
      let port = site.served.port
      let innocent = try await WireVisitor(port: port, from: "127.0.0.10")
      #expect(try await innocent.post("token=\(innocent.token)&do+a+2/body/Add=") == 303)
      for _ in 0..<(LongRun.isAsked ? 1_100 : 400) {
        let hostile = try? await WireVisitor(port: port, from: Attack.address)
        guard let hostile else { continue }
        _ = try? await hostile.post("token=\(hostile.token)&do+a+2/body/Add=")
      }
      #expect(site.desks.contains { $0.count == 1 })
      #expect(site.served.site.sessionCount <= 301 + 100)
    }
  }

  @Test func `2,000 connections cost little, and others still come in`() async throws {
    try await DeskSite.run(WebSiteOptions()) { site in
      let port = site.served.port
      let before = ResidentMemory.bytes
      var wires: [Wire] = []
      // NB: beside other tests, the process may not have a thousand files open.
      let count = LongRun.isAsked ? 2_000 : 150
      for place in 0..<count {
        let address = "127.0.1.\(1 + place % 4)"
        if let wire = try? await Wire(port: port, from: address) { wires.append(wire) }
      }
      for wire in wires { wire.say("GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ") }
      let innocent = try await Innocent(port: port)
      let p99 = try await innocent.p99(of: 150)
      let each = (ResidentMemory.bytes - before) / count
      print("\(count) hostile connections: \(each) bytes each, with the client's; p99 \(p99)")
      #expect(each < 100 * 1024, "each takes \(each) bytes")
      try await innocent.leave()
      for wire in wires { try? await wire.leave() }
    }
  }

  @Test func `an address has a limited number of connections, and others have their own`()
    async throws
  {
    let server = try await ServedSite(
      WebSite { _ in CalcotApp.desk() }, change: { $0.connections.perAddress = 10 })
    var wires: [Wire] = []
    for _ in 0..<30 {
      if let wire = try? await Wire(port: server.port, from: Attack.address) { wires.append(wire) }
    }
    var answers = 0
    for wire in wires {
      wire.say("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
      if (try? await wire.answer())?.status == 200 { answers += 1 }
    }
    #expect(answers == 10)
    _ = try await WireVisitor(port: server.port, from: "127.0.0.10")
    for wire in wires { try? await wire.leave() }
    try await server.stop()
  }
}
