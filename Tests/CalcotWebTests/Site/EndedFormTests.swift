import Calcot
import CalcotTesting
import CalcotWebTesting
import Testing

@testable import CalcotWeb

@MainActor
@Suite("A form without script whose session has ended")
struct EndedFormTests {
  private let diary = Diary()

  /// - Parameter isSecond: Whether the form is the second one of its session, so that its screen has
  ///   another number than in the next session.
  @Test(arguments: [false, true])
  func `shows what was typed in the next session, or is done in it`(_ isSecond: Bool) async throws {
    let site = WebSite(options: .driven, clock: ManualClock()) { [diary] session in
      CalcotApp.diary(diary, restoring: session.savedState)
    }
    let visit = SiteVisit(site)
    try await visit.go("/")
    try await visit.press("Write")
    let id = try #require(site.store.all.first?.id)
    if isSecond {
      try await visit.go("/?_session=\(id)")
      try await visit.press("Write")
    }
    let name = try #require(visit.field(at: "body/Title")?.attributes["name"])
    site.store.end(id, .expired)
    try await visit.press("Save", typing: [name: "Written for four minutes"])
    let shown = visit.field(at: "body/Title")?.attributes["value"]
    #expect(diary.entries == (isSecond ? [] : ["Written for four minutes"]))
    // NB: what stands at the place of a button in another session need not be that button.
    #expect(shown == (isSecond ? "Written for four minutes" : nil))
  }
}
