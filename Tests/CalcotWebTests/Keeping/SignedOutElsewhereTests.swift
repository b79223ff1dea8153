import Calcot
import CalcotContent
import CalcotTesting
import CalcotWebTesting
import Testing

@testable import CalcotWeb

@MainActor
@Suite("A session that has ended at another server")
struct SignedOutElsewhereTests {
  private let table = MemorySessions.Table()

  private func server(_ name: String) -> WebSite {
    let site = WebSite(options: .driven, clock: ManualClock()) { session in
      CalcotApp.diary(Diary(), restoring: session.savedState)
    }
    site.identify { request in request.header("X-User").map { .user($0) } ?? .anyone }
    site.keepSessions(in: MemorySessions(table, server: name), sealedBy: MarkingSealer())
    return site
  }

  @Test func `is not kept anew by the one that had it before, and ends there, too`() async throws {
    let (one, two) = (server("1"), server("2"))
    let visit = SiteVisit(one)
    visit.headers = [WebHeader("X-User", "anna")]
    try await visit.go("/")
    try await visit.press("Count")
    await one.keeper?.write()
    visit.site = two
    try await visit.press("Count")
    two.endSessions(of: "anna")
    await two.keeper?.write()
    #expect(table.rows.withLock { $0.isEmpty })
    // NB: as by a clock on the screen, or a change of another user.
    let old = try #require(one.store.all.first)
    old.app.send(.resize(isNarrow: true))
    await one.keeper?.write()
    #expect(table.rows.withLock { $0.isEmpty })
    #expect(one.sessionCount == 0)
  }
}
