import Logging
import Synchronization
import Testing

@testable import CalcotWeb
@testable import CalcotWebServer
@testable import WebWire

@MainActor @Suite("The addresses for whoever runs the server", .timeLimit(.minutes(20)))
struct OperationsTests {
  private let token = "the operator's token"

  @Test func `the server is alive and ready under any host name, and the site is not asked`()
    async throws
  {
    let site = StubSite()
    try await withServer(site) { port in
      for address in ["health", "ready"] {
        let answer = try await get("/calcot/\(address)", port: port)
        #expect(answer.status == 200)
        #expect(answer.headers["cache-control"] == "no-cache")
        #expect(answer.headers["set-cookie"] == nil)
      }
      #expect(try await get("/calcot/healthy", port: port).body == "GET /calcot/healthy ")
    }
    #expect(site.requests.map(\.target) == ["/calcot/healthy"])
  }

  @Test
  func `however many ask whether the server is alive, the main actor is asked once at a time`()
    async
  {
    let (asked, ask) = AsyncStream<Void>.makeStream()
    let (freed, free) = AsyncStream<Void>.makeStream()
    let now = Mutex(0)
    let most = Mutex(0)
    let pulse = SharedAnswer<Void>()
    let question: @Sendable () async -> Void = {
      let count = now.withLock {
        $0 += 1
        return $0
      }
      most.withLock { $0 = max($0, count) }
      ask.finish()
      for await _ in freed {}
      now.withLock { $0 -= 1 }
    }
    let beats = (0..<100).map { _ in Task { await pulse.ask(question) } }
    for await _ in asked {}
    for _ in 0..<1_000 { await Task.yield() }
    free.finish()
    for beat in beats { await beat.value }
    #expect(most.withLock { $0 } == 1)
  }

  @Test func `a server that is told to end is not ready, and all else goes on`()
    async throws
  {
    let site = StubSite()
    var options = WebServerOptions.ofTests
    // NB: It goes on until the tests end.
    options.shutdown.drainDelay = .seconds(3_600)
    let server = RunningServer(site, options)
    let port = try await server.port()
    let live = try await Wire.live(port: port)
    Task { try await server.stop() }
    var status = 200
    while status == 200 { status = try await get("/calcot/ready", port: port).status }
    #expect(status == 503)
    #expect(try await get("/calcot/health", port: port).status == 200)
    #expect(try await get("/a", port: port).body == "GET /a ")
    live.send("still here")
    #expect(try await live.frame().text == "still here")
    #expect(site.log.withLock { !$0.isShutDown })
  }

  @Test(arguments: [true, false])
  func `a server whose check fails or hangs is not ready, until it passes`(_ isHanging: Bool)
    async throws
  {
    let isMet = Mutex(true)
    let server = WebServer(
      site: StubSite(), options: .ofTests, report: WebServerReport(logger: silence))
    server.checkReadiness("free") {}
    server.checkReadiness("store", within: .milliseconds(isHanging ? 1 : 3_600_000)) {
      guard isMet.withLock({ $0 }) else {
        guard isHanging else { throw CancellationError() }
        await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
        return
      }
    }
    let running = RunningServer(server)
    let port = try await running.port()
    for status in [200, 503, 200] {
      isMet.withLock { $0 = status == 200 }
      var answer = try await get("/calcot/ready", port: port)
      while answer.status != status { answer = try await get("/calcot/ready", port: port) }
      #expect(["ready\n", "not ready\n"].contains(answer.body))
      #expect(try await get("/calcot/health", port: port).status == 200)
    }
    try await running.stop()
  }

  @Test func `an answer that a server is not ready is no failed request in the log`() async throws {
    let lines = CountedLines()
    let report = WebServerReport(logger: Logger(label: "test", factory: { _ in lines }))
    let server = WebServer(site: StubSite(), options: .ofTests, report: report)
    server.checkReadiness("store") { throw CancellationError() }
    let running = RunningServer(server)
    let port = try await running.port()
    for target in ["/calcot/ready", "/calcot/health?worker=7"] {
      #expect(try await get(target, port: port).status == 503)
    }
    try await running.stop()
    #expect(lines.count == 0)
  }

  @Test func `metrics are for whoever has the token`() async throws {
    try await withServer(StubSite(), options: { $0.metricsToken = token }) { port in
      for field in ["", "Authorization: Bearer wrong\r\n", "Authorization: Basic \(token)\r\n"] {
        let answer = try await get("/calcot/metrics", field, port: port)
        #expect(answer.status == 401)
        #expect(!answer.body.contains("calcot_web"))
      }
      let live = try await Wire.live(port: port)
      let shown = try await get(
        "/calcot/metrics", "Authorization: Bearer \(token)\r\n", port: port)
      #expect(shown.status == 200)
      #expect(shown.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8")
      #expect(shown.body.contains("# TYPE calcot_web_sockets gauge\ncalcot_web_sockets 1\n"))
      let types = shown.body.matches(of: #/# TYPE (\w+) /#).map(\.1)
      for name in types { #expect(shown.body.contains("# HELP \(name) "), "\(name)") }
      #expect(types.contains("process_open_fds"))
      #expect(shown.body.contains("calcot_web_request_seconds_bucket{le=\"+Inf\"} "))
      try await live.leave()
    }
  }

  @Test func `metrics have the numbers of the app, and the checks that fail`() async throws {
    var options = WebServerOptions.ofTests
    options.metricsToken = token
    let server = WebServer(
      site: StubSite(), options: options, report: WebServerReport(logger: silence))
    server.checkReadiness("store") { throw CancellationError() }
    server.showMetric("callers_waiting", "Callers that wait") { 3 }
    let running = RunningServer(server)
    let port = try await running.port()
    let field = "Authorization: Bearer \(token)\r\n"
    let before = try await get("/calcot/metrics", field, port: port).body
    #expect(before.contains("calcot_web_check_met{check=\"store\"} 1\n"))
    #expect(
      before.contains(
        "# HELP callers_waiting Callers that wait\n# TYPE callers_waiting gauge\ncallers_waiting 3\n"
      ))
    #expect(try await get("/calcot/ready", port: port).status == 503)
    let after = try await get("/calcot/metrics", field, port: port).body
    #expect(after.contains("calcot_web_check_met{check=\"store\"} 0\n"))
    try await running.stop()
  }

  @Test func `there are no metrics without a token, and a short token is an error`() async throws {
    try await withServer(StubSite()) { port in
      let answer = try await get("/calcot/metrics", port: port)
      #expect(answer.body == "GET /calcot/metrics ")
    }
    await #expect(throws: WebServerProblem.badToken(least: 16)) {
      try await withServer(StubSite(), options: { $0.metricsToken = "short" }) { _ in }
    }
  }

  @Test func `they need the site's own token if the site has one`() async throws {
    try await withServer(StubSite(), options: { $0.token = "0123456789abcdef" }) { port in
      let answer = try await get("/calcot/health", port: port)
      #expect(answer.status == 403)
    }
  }

  private func get(_ target: String, _ field: String = "", port: Int) async throws -> Wire.Answer {
    let wire = try await Wire(port: port)
    wire.say("GET \(target) HTTP/1.1\r\nHost: 192.0.2.1\r\n\(field)\r\n")
    return try await wire.answer()
  }
}
