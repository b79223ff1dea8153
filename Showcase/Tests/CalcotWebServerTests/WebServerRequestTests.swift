import Testing

@testable import CalcotWeb
@testable import CalcotWebServer
@testable import WebWire

@MainActor @Suite("The server's HTTP", .timeLimit(.minutes(20)))
struct WebServerRequestTests {
  @Test func `GET is answered by the site, and the connection serves the next one`() async throws {
    let site = StubSite()
    try await withServer(site) { port in
      let wire = try await Wire(port: port)
      for target in ["/groups?x=%C3%A9&y=1", "/"] {
        wire.say("GET \(target) HTTP/1.1\r\nHost: example.org:81\r\nCookie: a=1; b=2\r\n\r\n")
        let answer = try await wire.answer()
        #expect(answer.status == 200)
        #expect(answer.body == "GET \(target) ")
        #expect(answer.headers["content-type"] == "text/plain")
        #expect(answer.headers["date"]?.hasSuffix(" GMT") == true)
        #expect(answer.headers["connection"] == nil)
      }
    }
    #expect(site.requests.map(\.target) == ["/groups?x=%C3%A9&y=1", "/"])
    #expect(site.requests.first?.header("host") == "example.org:81")
    #expect(site.requests.first?.header("cookie") == "a=1; b=2")
  }

  @Test func `a request has its browser's address, also if the connection is reset behind it`()
    async throws
  {
    let site = StubSite()
    try await withServer(site) { port in
      for _ in 0..<200 {
        try await Wire(port: port).sayAndReset("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
      }
      let wire = try await Wire(port: port)
      wire.say("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
      #expect(try await wire.answer().status == 200)
    }
    #expect(site.requests.allSatisfy { $0.address == "127.0.0.1" })
  }

  @Test func `HEAD has the length of the body, and no body`() async throws {
    try await withServer(StubSite()) { port in
      let wire = try await Wire(port: port)
      wire.say("HEAD /a HTTP/1.1\r\nHost: a\r\n\r\nGET /b HTTP/1.1\r\nHost: a\r\n\r\n")
      let head = try await wire.answer(toHead: true)
      #expect(head.status == 200)
      #expect(head.headers["content-length"] == "\("HEAD /a ".count)")
      #expect(try await wire.answer().body == "GET /b ")
    }
  }

  @Test func `POST brings its body, in one piece or in chunks`() async throws {
    try await withServer(StubSite()) { port in
      let wire = try await Wire(port: port)
      wire.say("POST /a HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nab")
      wire.say("cde")
      #expect(try await wire.answer().body == "POST /a abcde")
      wire.say("POST /b HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nxy\r\n")
      wire.say("1\r\nz\r\n0\r\n\r\n")
      #expect(try await wire.answer().body == "POST /b xyz")
    }
  }

  @Test func `a browser that asks for leave to send its body is given leave`() async throws {
    try await withServer(StubSite()) { port in
      let wire = try await Wire(port: port)
      wire.say("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nExpect: 100-continue\r\n\r\n")
      #expect(try await wire.answer().status == 100)
      wire.say("ab")
      #expect(try await wire.answer().body == "POST / ab")
    }
  }

  @Test(arguments: [
    "Content-Length: 1001\r\n\r\n",
    "Transfer-Encoding: chunked\r\n\r\n3E9\r\n\(String(repeating: "a", count: 1001))\r\n",
  ])
  func `a body that is too long is refused, and never reaches the site`(
    rest: String
  ) async throws {
    let site = StubSite()
    try await withServer(site) { port in
      let wire = try await Wire(port: port)
      wire.say("POST /a HTTP/1.1\r\nHost: a\r\n" + rest)
      // The client keeps sending; the response still arrives.
      wire.say(String(repeating: "a", count: 1_000_000))
      let answer = try await wire.answer()
      #expect(answer.status == 413)
      #expect(answer.headers["connection"] == "close")
      #expect(await wire.isEnded())
    }
    #expect(site.requests.isEmpty)
  }

  @Test func `a request that is cut off never reaches the site`() async throws {
    let site = StubSite()
    try await withServer(site) { port in
      let wire = try await Wire(port: port)
      wire.say("POST /a HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nxy\r\n")
      try await wire.leave()
    }
    #expect(site.requests.isEmpty)
  }

  @Test(arguments: [
    ("GET / HTTP/1.1\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", 400),
    ("nonsense\r\n\r\n", 400),
    ("DELETE / HTTP/1.1\r\nHost: a\r\n\r\n", 405),
    ("CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n", 405),
    ("GET / HTTP/1.1\r\nHost: a\r\nX: \(String(repeating: "x", count: 17_000))\r\n\r\n", 431),
    ("GET /\(String(repeating: "x", count: 17_000)) HTTP/1.1\r\nHost: a\r\n\r\n", 431),
    ("GET / HTTP/1.1\r\nHost: a\r\n\(String(repeating: "X: x\r\n", count: 200))\r\n", 431),
    ("PRI * HTTP/2.0\r\nHost: a\r\n\r\n", 400),
  ])
  func `a message that is no request for this server is refused`(
    request: String, status: Int
  ) async throws {
    let site = StubSite()
    try await withServer(site) { port in
      let wire = try await Wire(port: port)
      wire.say(request)
      let answer = try await wire.answer()
      #expect(answer.status == status)
      #expect(answer.headers["connection"] == "close")
      #expect(await wire.isEnded())
    }
    #expect(site.requests.isEmpty)
  }

  @Test(arguments: [
    "GET / HTTP/1.1\r\nHost: a\r\nConnection: Close\r\n\r\n",
    "GET / HTTP/1.0\r\n\r\n",
  ])
  func `the connection ends after the answer if the request asks for that`(request: String)
    async throws
  {
    try await withServer(StubSite()) { port in
      let wire = try await Wire(port: port)
      wire.say(request)
      let answer = try await wire.answer()
      #expect(answer.body == "GET / ")
      #expect(answer.headers["connection"] == "close")
      #expect(await wire.isEnded())
    }
  }

  @Test func `requests sent in a row are answered in their order`() async throws {
    try await withServer(StubSite()) { port in
      let wire = try await Wire(port: port)
      for number in 0..<100 { wire.say("GET /\(number) HTTP/1.1\r\nHost: a\r\n\r\n") }
      wire.say("nonsense\r\n\r\n")
      for number in 0..<100 {
        #expect(try await wire.answer().body == "GET /\(number) ")
      }
      #expect(try await wire.answer().status == 400)
    }
  }

  @Test(arguments: ["h2c", "TLS/1.0, h2c"])
  func `an offer to switch to another protocol is passed over`(offer: String) async throws {
    try await withServer(StubSite()) { port in
      let wire = try await Wire(port: port)
      let head = "GET /a HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\n"
      wire.say(head + "Upgrade: \(offer)\r\n\r\n")
      #expect(try await wire.answer().body == "GET /a ")
    }
  }

  @Test(arguments: ["", "GET / HT"])
  func `a connection on which nothing goes on is closed`(start: String) async throws {
    try await withServer(StubSite(), options: { $0.requestTimeout = .milliseconds(50) }) { port in
      let wire = try await Wire(port: port)
      wire.say(start)
      #expect(await wire.isEnded())
    }
  }

  @Test func `a browser that has closed its side gets its answer`() async throws {
    try await withServer(StubSite()) { port in
      let wire = try await Wire(port: port)
      wire.say("GET /a HTTP/1.1\r\nHost: a\r\n\r\n")
      try await wire.stopTalking()
      #expect(try await wire.answer().body == "GET /a ")
      #expect(await wire.isEnded())
    }
  }

  @Test
  func `an answer without a body has no length, and a field's value cannot add another field`()
    async throws
  {
    let site = StubSite { _ in
      WebResponse(status: 204, headers: [WebHeader("X-Text", "a\r\nX-Evil: b")])
    }
    try await withServer(site) { port in
      let wire = try await Wire(port: port)
      wire.say("GET /a HTTP/1.1\r\nHost: a\r\n\r\n")
      let answer = try await wire.answer()
      #expect(answer.status == 204)
      #expect(answer.headers["content-length"] == nil)
      #expect(answer.headers["x-evil"] == nil)
    }
  }
}
