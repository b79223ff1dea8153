import Calcot
import CalcotTesting
import CalcotWebTesting
import Testing

@testable import CalcotWeb

@MainActor
@Suite("The work of keeping sessions")
struct KeepingWorkTests {
  @Test func `is paid for by the browser whose session it is`() async throws {
    var options = WebSiteOptions.driven
    options.work = WebSiteOptions.Rate(perSecond: 0.001, burst: 5)
    let site = WebSite(options: options, clock: ManualClock()) { _ in CalcotApp.shop() }
    site.keepSessions(
      in: MemorySessions(MemorySessions.Table(), server: "1"), sealedBy: MarkingSealer())
    let visit = SiteVisit(site)
    try await visit.go("/")
    try await visit.press("Add")
    let session = try #require(site.store.all.first)
    let owner = try #require(site.store.kept(session.id)?.owner)
    let text = String(repeating: "\u{20AC}", count: options.textLimit)
    for number in 0..<24 {
      session.texts.typed(text, into: "view/\(number)", on: ScreenID(rawValue: 2))
    }
    func wait() -> Duration { site.rates.takeEvents(0, of: owner.visitor, at: "") }
    while wait() == .zero { site.rates.charge(owner, .milliseconds(1)) }
    let before = wait()

    site.keeper?.note(session.id)
    await site.keeper?.write()
    #expect(wait() > before)
  }
}
