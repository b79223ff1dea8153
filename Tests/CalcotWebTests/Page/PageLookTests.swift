import Calcot
import CalcotContent
import CalcotWeb
import CalcotWebTesting
import Testing

@Suite("The look of a whole page")
struct PageLookTests: VisitingShop {
  let visit: ShopVisit

  init() async throws { visit = try await ShopVisit() }

  private func language(of page: PageNode) -> [String?] {
    ["lang", "dir"].map { page.node("html")?.attributes[$0] }
  }

  private func bars(of page: PageNode) -> [String?] {
    ["bars:light", "bars:dark"].map { page.node($0)?.attributes["content"] }
  }

  @Test func `is that of the app in the first answer`() async throws {
    let visit = SiteVisit { _ in
      let coordinator = ShopCoordinator()
      let app = CalcotApp.shop(coordinator)
      coordinator.setLanguage("ar")
      coordinator.setAppearance(.dark)
      return app
    }
    try await visit.go("/")
    #expect(language(of: visit.page) == ["ar", "rtl"])
    #expect(bars(of: visit.page) == ["#0e0f11", "#0e0f11"])
  }

  @Test func `follows the app while it runs`() async throws {
    coordinator.setLanguage("ar")
    coordinator.setAppearance(.dark)
    await line.settle(session)
    #expect(language(of: page.document) == ["ar", "rtl"])
    #expect(bars(of: page.document) == ["#0e0f11", "#0e0f11"])
    coordinator.setLanguage(nil)
    coordinator.setAppearance(.system)
    await line.settle(session)
    #expect(language(of: page.document) == ["en", "ltr"])
    #expect(bars(of: page.document) == ["#f2f2f6", "#0e0f11"])
    #expect(page.problems == [])
  }

  @Test(arguments: [
    ("ar", "rtl"), ("ar-Latn", "ltr"), ("az-Arab", "rtl"), ("de-AT", "ltr"), ("FA-ir", "rtl"),
    ("he", "rtl"), ("ur-PK", "rtl"), ("zh-Hant-TW", "ltr"), ("", "ltr"),
  ])
  func `is laid out in the direction of the language's script`(
    _ tag: String, _ direction: String
  ) async throws {
    let visit = SiteVisit { session in
      session.language = tag
      return CalcotApp.shop()
    }
    try await visit.go("/")
    #expect(language(of: visit.page) == [tag, direction])
  }

  @Test func `has the host's words in the language of the visit`() async throws {
    let visit = SiteVisit { session in
      session.language = "de-AT"
      return CalcotApp.shop()
    }
    try await visit.go("/list")
    #expect(visit.page.text.contains("Zurück"))
    try await visit.go("/nowhere")
    #expect(visit.page.text.contains("Unter dieser Adresse gibt es nichts."))
    #expect(language(of: visit.page) == ["de", "ltr"])
  }
}
