import Calcot
import CalcotTesting
import CalcotViews
import CalcotWeb
import CalcotWebTesting
import Testing

/// Tests of a new site that has none of the previous one's sessions, as after the server was killed
/// and restarted.
@MainActor
@Suite("A site that was started again")
struct RestartedSiteTests {
  @Test func `shows the same screens from the address, and the form as it was half typed`()
    async throws
  {
    let visit = try await Visit()
    try visit.page.press("Order")
    await visit.settle()
    try visit.page.fill("Name", "Zoë")
    for (place, text) in ["leeks", "almonds", "peppers"].enumerated() {
      try visit.page.fill("Line \(place + 1)", text)
      await visit.settle()
    }
    try visit.page.fill("Line 4", "half a wo")
    visit.line.cut()
    try visit.page.fill("Line 4", "half a word")
    let url = visit.page.url
    let before = visit.page.session

    visit.restart()
    await visit.settle()
    #expect(visit.page.session != before)
    #expect(visit.page.url == url)
    #expect(visit.shop.name == "Zoë")
    #expect(visit.shop.lines == ["leeks", "almonds", "peppers", "half a word", ""])
    #expect(visit.page.field("Line 4")?.attributes["value"] == "half a word")
    #expect(visit.page.field("Line 5")?.attributes["value"] == "")
    #expect(visit.page.problems == [])
    try visit.page.press("Send")
    await visit.settle()
    #expect(visit.page.url == "/")
  }

  @Test func `leaves a field alone that is disabled now`() async throws {
    let visit = try await Visit()
    try visit.page.press("Order")
    await visit.settle()
    try visit.page.fill("Line 1", "leeks")
    await visit.settle()
    visit.prepare = { $0.isSending = true }
    visit.restart()
    await visit.settle()
    #expect(visit.shop.lines == [""])
    #expect(visit.page.field("Line 1")?.attributes["value"] == "")
    #expect(visit.page.field("Line 1")?.attributes["disabled"] != nil)
  }

  @Test func `fills a field that another one of the form enables, whichever comes first`()
    async throws
  {
    let visit = try await Visit()
    try visit.page.press("Order")
    await visit.settle()
    try visit.page.fill("Name", "Zoë")
    await visit.settle()
    try visit.page.fill("Card", "To Zoë")
    await visit.settle()
    // The greeting lists the last edited field last.
    try visit.page.fill("Name", "Zoë B")
    await visit.settle()
    visit.restart()
    await visit.settle()
    #expect(visit.shop.name == "Zoë B")
    #expect(visit.shop.card == "To Zoë")
  }

  @Test func `does no event again that the one before has done`() async throws {
    let visit = try await Visit()
    try visit.page.press("Add")
    await visit.settle()
    try visit.page.press("Add")
    await visit.line.bringUp()
    #expect(visit.shop.count == 2)
    visit.restart()
    await visit.settle()
    #expect(visit.shop.count == 0)
    #expect(visit.page.words == "0")
    try visit.page.press("Add")
    await visit.settle()
    #expect(visit.page.words == "1")
  }

  @Test func `goes on with Back as before`() async throws {
    let visit = try await Visit()
    try visit.page.press("List")
    await visit.settle()
    try visit.page.press("Item 3")
    await visit.settle()
    #expect(visit.page.url == "/list/3")
    visit.restart()
    await visit.settle()
    #expect(visit.page.url == "/list/3")
    #expect(visit.page.entries.map(\.url) == ["/", "/list", "/list/3"])
    #expect(visit.page.title == "Item 3 – List")
  }
}

/// A page whose site can be replaced by a new one, with a new app and none of the old sessions.
@MainActor
private final class Visit {
  private(set) var coordinator = ShopCoordinator()
  private(set) var app: CalcotApp?
  private(set) var line: ShakyLine
  /// A closure that is called with the shop of each new app.
  var prepare: (Shop) -> Void = { _ in }

  var shop: Shop { coordinator.shop }
  var page: LivePage { line.page }

  init() async throws {
    let page = try LivePage()
    let request = WebRequest(
      method: "GET", target: "/calcot/live",
      headers: [
        WebHeader("Host", "localhost"), WebHeader("Origin", "http://localhost"),
        WebHeader("Cookie", "calcot=\(Self.text("a")).\(Self.text("b"))"),
      ])
    let site = WebSite(options: .driven) { _ in CalcotApp.shop() }
    line = ShakyLine(page, to: site, asking: request)
    restart()
    await settle()
  }

  func restart() {
    line.cut()
    line.site = WebSite(options: .driven) { [weak self] _ in
      let coordinator = ShopCoordinator()
      self?.prepare(coordinator.shop)
      self?.coordinator = coordinator
      let app = CalcotApp.shop(coordinator)
      self?.app = app
      return app
    }
    line.connect()
  }

  func settle() async {
    repeat {
      while await line.bringUp() {}
      await app?.settle()
      await Task.yield()
      while line.bringDown() {}
    } while !page.isLive || !page.isAnswered
  }

  private static func text(_ letter: String) -> String { String(repeating: letter, count: 26) }
}
