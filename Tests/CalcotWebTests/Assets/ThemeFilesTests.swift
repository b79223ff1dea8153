import Calcot
import CalcotContent
import CalcotWeb
import CalcotWebTesting
import Testing

@MainActor
@Suite("The files of a site's own look")
struct ThemeFilesTests {
  @Test func `are named by each page, and set the values of the page's style`() async throws {
    var options = WebSiteOptions()
    options.about.theme = try AppTheme(
      accent: 0x8A2A0B, darkAccent: 0xFFB59B, corners: 5, letters: 1.1, logo: .run)
    let visit = SiteVisit(WebSite(options: options) { _ in CalcotApp.shop() })
    try await visit.go("/")
    let sheets = visit.page.all.filter { $0.attributes["rel"] == "stylesheet" }
    let address = try #require(sheets.last?.attributes["href"])
    #expect(sheets.count == 2 && address.hasPrefix("/calcot/theme.css?"))
    let text = try await text(at: address, of: visit)
    #expect(text.contains("--accent: light-dark(#8A2A0B, #FFB59B);"))
    #expect(text.contains("--on-accent: light-dark(#FFFFFF, #0B0C0E);"))
    #expect(text.contains("--radius: 5.0px;") && text.contains("font-size: 110.0%;"))
    let icon = try #require(visit.page.first { $0.attributes["rel"] == "icon" }?.attributes["href"])
    #expect(try await self.text(at: icon, of: visit).contains(Symbol.run.path))
  }

  @Test func `are none for a site with the usual look`() async throws {
    let visit = SiteVisit { _ in CalcotApp.shop() }
    try await visit.go("/")
    #expect(visit.page.all.filter { $0.attributes["rel"] == "stylesheet" }.count == 1)
    let request = WebRequest(
      method: "GET", target: "/calcot/theme.css", headers: [WebHeader("Host", "localhost")])
    #expect(await visit.site.respond(to: request).status == 404)
  }

  private func text(at address: String, of visit: SiteVisit) async throws -> String {
    let request = WebRequest(
      method: "GET", target: address, headers: [WebHeader("Host", "localhost")])
    return String(decoding: await visit.site.respond(to: request).body, as: UTF8.self)
  }
}
