import Testing

@testable import CalcotWeb
@testable import CalcotWebServer
@testable import WebWire

@MainActor @Suite("A server with a token", .timeLimit(.minutes(20)))
struct TokenGateTests {
  private let token = "0123456789abcdef0123456789abcdef"
  private let webSocket =
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"

  @Test(arguments: [
    "GET / HTTP/1.1\r\nHost: a\r\n\r\n",
    "GET /calcot/client.js HTTP/1.1\r\nHost: a\r\n\r\n",
    "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 900\r\n\r\nabc",
    "GET /?token= HTTP/1.1\r\nHost: a\r\n\r\n",
    "GET /?token=0123456789abcdef0123456789abcdee HTTP/1.1\r\nHost: a\r\n\r\n",
    "GET /?token=0123456789abcdef HTTP/1.1\r\nHost: a\r\n\r\n",
    "POST /?token=0123456789abcdef0123456789abcdef HTTP/1.1\r\nHost: a\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\nCookie: calcot-token=0123456789abcdef\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\nCookie: token=0123456789abcdef0123456789abcdef\r\n\r\n",
    // No more than four cookies of the name are tried.
    "GET / HTTP/1.1\r\nHost: a\r\nCookie: calcot-token=a; calcot-token=b; calcot-token=c; calcot-token=d; "
      + "calcot-token=0123456789abcdef0123456789abcdef\r\n\r\n",
  ])
  func `refuses a request without the token, and the site hears nothing`(request: String)
    async throws
  {
    let site = StubSite()
    try await withServer(site, options: { $0.token = token }) { port in
      let wire = try await Wire(port: port)
      wire.say(request)
      let answer = try await wire.answer()
      #expect(answer.status == 403)
      #expect(answer.headers["content-type"] == "text/plain; charset=utf-8")
      #expect(answer.headers["set-cookie"] == nil)
      #expect(answer.body.contains("open the address with the token"))
      #expect(!answer.body.contains(token))
    }
    #expect(site.requests.isEmpty)
  }

  @Test func `gives a cookie for the token, and redirects to the address without it`() async throws
  {
    let site = StubSite()
    try await withServer(site, options: { $0.token = token }) { port in
      let wire = try await Wire(port: port)
      wire.say("GET /groups?a=1&token=\(token)&b=2 HTTP/1.1\r\nHost: a\r\n\r\n")
      let answer = try await wire.answer()
      #expect(answer.status == 303)
      #expect(answer.headers["location"] == "/groups?a=1&b=2")
      #expect(answer.headers["cache-control"] == "no-store")
      let cookie = try #require(answer.headers["set-cookie"])
      #expect(cookie == "calcot-token=\(token); Path=/; HttpOnly; SameSite=Lax")
      #expect(site.requests.isEmpty)
      let pair = try #require(cookie.split(separator: ";").first)
      wire.say("GET /groups HTTP/1.1\r\nHost: a\r\nCookie: x=1; \(pair); y=2\r\n\r\n")
      #expect(try await wire.answer().body == "GET /groups ")
      wire.say("POST /a HTTP/1.1\r\nHost: a\r\nCookie: \(pair)\r\nContent-Length: 2\r\n\r\nab")
      #expect(try await wire.answer().body == "POST /a ab")
    }
  }

  // NB: not through a server, whose parser refuses what is not ASCII.
  @Test(arguments: [
    "//example.org/", "/\\example.org/", "///example.org/", "//\u{FE0F}example.org/",
  ])
  func `redirects to no other host`(target: String) async throws {
    let gate = try TokenGate(StubSite(), token: token)
    let request = WebRequest(method: "GET", target: "\(target)?token=\(token)")
    let location = await gate.respond(to: request).headers.first { $0.name == "Location" }?.value
    let seen = try #require(location).unicodeScalars.filter(\.isASCII)
    #expect(String(seen) == "/example.org/")
  }

  @Test func `opens no WebSocket without the token`() async throws {
    let site = StubSite()
    try await withServer(site, options: { $0.token = token }) { port in
      let request = "GET /calcot/live HTTP/1.1\r\nHost: a\r\n" + webSocket
      let stranger = try await Wire(port: port)
      stranger.say(request + "\r\n")
      #expect(try await stranger.answer().status == 403)
      let wire = try await Wire(port: port)
      wire.say(request + "Cookie: calcot-token=\(token)\r\n\r\n")
      #expect(try await wire.answer().status == 101)
    }
    #expect(site.inlets.count == 1)
  }

  @Test(arguments: ["", "short", "0123456789 abcdef", "0123456789abcdef;", "0123456789abcdéfgh"])
  func `is not started with a token that could be guessed, or that no address can have`(
    token: String
  ) async throws {
    await #expect(throws: WebServerProblem.badToken(least: 16)) {
      try await withServer(StubSite(), options: { $0.token = token }) { _ in }
    }
  }
}
