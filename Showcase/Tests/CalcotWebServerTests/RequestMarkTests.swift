import InMemoryTracing
import Synchronization
import Testing
import Tracing

@testable import CalcotWeb
@testable import CalcotWebServer
@testable import WebWire

@MainActor @Suite("A request's identifier", .timeLimit(.minutes(20)))
struct RequestMarkTests {
  nonisolated private static let trace = "4bf92f3577b34da6a3ce929d0e0e4736"

  @Test(
    arguments: [
      ("X-Request-Id: a-Z_0.9\r\n", "a-Z_0.9"),
      ("X-Request-Id: a b\r\n", nil), ("X-Request-Id: é\r\n", nil),
      ("X-Request-Id: \(String(repeating: "a", count: 65))\r\n", nil),
      ("traceparent: 00-\(trace)-00f067aa0ba902b7-01\r\n", trace),
      ("traceparent: 00-\(trace)\r\n", nil), ("traceparent: 00-\(trace.dropLast())!-0-01\r\n", nil),
      ("", nil),
    ] as [(String, String?)])
  func `a proxy's is taken over if it is sane, and otherwise a new one is made`(
    _ field: String, _ expected: String?
  ) async throws {
    let site = StubSite()
    let identifier = try await withServer(site, options: { $0.trustedProxies = ["127.0.0.1"] }) {
      try await Self.identifier(field, port: $0)
    }
    if let expected {
      #expect(identifier == expected)
    } else {
      #expect(identifier.wholeMatch(of: /[0-9a-f]{16}/) != nil)
    }
    // The app has the same one, and no other.
    let given = site.requests.first?.headers.filter { $0.name.lowercased() == "x-request-id" }
    #expect(given?.map(\.value) == [identifier])
  }

  @Test func `is the server's own, whatever the browser sends`() async throws {
    try await withServer(StubSite()) { port in
      let field = "X-Request-Id: mine\r\n"
      let one = try await Self.identifier(field, port: port)
      let other = try await Self.identifier(field, port: port)
      #expect(one != "mine" && other != "mine" && one != other)
    }
  }

  /// The tracer of all tests in this process.
  private static let tracer: InMemoryTracer = {
    let tracer = InMemoryTracer()
    InstrumentationSystem.bootstrap(tracer)
    return tracer
  }()

  @Test func `a trace of a proxy goes on in a span, within which the app answers`() async throws {
    let tracer = Self.tracer
    let within = Mutex<String?>(nil)
    let site = StubSite { _ in
      within.withLock { $0 = ServiceContext.current?.inMemorySpanContext?.traceID }
      return WebResponse(status: 500)
    }
    let fields = "in-memory-trace-id: T\r\nin-memory-span-id: S\r\nX-Request-Id: traced\r\n"
    try await withServer(site, options: { $0.trustedProxies = ["127.0.0.1"] }) {
      _ = try await Self.identifier(fields, port: $0)
    }
    let span = try #require(
      tracer.finishedSpans.last {
        $0.attributes["calcot.request_id"]?.toSpanAttribute() == .string("traced")
      })
    #expect(span.operationName == "GET" && span.kind == .server)
    #expect(span.traceID == "T" && span.parentSpanID == "S")
    #expect(within.withLock { $0 } == "T")
    #expect(span.attributes["http.response.status_code"]?.toSpanAttribute() == .int64(500))
    #expect(span.status?.code == .error)
  }

  private static func identifier(_ field: String, port: Int) async throws -> String {
    let wire = try await Wire(port: port)
    wire.say("GET / HTTP/1.1\r\nHost: a\r\n\(field)\r\n")
    return try await wire.answer().headers["x-request-id"] ?? ""
  }
}
