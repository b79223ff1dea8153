import Calcot
import CalcotTesting
import CalcotWeb
import CalcotWebTesting
import Testing

@MainActor
@Suite("The first connection of a page")
struct FirstConnectionTests {
  private final class Outlet: WebSocketOutlet {
    private let texts = Locked<[String]>([])
    var sent: [String] { texts.withLock { $0 } }

    func send(_ text: String) { texts.withLock { $0.append(text) } }
    func close(code: Int, reason: String) {}
  }

  @Test func `sends nothing of the page again, which the browser has just received`() async throws {
    let site = WebSite(options: .driven) { _ in CalcotApp.shop() }
    let host = WebHeader("Host", "localhost")
    let response = await site.respond(
      to: WebRequest(method: "GET", target: "/", headers: [host]))
    let page = try LivePage(html: String(decoding: response.body, as: UTF8.self))
    let cookie = try #require(response.header("set-cookie")).prefix { $0 != ";" }
    let upgrade = WebRequest(
      method: "GET", target: "/calcot/live",
      headers: [
        host, WebHeader("Origin", "http://localhost"), WebHeader("Cookie", String(cookie)),
      ])
    guard case .accepted(_, let connect) = site.admission(of: upgrade) else {
      Issue.record("the connection was refused")
      return
    }
    let outlet = Outlet()
    let inlet = connect(outlet)
    var hello = ""
    page.connect { hello = $0 }
    await inlet.receive(hello)
    #expect(await Turns.pass { !outlet.sent.isEmpty })
    let welcome = try #require(outlet.sent.first)
    #expect(welcome.hasPrefix("{"))
    #expect(!welcome.contains("\"x\":"), "\(welcome)")
    inlet.closed()
  }

  @Test func `tells the session of a form what was typed before`() async throws {
    var coordinators: [ShopCoordinator] = []
    let site = WebSite(options: .driven) { _ in
      coordinators.append(ShopCoordinator())
      return CalcotApp.shop(coordinators[coordinators.count - 1])
    }
    let visit = SiteVisit(site)
    try await visit.go("/")
    try await visit.press("Order")
    let html = String(decoding: visit.response.body, as: UTF8.self)
    let page = try LivePage(html: html, url: visit.target)
    try page.fill("Name", "Zoë")
    let line = ShakyLine(
      page, to: site,
      asking: WebRequest(
        method: "GET", target: "/calcot/live",
        headers: [
          WebHeader("Host", "localhost"), WebHeader("Origin", "http://localhost"),
          WebHeader("Cookie", visit.cookie ?? ""),
        ]))
    for _ in 0..<100_000 where !page.isLive {
      while await line.bringUp() {}
      while line.bringDown() {}
    }
    #expect(site.sessionCount == 1)
    #expect(coordinators.last?.shop.name == "Zoë")
    #expect(page.field("Name")?.attributes["value"] == "Zoë")
    #expect(page.problems == [])
  }
}
