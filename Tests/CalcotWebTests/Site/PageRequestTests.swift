import Calcot
import CalcotTesting
import CalcotViews
import CalcotWeb
import CalcotWebTesting
import Testing

@MainActor
@Suite("A request for a page")
struct PageRequestTests {
  @Test func `gives the whole page, without a session`() async throws {
    let visit = SiteVisit { _ in CalcotApp.shop() }
    try await visit.go("/")
    #expect(visit.response.status == 200)
    #expect(visit.page.first { $0.tag == "title" }?.text == "Counter")
    #expect(visit.page.heading == "Counter")
    #expect(visit.page.all.contains { $0.attributes["role"] == "status" && $0.id == "status" })
    #expect(visit.page.all.contains { $0.attributes["role"] == "alert" && $0.id == "alert" })
    #expect(visit.page.all.filter { $0.tag == "main" }.count == 1)
    #expect(visit.site.sessionCount == 0)
  }

  @Test func `lets nothing of the app live on`() async throws {
    weak var app: CalcotApp?
    let visit = SiteVisit { _ in
      let made = CalcotApp.shop()
      app = made
      return made
    }
    try await visit.go("/list/7")
    #expect(visit.page.heading == "Item 7")
    // The task that waited for the app to settle may release it a little later.
    #expect(await Turns.pass { app == nil })
  }

  @Test func `tells the browser to run, load and frame nothing else`() async throws {
    let visit = SiteVisit { _ in CalcotApp.shop() }
    try await visit.go("/")
    let policy = try #require(visit.response.header("Content-Security-Policy"))
    #expect(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"))
    #expect(!policy.contains("unsafe"))
    #expect(visit.response.header("X-Content-Type-Options") == "nosniff")
    #expect(visit.response.header("Cache-Control") == "no-store")
    let cookie = try #require(visit.response.header("Set-Cookie"))
    #expect(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"))
    try await visit.go("/")
    #expect(visit.response.header("Set-Cookie") == nil)
  }

  @Test(arguments: [false, true])
  func `has a worker that keeps the page only where the site wants so`(_ keeps: Bool) async throws {
    var options = WebSiteOptions()
    options.about.keepsPages = keeps
    let visit = SiteVisit(WebSite(options: options) { _ in CalcotApp.shop() })
    try await visit.go("/")
    let body = try #require(visit.page.first { $0.tag == "body" })
    #expect(body.attributes["data-worker"] == (keeps ? "/calcot-worker.js" : nil))
    let answer = await visit.site.respond(to: visit.request("GET", "/calcot-worker.js"))
    let script = String(decoding: answer.body, as: UTF8.self)
    #expect(answer.header("Content-Type")?.hasPrefix("text/javascript") == true)
    #expect(script.contains("respondWith") == keeps)
    #expect(script.contains("unregister") != keeps)
  }

  @Test func `says whose it is where it is kept, so that it is taken away after a sign-out`()
    async throws
  {
    var options = WebSiteOptions()
    options.about.keepsPages = true
    let site = WebSite(options: options) { _ in CalcotApp.shop() }
    site.identify { request in request.header("X-User").map { .user($0) } ?? .anyone }
    let visit = SiteVisit(site)
    var owners: [String?] = []
    for user in ["anna", "ben", "anna", nil] {
      visit.headers = user.map { [WebHeader("X-User", $0)] } ?? []
      try await visit.go("/nowhere")
      owners.append(visit.response.header("Calcot-User"))
    }
    #expect(owners[0] != nil && owners[0] == owners[2] && owners[0] != owners[1])
    #expect(owners[3] == nil)
    #expect(owners[0]?.contains("anna") == false)
  }

  @Test func `for an address that leads nowhere is answered with 404`() async throws {
    let visit = SiteVisit { _ in CalcotApp.shop() }
    try await visit.go("/nowhere/at/all")
    #expect(visit.response.status == 404)
    #expect(visit.page.heading == "There is nothing at this address.")
    #expect(visit.page.all.contains { $0.tag == "a" && $0.attributes["href"] == "/" })
  }

  @Test(arguments: [true, false])
  func `for a place below something that is not there is answered with 404`(_ isThere: Bool)
    async throws
  {
    let visit = SiteVisit { _ in
      let coordinator = ShopCoordinator()
      if !isThere { coordinator.shop.items = [] }
      return CalcotApp.shop(coordinator)
    }
    try await visit.go("/list/3")
    #expect(visit.response.status == (isThere ? 200 : 404))
    #expect(visit.page.heading == "Item 3")
  }

  @Test func `for a place that the app refuses says why, and leads to the start`() async throws {
    let visit = SiteVisit { _ in
      let coordinator = ShopCoordinator()
      coordinator.closed = "The list is being counted."
      return CalcotApp.shop(coordinator)
    }
    try await visit.go("/list")
    #expect(visit.response.status == 403)
    #expect(visit.page.heading == "The list is being counted.")
    #expect(visit.page.all.contains { $0.tag == "a" && $0.attributes["href"] == "/" })
    try await visit.go("/")
    #expect(visit.response.status == 200)
  }

  @Test(arguments: ["evil.example", "evil.example:8080", "localhost.evil.example", "[::2]", ""])
  func `by another name of the host is refused`(_ host: String) async {
    let site = WebSite { _ in CalcotApp.shop() }
    let request = WebRequest(method: "GET", target: "/", headers: [WebHeader("Host", host)])
    #expect(await site.respond(to: request).status == 421)
  }

  @Test func `for a file that the browser has is answered with 304`() async throws {
    let visit = SiteVisit { _ in CalcotApp.shop() }
    try await visit.go("/")
    let script = try #require(visit.page.first { $0.tag == "script" }?.attributes["src"])
    try await visit.go(script)
    #expect(visit.response.header("Cache-Control")?.contains("immutable") == true)
    let tag = try #require(visit.response.header("ETag"))
    visit.headers = [WebHeader("If-None-Match", tag)]
    try await visit.go(script)
    #expect(visit.response.status == 304 && visit.response.body.isEmpty)
  }

  @Test func `by another method is refused`() async {
    let visit = SiteVisit { _ in CalcotApp.shop() }
    let response = await visit.site.respond(to: visit.request("DELETE", "/"))
    #expect(response.status == 405 && response.header("Allow") == "GET, HEAD, POST")
  }

  @Test func `is answered in the language of each visitor`() async throws {
    let site = WebSite { session in
      let coordinator = ShopCoordinator()
      session.language = session.languages.first ?? "en"
      coordinator.shop.greeting = session.language == "de-AT" ? "Zähler" : "Counter"
      return CalcotApp.shop(coordinator)
    }
    let (austrian, other) = (SiteVisit(site), SiteVisit(site))
    austrian.headers = [WebHeader("Accept-Language", "en;q=0.5, de-AT, fr;q=0")]
    try await austrian.go("/")
    try await other.go("/")
    #expect(austrian.page.heading == "Zähler" && other.page.heading == "Counter")
    #expect(austrian.page.first { $0.tag == "html" }?.attributes["lang"] == "de-AT")
  }
}
