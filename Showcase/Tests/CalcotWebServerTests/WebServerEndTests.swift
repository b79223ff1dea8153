import ServiceLifecycle
import Synchronization
import Testing

@testable import CalcotWeb
@testable import CalcotWebServer
@testable import WebWire

@MainActor @Suite("The server's end", .timeLimit(.minutes(20)))
struct WebServerEndTests {
  @Test func `sessions are told, open requests are answered, and the server ends`() async throws {
    let begun = AsyncStream<Void>.makeStream()
    let (open, gate) = AsyncStream<Void>.makeStream()
    let site = StubSite(
      answer: { _ in
        begun.continuation.yield()
        for await _ in open {}
        return WebResponse(status: 200, body: Array("done".utf8))
      })
    let options = WebServerOptions.ofTests
    let server = RunningServer(site, options)
    let port = try await server.port()
    let live = try await Wire.live(port: port)
    let idle = try await Wire(port: port)
    let waiting = try await Wire(port: port)
    waiting.say("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
    for await _ in begun.stream { break }

    let stopped = Task { try await server.stop() }
    #expect(try await live.frame().closeCode == 1001)
    live.sendClose(1001)
    #expect(await live.isEnded())
    #expect(await idle.isEnded())
    gate.finish()
    let answer = try await waiting.answer()
    #expect(answer.body == "done")
    #expect(answer.headers["connection"] == "close")
    #expect(await waiting.isEnded())
    try await stopped.value
    #expect(site.log.withLock { $0.isShutDown })
  }

  #if DEBUG
    @Test func `a debug build takes a free port where another program listens at the usual one`()
      async throws
    {
      let usual = WebServerOptions().port
      // NB: it is taken already where this fails.
      let other = try? Descriptor.listening(at: UInt16(usual))
      var options = WebServerOptions.ofTests
      options.port = usual
      let server = RunningServer(StubSite(), options)
      #expect(try await server.port() != usual)
      try await server.stop()
      withExtendedLifetime(other) {}
    }
  #endif

  @Test func `the server ends with the group of services that it belongs to`() async throws {
    let options = WebServerOptions.ofTests
    let site = StubSite()
    let server = WebServer(site: site, options: options, report: WebServerReport(logger: silence))
    let group = ServiceGroup(services: [server], logger: silence)
    server.onStart = { _ in Task { await group.triggerGracefulShutdown() } }
    try await group.run()
    #expect(server.address?.hasPrefix("http://127.0.0.1:") == true)
    #expect(site.log.withLock { $0.isShutDown })
  }

  @Test func `a browser that never agrees does not hold up the end`() async throws {
    for limit in [\WebServerOptions.sockets.closeTimeout, \.shutdown.timeout] {
      let site = StubSite()
      try await withServer(site, options: { $0[keyPath: limit] = .milliseconds(50) }) { port in
        for _ in 0..<20 { _ = try await Wire.live(port: port) }
      }
      for inlet in site.inlets { await inlet.untilClosed() }
    }
  }

  @Test func `a request that is never answered is cut off`() async throws {
    let site = StubSite(
      answer: { _ in
        for await _ in AsyncStream<Void>.makeStream().stream {}
        return WebResponse(status: 200)
      })
    try await withServer(site, options: { $0.shutdown.timeout = .milliseconds(50) }) { port in
      let wire = try await Wire(port: port)
      wire.say("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
      while site.requests.isEmpty { await Task.yield() }
    }
  }

  @Test func `sessions that never end do not hold up the end`() async throws {
    let site = StubSite(end: {
      // NB: It does not end with its task either.
      await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    })
    try await withServer(site, options: { $0.shutdown.timeout = .milliseconds(50) }) { port in
      _ = try await Wire.live(port: port)
    }
  }

  /// A limit left at its default passes on a quiet machine, and fails on a busy one.
  @Test func `the servers of tests have no limit in seconds`() {
    let times = WebServerOptions.ofTests.numbers
      .compactMap { number in (number.value as? Duration).map { (number.name, $0) } }
    #expect(times.count >= 7)
    for (name, time) in times { #expect(time == .zero || time >= .seconds(600), "\(name)") }
  }

  @Test func `an address that is taken is an error`() async throws {
    try await withServer(StubSite()) { port in
      await #expect(throws: (any Error).self) {
        try await withServer(StubSite(), options: { $0.port = port }) { _ in }
      }
    }
  }
}
