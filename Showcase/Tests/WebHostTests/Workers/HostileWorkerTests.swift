import Foundation
import Testing

@testable import WebWire

#if os(Linux)
  @MainActor
  @Suite("A server with workers, beside hostile clients", .serialized, .timeLimit(.minutes(20)))
  struct HostileWorkerTests {
    @Test(arguments: [
      "7", "-1", "1x", "", "99999999999999999999", "0; calcot-worker-0=1", "\u{0}",
      String(repeating: "1", count: 8_000),
    ])
    func `a made-up number of a worker leads to a worker all the same`(
      _ text: String
    ) async throws {
      let server = try await ServerProcess("WebDeskServer", ["0", "2"])
      for _ in 0..<4 {
        let wire = try await Wire(port: server.port)
        let cookie = "calcot-worker-\(server.port)=\(text)"
        wire.say("GET / HTTP/1.1\r\nHost: localhost\r\nCookie: \(cookie)\r\n\r\n")
        #expect([200, 400].contains(try await wire.answer().status))
      }
      #expect(try await WorkerVisitor(port: server.port).worker != nil)
      await server.die()
    }

    @Test func `those who say nothing, little or too much keep nobody else from being served`()
      async throws
    {
      let server = try await ServerProcess("WebDeskServer", ["0", "2"])
      var held: [Wire] = []
      for number in 0..<200 {
        let wire = try await Wire(port: server.port)
        switch number % 4 {
        case 0: break
        case 1: wire.say("G")
        case 2: wire.say("GET / HTTP/1.1\r\nHost: localhost\r\nCookie: ")
        default:
          // A head of the greatest length, whose rest never comes.
          wire.say("GET / HTTP/1.1\r\nX: \(String(repeating: "x", count: 15_000))")
        }
        held.append(wire)
      }
      let visitor = try await WorkerVisitor(port: server.port)
      for _ in 0..<5 { try await visitor.read() }
      for wire in held { try await wire.leave() }
      await server.die()
    }

    @Test(arguments: [0, 1])
    func `a head that is too long is refused, whichever worker it names`(
      _ worker: Int
    ) async throws {
      let server = try await ServerProcess("WebDeskServer", ["0", "2"])
      for _ in 0..<4 {
        let wire = try await Wire(port: server.port)
        let cookie = "calcot-worker-\(server.port)=\(worker)"
        wire.say("GET / HTTP/1.1\r\nHost: localhost\r\nCookie: \(cookie)\r\n")
        wire.say("X: \(String(repeating: "x", count: 17_000))\r\n\r\n")
        #expect(try await wire.answer().status == 431)
      }
      await server.die()
    }

    @Test func `a long head and a body are passed on as they are`() async throws {
      let server = try await ServerProcess("WebDeskServer", ["0", "2"])
      let wire = try await Wire(port: server.port)
      // Each request belongs to another worker than the one before it.
      for worker in [0, 1, 0, 1, 0, 1] {
        let cookie = "calcot-worker-\(server.port)=\(worker)"
        let body = String(repeating: "b\r\n\r\n", count: 3_000)
        wire.say(
          "POST /calcot/report HTTP/1.1\r\nHost: localhost\r\nCookie: \(cookie)\r\n"
            + "X: \(String(repeating: "x", count: 12_000))\r\n"
            + "Content-Length: \(body.utf8.count)\r\n\r\n")
        wire.say(body)
        // It is no report of a browser, which only whoever has read the whole body can tell.
        #expect(try await wire.answer().status == 400)
      }
      await server.die()
    }

    @Test func `a connection that moves with each request costs no descriptors`() async throws {
      let server = try await ServerProcess("WebDeskServer", ["0", "2"])
      let wire = try await Wire(port: server.port)
      var counts: [Int] = []
      for number in 0..<220 {
        let cookie = "calcot-worker-\(server.port)=\(number % 2)"
        wire.say("GET /calcot/health HTTP/1.1\r\nHost: a\r\nCookie: \(cookie)\r\n\r\n")
        #expect(try await wire.answer().status == 200)
        counts.append(Self.descriptors(of: server))
      }
      // NB: one may be on its way when they are counted.
      let (early, late) = (counts[20..<40].max(), counts.suffix(20).min())
      #expect(try #require(late) <= #require(early))
      await server.die()
    }

    /// The open files of a supervisor.
    private static func descriptors(of server: ServerProcess) -> Int {
      let folder = "/proc/\(server.name)/fd"
      return (try? FileManager.default.contentsOfDirectory(atPath: folder).count) ?? -1
    }
  }
#endif
