import NIOCore
import Testing

@testable import CalcotWeb
@testable import CalcotWebServer
@testable import WebWire

@MainActor @Suite("A browser that does not take what is sent", .timeLimit(.minutes(20)))
struct SlowReaderTests {
  // NB: 30 of them are more than the tests that run meanwhile take of the process's memory.
  private static let size = 32 * 1024 * 1024

  private let site: StubSite = {
    let body = [UInt8](repeating: 0x61, count: Self.size)
    return StubSite { _ in WebResponse(status: 200, body: body) }
  }()

  @Test func `is closed though it has asked for more`() async throws {
    try await withServer(site, options: { $0.requestTimeout = .milliseconds(200) }) { port in
      var wire = try await hungryWire(port)
      while site.requests.isEmpty || wire.channel.isActive {
        // On a busy machine, the time for the requests themselves may have been up.
        if !wire.channel.isActive { wire = try await hungryWire(port) }
        // NB: a connection that does not read learns of its end by writing only.
        wire.say("x")
        try await Task.sleep(for: .milliseconds(20))
      }
    }
  }

  /// Connects, and asks for three responses that it does not read.
  private func hungryWire(_ port: Int) async throws -> Wire {
    let wire = try await Wire(port: port)
    try await wire.stopReading()
    for _ in 0..<3 { wire.say("GET / HTTP/1.1\r\nHost: a\r\n\r\n") }
    return wire
  }

  @Test func `shares the bytes of a response with all others who ask for it`() async throws {
    try await withServer(site) { port in
      let before = ResidentMemory.bytes
      var wires: [Wire] = []
      for _ in 0..<60 {
        let wire = try await Wire(port: port)
        try await wire.stopReading()
        for _ in 0..<4 { wire.say("GET / HTTP/1.1\r\nHost: a\r\n\r\n") }
        wires.append(wire)
      }
      while site.requests.count < 60 { try await Task.sleep(for: .milliseconds(5)) }
      let grown = ResidentMemory.bytes - before
      #expect(grown < 30 * Self.size, "60 connections hold \(grown) bytes")
      for wire in wires { try await wire.leave() }
    }
  }
}
