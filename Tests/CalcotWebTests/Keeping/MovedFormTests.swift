import Calcot
import CalcotTesting
import CalcotWebTesting
import Testing

@testable import CalcotWeb

@MainActor
@Suite("A form without script before several servers")
struct MovedFormTests {
  private let table = MemorySessions.Table()
  private let diary = Diary()
  private let stops = Stops()

  private func server(
    _ name: String, _ change: (inout WebSiteOptions) -> Void = { _ in }
  ) -> WebSite {
    var options = WebSiteOptions.driven
    change(&options)
    let site = WebSite(options: options, clock: ManualClock()) { [diary, stops] session in
      CalcotApp.diary(diary, restoring: session.savedState) { await stops.pass(.load) }
    }
    site.keepSessions(in: SteppedSessions(table, server: name, stops), sealedBy: MarkingSealer())
    return site
  }

  /// - Parameter isMoved: Whether the page after the form comes to another server.
  @Test(arguments: [false, true])
  func `has typed what was typed, wherever the page after it comes from`(_ isMoved: Bool)
    async throws
  {
    let (one, two) = (server("1"), server("2"))
    let visit = SiteVisit(one)
    try await visit.go("/")
    try await visit.press("Write")
    let name = try #require(visit.field(at: "body/Title")?.attributes["name"])
    let answer = await one.respond(
      to: try visit.form(pressing: "Help", typing: [name: "Half a title"]))
    if isMoved { visit.site = two }
    try await visit.take(answer)
    #expect(visit.page.heading == "Help")
    let id = try #require(SiteAddress(visit.target).session)
    try await visit.go("/form?_session=\(id)")
    #expect(visit.field(at: "body/Title")?.attributes["value"] == "Half a title")
  }

  /// - Parameter isMoved: Whether the page after the form comes to another server.
  @Test(arguments: [false, true])
  func `has done what was pressed, wherever the page after it comes from`(_ isMoved: Bool)
    async throws
  {
    let (one, two) = (server("1"), server("2"))
    let visit = SiteVisit(one)
    try await visit.go("/")
    let answer = await one.respond(to: try visit.form(pressing: "Count"))
    if isMoved { visit.site = two }
    try await visit.take(answer)
    #expect(visit.page.node("2/body/text")?.text == "1")
  }

  @Test func `is done by the next server if the first one has ended before it`() async throws {
    let one = server("1") { $0.settling = .milliseconds(300) }
    let visit = SiteVisit(one)
    try await visit.go("/")
    // NB: the screen loads for longer than a page waits.
    stops.close(.load)
    try await visit.press("Write")
    let name = try #require(visit.field(at: "body/Title")?.attributes["name"])
    let request = try visit.form(pressing: "Save", typing: [name: "Once"])
    let session = try #require(one.store.all.first)
    let form = Task { await one.respond(to: request) }
    try #require(await Turns.pass { session.shownFields().contains { $0.text == "Once" } })
    // NB: a server whose time to end is over before its forms are done.
    let ending = Task { await one.shutDown() }
    ending.cancel()
    await ending.value
    #expect(await form.value.status == 503)
    #expect(diary.entries == [])
    stops.open()

    let answer = await server("2").respond(to: request)
    #expect(answer.status == 303)
    #expect(diary.entries == ["Once"])
  }
}
