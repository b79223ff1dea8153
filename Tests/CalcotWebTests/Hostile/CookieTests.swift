import Calcot
import CalcotTesting
import CalcotWebTesting
import Foundation
import Testing

@testable import CalcotWeb

@MainActor
@Suite("The cookie of a browser")
struct CookieTests {
  private let site = WebSite { _ in CalcotApp.shop() }

  @Test func `cannot be made up`() async throws {
    let visit = SiteVisit(site)
    try await visit.go("/")
    let parts = try #require(visit.cookie).split(separator: ".")
    let other = Visitor()
    let forged = [
      "calcot=\(other.id).\(other.token)",
      "calcot=\(other.id).\(other.token).\(parts[2]).\(parts[3])",
      "\(parts[0]).\(other.token).\(parts[2]).\(parts[3])",
      "\(parts[0]).\(parts[1]).0.\(parts[3])", "\(parts[0]).\(parts[1]).\(parts[2]).",
      "calcot=" + String(repeating: ".", count: 5_000),
    ]
    for cookie in forged {
      var request = visit.request("POST", "/")
      request.headers.removeAll { $0.name == "Cookie" }
      request.headers.append(WebHeader("Cookie", cookie))
      request.body = Array("token=\(other.proof)&do+a+2/body/Add=".utf8)
      #expect(await site.respond(to: request).status == 403, "\(cookie)")
    }
    #expect(site.sessionCount == 0)
  }

  @Test func `is bound to the host and to TLS where the site has it`() async throws {
    var options = WebSiteOptions()
    options.publicOrigin = "https://shop.example"
    let site = WebSite(options: options) { _ in CalcotApp.shop() }
    let request = WebRequest(
      method: "GET", target: "/", headers: [WebHeader("Host", "shop.example")])
    let response = await site.respond(to: request)
    let cookie = try #require(response.header("Set-Cookie"))
    #expect(cookie.hasPrefix("__Host-calcot="))
    #expect(cookie.hasSuffix("; Path=/; HttpOnly; SameSite=Lax; Secure"))
    #expect(response.header("Strict-Transport-Security") == "max-age=31536000")
  }

  @Test func `is renewed while it is used, and ends with its lifetime`() {
    let now = Locked(1_000_000)
    let cookies = VisitorCookies(isSecure: false, lifetime: .seconds(1_000)) {
      now.withLock { $0 }
    }
    let visitor = Visitor()
    func request(_ value: String) -> WebRequest {
      WebRequest(method: "GET", target: "/", headers: [WebHeader("Cookie", "calcot=\(value)")])
    }
    let first = request(cookies.value(for: visitor))
    #expect(cookies.renewal(of: visitor, after: first) == nil)
    now.withLock { $0 += 100 }
    let field = cookies.renewal(of: visitor, after: first)
    let second = request(
      String((field?.value ?? "").dropFirst("calcot=".count).prefix { $0 != ";" }))
    now.withLock { $0 += 950 }
    #expect(cookies.visitor(of: first) == nil)
    #expect(cookies.visitor(of: second) == visitor)
    now.withLock { $0 -= 2_000 }
    #expect(cookies.visitor(of: second) == nil, "a cookie from the future is accepted")
  }

  @Test func `may expire while it is read`() {
    let now = Locked(1_000_000)
    let cookies = VisitorCookies(isSecure: false, lifetime: .seconds(1_000)) {
      now.withLock { now in
        defer { now += 999 }
        return now
      }
    }
    let visitor = Visitor()
    let cookie = WebHeader("Cookie", "calcot=\(cookies.value(for: visitor))")
    let request = WebRequest(method: "GET", target: "/", headers: [cookie])
    #expect(cookies.visitor(of: request) == visitor)
    #expect(cookies.visitor(of: request) == nil)
  }

  // NB: of a signature that is none, and of one that a lost key has made.
  @Test(
    arguments: ["-1y2p0ij32e8e8", "1y2p0ij32e8e7", "zzzzzzzzzzzzzz", "-1", "", "+", "-", "١"],
    [true, false])
  func `is refused whatever time of issue it has`(_ time: String, _ isSigned: Bool) {
    let cookies = VisitorCookies(isSecure: false, lifetime: .seconds(1_000))
    cookies.sign(with: FixedSigner(mark: "x"))
    let visitor = Visitor()
    let text = "\(visitor.id).\(visitor.token).\(time)"
    let signature = isSigned ? FixedSigner(mark: "x").signature(of: text) : "x"
    let request = WebRequest(
      method: "GET", target: "/",
      headers: [WebHeader("Cookie", "calcot=\(text).\(signature)")])
    #expect(cookies.visitor(of: request) == nil)
    #expect(cookies.renewal(of: visitor, after: request) != nil)
  }

  @Test func `that another process has signed is replaced when a page connects`() async throws {
    let other = WebSite { _ in CalcotApp.shop() }
    other.sign(with: FixedSigner(mark: "x"))
    site.sign(with: FixedSigner(mark: "y"))
    let visit = SiteVisit(other)
    try await visit.go("/")
    var request = visit.request("GET", WebAssets.livePath)
    request.headers.append(WebHeader("Origin", "http://localhost:8080"))
    guard case .accepted(let headers, _) = site.admission(of: request) else {
      Issue.record("the connection is refused")
      return
    }
    #expect(headers.map(\.name) == ["Set-Cookie"])
  }

  @Test func `does not give one user the session of another`() async throws {
    site.identify { request in request.header("X-User").map { .user($0) } ?? .anyone }
    let visit = SiteVisit(site)
    visit.headers = [WebHeader("X-User", "anna")]
    try await visit.go("/")
    try await visit.press("Add")
    let target = visit.target
    #expect(visit.page.node("2/body/text")?.text == "1")
    visit.headers = [WebHeader("X-User", "ben")]
    try await visit.go(target)
    #expect(visit.page.node("2/body/text")?.text == "0")
    #expect(site.sessionCount == 1)
    site.endSessions(of: "anna")
    #expect(site.sessionCount == 0)
  }

  @Test func `is not enough where the site knows who may come in`() async throws {
    site.identify { request in
      request.header("X-User") == nil
        ? .refused(WebResponse(status: 303, headers: [WebHeader("Location", "/sign-in")]))
        : .anyone
    }
    let request = WebRequest(
      method: "GET", target: "/", headers: [WebHeader("Host", "localhost")])
    #expect(await site.respond(to: request).header("Location") == "/sign-in")
    let visit = try await ShopVisit()
    visit.site.identify { _ in .refused(WebResponse(status: 403)) }
    visit.line.cut()
    visit.line.connect()
    await visit.line.bringUp()
    #expect(visit.line.closeCode == 4004)
  }

  @Test func `is proven by another text in each page, so that a page's length tells nothing`()
    async throws
  {
    let visit = SiteVisit(site)
    var proofs: [String] = []
    for _ in 0..<3 {
      try await visit.go("/")
      proofs.append(try #require(visit.hidden("token")))
    }
    let cookie = try #require(visit.cookie)
    #expect(Set(proofs).count == 3 && !proofs.contains(where: cookie.contains))
    for proof in proofs {
      try await visit.post([("token", proof), ("do a 2/body/Add", "")])
      #expect(visit.response.status == 200)
    }
    let token = String(cookie.split(separator: ".")[1])
    for proof in [token, token + token, String(proofs[0].dropLast()), proofs[0] + "0", ""] {
      try await visit.post([("token", proof), ("do a 2/body/Add", "")])
      #expect(visit.response.status == 403, "with \(proof)")
    }
  }

  @Test func `and its token suffice for a browser that sends no origin`() async throws {
    let visit = SiteVisit(site)
    visit.origin = nil
    try await visit.go("/")
    try await visit.press("Add")
    #expect(visit.response.status == 200 && visit.page.node("2/body/text")?.text == "1")
    visit.headers = [WebHeader("Sec-Fetch-Site", "cross-site")]
    try await visit.post([("token", visit.hidden("token") ?? ""), ("do a 2/body/Add", "")])
    #expect(visit.response.status == 403)
  }

  @Test(arguments: ["http://shop.example", "https://localhost", "http://localhost:8080"])
  func `over TLS is refused with any other origin`(_ origin: String) async throws {
    var options = WebSiteOptions()
    options.publicOrigin = "https://shop.example"
    let site = WebSite(options: options) { _ in CalcotApp.shop() }
    var request = WebRequest(
      method: "GET", target: WebAssets.livePath,
      headers: [WebHeader("Host", "shop.example"), WebHeader("Origin", origin)])
    if case .accepted = site.admission(of: request) { Issue.record("accepted from \(origin)") }
    request.headers[1].value = "https://shop.example"
    if case .refused = site.admission(of: request) { Issue.record("refused from the site") }
  }
}

/// A signer whose signatures are the text itself with a mark.
private struct FixedSigner: CookieSigner {
  let mark: String

  func signature(of text: String) -> String { mark + String(text.utf8.count) }
  func signature(ofPicture bytes: Data) -> String { mark + String(bytes.count) }
  func isValid(_ signature: String, of text: String) -> Bool {
    signature == self.signature(of: text)
  }
}
