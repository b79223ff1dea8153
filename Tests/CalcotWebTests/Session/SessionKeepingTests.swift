import Calcot
import CalcotTesting
import CalcotWeb
import CalcotWebTesting
import Testing

@MainActor
@Suite("A session that nobody is connected to")
struct SessionKeepingTests {
  private func site(
    _ clock: ManualClock = ManualClock(), _ change: (inout WebSiteOptions) -> Void = { _ in }
  ) -> WebSite {
    var options = WebSiteOptions()
    change(&options)
    return WebSite(options: options, clock: clock) { _ in CalcotApp.shop() }
  }

  /// Returns a browser that has created a session by pressing a button.
  private func visit(_ site: WebSite, pressing count: Int = 1) async throws -> SiteVisit {
    let visit = SiteVisit(site)
    try await visit.go("/")
    for _ in 0..<count { try await visit.press("Add") }
    return visit
  }

  @Test func `is kept for three minutes after it was used last`() async throws {
    let clock = ManualClock()
    let site = site(clock)
    let visit = try await visit(site)
    clock.advance(by: .seconds(170))
    try await visit.press("Add")
    clock.advance(by: .seconds(170))
    #expect(visit.page.node("2/body/text")?.text == "2")
    try await visit.press("Add")
    #expect(site.sessionCount == 1)
    clock.advance(by: .seconds(181))
    while site.sessionCount > 0 { await Task.yield() }
    try await visit.press("Add")
    #expect(visit.page.node("2/body/text")?.text == "1", "the form went to a session of its own")
  }

  @Test func `makes room for newer ones, the oldest first`() async throws {
    let site = site { $0.kept.sessions = 3 }
    let first = try await visit(site)
    for _ in 0..<3 { _ = try await visit(site) }
    #expect(site.sessionCount == 3)
    try await first.go(first.target)
    #expect(first.page.node("2/body/text")?.text == "0")
  }

  @Test func `counts by the size of what it shows`() async throws {
    let site = site { $0.kept.bytes = 20_000 }
    for _ in 0..<5 { _ = try await visit(site) }
    #expect((1...2).contains(site.sessionCount))
  }

  @Test func `of one browser makes room for its next ones`() async throws {
    let site = site { $0.sessions.perVisitor = 2 }
    let visit = try await visit(site)
    for _ in 0..<4 {
      try await visit.go("/")
      try await visit.press("Add")
      #expect(visit.response.status == 200)
    }
    #expect(site.sessionCount == 2)
  }

  @Test func `ends with the site, and its app with it`() async throws {
    weak var app: CalcotApp?
    let site = WebSite { _ in
      let made = CalcotApp.shop()
      app = made
      return made
    }
    let visit = SiteVisit(site)
    try await visit.go("/")
    try await visit.press("Add")
    #expect(app != nil)
    await site.shutDown()
    #expect(site.sessionCount == 0)
    #expect(app?.tree.layers.isEmpty ?? true)
  }
}
