import Calcot
import CalcotTesting
import CalcotViews
import CalcotWeb
import CalcotWebTesting
import Testing

@MainActor
@Suite("A browser without script")
struct FormTests {
  @Test func `goes through the app by forms, in a session that the first one makes`() async throws {
    let visit = SiteVisit { _ in CalcotApp.shop() }
    try await visit.go("/")
    try await visit.press("Add")
    try await visit.press("Add")
    #expect(visit.page.node("2/body/text")?.text == "2")
    #expect(visit.site.sessionCount == 1)
    try await visit.press("List")
    #expect(visit.target.hasPrefix("/list?_session="))
    try await visit.follow("Item 3")
    #expect(visit.page.heading == "Item 3")
    try await visit.press("Back")
    try await visit.press("Back")
    #expect(visit.page.node("2/body/text")?.text == "2")
  }

  @Test func `fills a form in, is asked, and stays or leaves`() async throws {
    let visit = SiteVisit { _ in CalcotApp.shop() }
    try await visit.go("/")
    try await visit.press("Order")
    #expect(visit.page.heading == "Order")
    let name = try #require(
      visit.page.all.first { $0.attributes["placeholder"] == "Who is it for?" })
    let field = try #require(name.attributes["name"])
    try await visit.press("Close", typing: [field: "Ada & <Bob>"])
    #expect(visit.page.first { $0.tag == "h2" && $0.isReachable }?.text == "Discard the order?")
    #expect(visit.page.heading == nil, "the screen under the question can be reached")
    try await visit.press("Stay")
    #expect(
      visit.page.all.first { $0.attributes["name"] == field }?.attributes["value"] == "Ada & <Bob>")
    try await visit.press("Close")
    try await visit.press("Discard")
    #expect(visit.page.heading == "Counter")
  }

  @Test func `submits a field by Enter`() async throws {
    let visit = SiteVisit { _ in CalcotApp.shop() }
    try await visit.go("/")
    try await visit.press("Order")
    let field = try #require(
      visit.page.all.first { $0.attributes["placeholder"] != nil }?.attributes["name"])
    try await visit.enter(field, typing: "Ada")
    #expect(visit.page.all.contains { $0.attributes["value"] == "Ada" })
    #expect(visit.page.node("2/body/text")?.text == "100")
  }

  @Test func `does what a message offers, by a button beside the one that closes it`() async throws
  {
    let visit = SiteVisit { _ in
      let coordinator = ShopCoordinator()
      let app = CalcotApp.shop(coordinator)
      let shop = coordinator.shop
      coordinator.showMessage(
        "Sold out", .error, action: "Order more"
      ) { _ in shop.count += 5 }
      return app
    }
    try await visit.go("/")
    #expect(visit.page.text.contains("Sold out"))
    try await visit.press("Order more")
    #expect(visit.page.node("2/body/text")?.text == "5")
    #expect(!visit.page.text.contains("Sold out"))
  }

  @Test func `is refused with a token of another browser, an old one, or none`() async throws {
    let site = WebSite { _ in CalcotApp.shop() }
    let (visit, other) = (SiteVisit(site), SiteVisit(site))
    try await visit.go("/")
    try await other.go("/")
    let stranger = try #require(other.hidden("token"))
    for fields in [[("token", stranger)], [("token", "")], []] {
      try await visit.post(fields + [("do a 2/body/Add", "")])
      #expect(visit.response.status == 403)
    }
    #expect(site.sessionCount == 0)
  }

  @Test(arguments: ["null", "http://evil.example", "https://localhost:8080", "http://localhost"])
  func `is refused from another origin`(_ origin: String) async throws {
    let visit = SiteVisit { _ in CalcotApp.shop() }
    try await visit.go("/")
    visit.origin = origin
    try await visit.post([("token", visit.hidden("token") ?? ""), ("do a 2/body/Add", "")])
    #expect(visit.response.status == 403)
    #expect(visit.site.sessionCount == 0)
  }

  @Test func `cannot use another browser's session`() async throws {
    let site = WebSite { _ in CalcotApp.shop() }
    let (visit, thief) = (SiteVisit(site), SiteVisit(site))
    try await visit.go("/")
    try await visit.press("Add")
    try await thief.go(visit.target)
    #expect(thief.page.node("2/body/text")?.text == "0")
    #expect(thief.hidden("session") == nil)
  }

  @Test(arguments: [
    "a 2/body/Never", "a 2/body/Nothing", "a 99/body/Add", "c 0 1", "d 1 1", "b 2", "t 5 2", "x",
    "", "a", "r 5 1 2/body", "h 7", "v 2 Key", "m -1", "u 1", "s 2/body/Add",
    "o javascript:alert(1)",
    "r 0 99999999999999999999 2/body",
  ])
  func `can do nothing that is not offered`(_ action: String) async throws {
    let visit = SiteVisit { _ in CalcotApp.shop() }
    try await visit.go("/")
    try await visit.post([("token", visit.hidden("token") ?? ""), ("do \(action)", "")])
    #expect(visit.response.status == 200)
    #expect(visit.page.node("2/body/text")?.text == "0")
    #expect(visit.page.heading == "Counter")
  }
}
