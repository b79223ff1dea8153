import Calcot
import CalcotWeb
import CalcotWebServer
import Foundation
import Logging
import Testing
import WebDesk

@testable import WebWire

#if canImport(Glibc)
  import Glibc
#endif

#if os(Linux)
  @MainActor
  @Suite("A server with workers", .serialized, .timeLimit(.minutes(20)))
  struct WorkerTests {
    @Test func `visitors are spread evenly, and each stays with one worker`() async throws {
      let server = try await ServerProcess("WebDeskServer", ["0", "2"])
      _ = try await Self.visitors(server.port)
      var counts: [Int32: Int] = [:]
      for number in 0..<40 {
        let visitor = try await WorkerVisitor(port: server.port)
        let first = visitor.server
        counts[first, default: 0] += 1
        for _ in 0..<(number % 3) {
          try await visitor.read()
          #expect(visitor.server == first)
        }
      }
      let between = try #require(counts.values.max()) - #require(counts.values.min())
      #expect(counts.count == 2 && between <= 2, "\(counts)")
      await server.die()
    }

    @Test func `one connection of a proxy carries the requests of visitors of both workers`()
      async throws
    {
      let server = try await ServerProcess("WebDeskServer", ["0", "2"])
      let (one, other) = try await Self.visitors(server.port)
      let wire = try await Wire(port: server.port)
      for round in 1...10 {
        for visitor in [one, other] {
          let worker = visitor.server
          try await visitor.press("Add", on: wire)
          #expect(visitor.count == round)
          #expect(visitor.server == worker)
        }
      }
      await server.die()
    }

    @Test func `requests in a row, for both workers, are answered in their order`() async throws {
      let server = try await ServerProcess("WebDeskServer", ["0", "2"])
      let (one, other) = try await Self.visitors(server.port)
      let wire = try await Wire(port: server.port)
      let both = [one, one, other].map { (cookies: $0.cookies, server: $0.server) }
      let all = (0..<20).map { both[$0 % 3] }
      wire.say(
        all.map { "GET / HTTP/1.1\r\nHost: localhost\r\nCookie: \($0.cookies)\r\n\r\n" }.joined())
      for asked in all {
        #expect(try await wire.answer().body.contains("Server \(asked.server)"))
      }
      await server.die()
    }

    @Test func `a live page opens at its worker, whichever gets the connection`() async throws {
      let server = try await ServerProcess("WebDeskServer", ["0", "2"])
      let (one, other) = try await Self.visitors(server.port)
      for visitor in [one, other, one, other] {
        let page = try await visitor.livePage()
        #expect(try await page.message().contains("Server \(visitor.server)"))
      }
      await server.die()
    }

    @Test func `a WebSocket opens on a connection that has carried requests`() async throws {
      let server = try await ServerProcess("WebDeskServer", ["0", "2"])
      let (one, other) = try await Self.visitors(server.port)
      for visitor in [one, other] {
        let wire = try await Wire(port: server.port)
        for visitor in [one, other, visitor] { try await visitor.read(on: wire) }
        let fields = "Origin: http://localhost\r\nCookie: \(visitor.cookies)\r\n\r\n"
        wire.say(String(Wire.handshake.dropLast()) + fields)
        #expect(try await wire.answer().status == 101)
      }
      await server.die()
    }

    @Test func `a killed worker comes back, and its visitors go on meanwhile`() async throws {
      let server = try await ServerProcess("WebDeskServer", ["0", "2"])
      let (one, other) = try await Self.visitors(server.port)
      let page = try await one.livePage()
      _ = try await page.message()
      let killed = one.server
      kill(killed, SIGKILL)
      _ = await page.framesToTheEnd()
      // As after a restart: a new session, of the same browser, at whoever is there.
      // NB: What is handed to the killed one before its end is noticed is lost; a browser tries again.
      var welcome: String?
      while welcome == nil { welcome = try? await one.livePage().message() }
      #expect(welcome?.contains("\"n\":true") == true)
      try await one.read()
      #expect(one.server != killed)
      // The place of the killed one is taken, and new visitors come there.
      var found = other.server
      while found == other.server || found == killed {
        found = (try? await WorkerVisitor(port: server.port).server) ?? found
      }
      try await other.read()
      #expect(other.server != killed && other.server != found)
      await server.die()
    }

    @Test func `all workers tell their pages and end when the server is told to end`() async throws
    {
      let server = try await ServerProcess("WebDeskServer", ["0", "2"])
      let (one, other) = try await Self.visitors(server.port)
      let pages = [try await one.livePage(), try await other.livePage()]
      for page in pages { _ = try await page.message() }
      server.send(SIGTERM)
      for page in pages {
        var frame = try await page.frame()
        while frame.opcode != 8 { frame = try await page.frame() }
        #expect(frame.closeCode == 1001)
        page.sendClose(1001)
      }
      let end = await server.end()
      #expect(end.reason == .exit && end.status == 0)
      for worker in [one.server, other.server] {
        #expect(kill(worker, 0) == -1 && errno == ESRCH)
      }
    }

    @Test func `a worker that is told to end is replaced`() async throws {
      let server = try await ServerProcess("WebDeskServer", ["0", "2"])
      let (one, other) = try await Self.visitors(server.port)
      kill(one.server, SIGTERM)
      var found = one.server
      while [one.server, other.server].contains(found) {
        // NB: A connection on which nothing has been said yet may end with the worker.
        found = (try? await WorkerVisitor(port: server.port).server) ?? found
      }
      await server.die()
    }

    @Test func `a worker that hangs is ended and replaced`() async throws {
      let server = try await ServerProcess("WebDeskServer", ["0", "2"])
      let (one, other) = try await Self.visitors(server.port)
      kill(one.server, SIGSTOP)
      var found = one.server
      while [one.server, other.server].contains(found) {
        // NB: A connection that is handed to the hung worker ends with it.
        found = (try? await WorkerVisitor(port: server.port).server) ?? found
      }
      // NB: its supervisor learns of its end from its socket, which is closed a little before.
      while kill(one.server, 0) == 0 { await Task.yield() }
      #expect(errno == ESRCH)
      try await other.read()
      await server.die()
    }

    @Test func `a worker whose main actor alone hangs is ended and replaced`() async throws {
      let server = try await ServerProcess("WebDeskServer", ["0", "2", "halt-second"])
      try await Self.untilAllServe(server.port)
      let workers = Set(server.children)
      let wire = try await Wire(port: server.port)
      let cookie = "Cookie: calcot-worker-\(server.port)=1\r\n"
      wire.say("GET / HTTP/1.1\r\nHost: localhost\r\n\(cookie)\r\n")
      while workers.isSubset(of: server.children) { await Task.yield() }
      try await Self.untilAllServe(server.port)
      await server.die()
    }

    @Test func `a worker that hangs does not hold up the end of the server`() async throws {
      let server = try await ServerProcess("WebDeskServer", ["0", "2", "hurried"])
      let (one, other) = try await Self.visitors(server.port)
      kill(one.server, SIGSTOP)
      server.send(SIGTERM)
      let end = await server.end()
      #expect(end.reason == .exit && end.status == 0)
      for worker in [one.server, other.server] {
        #expect(kill(worker, 0) == -1 && errno == ESRCH)
      }
    }

    @Test func `health, readiness and metrics are those of the worker that is asked for`()
      async throws
    {
      let server = try await ServerProcess("WebDeskServer", ["0", "2", "fail-second"])
      for (address, statuses) in [
        ("health", [200, 503]), ("ready", [200, 503]), ("metrics", [200, 503]),
      ] {
        for (worker, status) in statuses.enumerated() {
          let wire = try await Wire(port: server.port)
          wire.say(
            "GET /calcot/\(address)?worker=\(worker) HTTP/1.1\r\nHost: localhost\r\n"
              + "Authorization: Bearer the desk's metrics\r\n\r\n")
          #expect(try await wire.answer().status == status, "\(address) \(worker)")
        }
      }
      await server.die()
    }

    @Test func `a worker ends when its supervisor has gone`() async throws {
      let server = try await ServerProcess("WebDeskServer", ["0", "2"])
      let (one, _) = try await Self.visitors(server.port)
      let page = try await one.livePage()
      _ = try await page.message()
      await server.die()
      let frames = await page.framesToTheEnd()
      #expect(frames.last?.closeCode == 1001, "\(frames)")
    }

    @Test func `workers that end before they serve end the server; one that serves is enough`()
      async throws
    {
      let hopeless = try await ServerProcess("WebDeskServer", ["0", "2", "fail"])
      #expect(hopeless.address.isEmpty)
      let end = await hopeless.end()
      #expect(end.reason == .exit && end.status == 1)
      let server = try await ServerProcess("WebDeskServer", ["0", "2", "fail-second"])
      let visitor = try await WorkerVisitor(port: server.port)
      for _ in 0..<5 {
        #expect(try await WorkerVisitor(port: server.port).server == visitor.server)
      }
      await server.die()
    }

    @Test func `an address that is taken is an error that says so, before any worker starts`()
      async throws
    {
      let first = try await ServerProcess()
      var options = WebServerOptions.ofTests
      options.port = first.port
      for workers in [1, 2] {
        options.workers = workers
        let logger = Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() })
        let server = WebServer(
          serving: WebSite { _ in CalcotApp.desk() }, options: options, logger: logger)
        let problem = await #expect(throws: WebServerProblem.self) { try await server.run() }
        #expect("\(problem.map { "\($0)" } ?? "")".contains("127.0.0.1:\(first.port): Address"))
      }
      await first.die()
    }

    /// Waits until both workers serve.
    nonisolated private static func untilAllServe(_ port: Int) async throws {
      for worker in 0..<2 {
        var status = 0
        while status != 200 {
          let wire = try await Wire(port: port)
          wire.say("GET /calcot/health?worker=\(worker) HTTP/1.1\r\nHost: localhost\r\n\r\n")
          status = try await wire.answer().status
        }
      }
    }

    /// Returns a visitor of each worker.
    nonisolated private static func visitors(
      _ port: Int
    ) async throws -> (WorkerVisitor, WorkerVisitor) {
      // NB: before the second worker serves, the first one has all visitors, and refuses so many.
      try await untilAllServe(port)
      let one = try await WorkerVisitor(port: port)
      var other = one
      while other.server == one.server { other = try await WorkerVisitor(port: port) }
      return (one, other)
    }
  }
#endif
