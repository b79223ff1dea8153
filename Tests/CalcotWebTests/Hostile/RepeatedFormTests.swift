import Calcot
import CalcotTesting
import CalcotWebTesting
import Testing

@testable import CalcotWeb

@MainActor
@Suite("A form that is sent again")
struct RepeatedFormTests {
  /// Returns what the form of a page sends when one of its buttons is used.
  private func fields(of visit: SiteVisit, using button: String) -> [(String, String)] {
    [
      ("token", visit.hidden("token") ?? ""), ("once", visit.hidden("once") ?? ""),
      ("do a 2/body/\(button)", ""),
    ]
  }

  @Test func `is done once, in one session`() async throws {
    let site = WebSite { _ in CalcotApp.shop() }
    let visit = SiteVisit(site)
    try await visit.go("/")
    let fields = fields(of: visit, using: "Add")
    for _ in 0..<3 {
      try await visit.post(fields)
      #expect(visit.page.node("2/body/text")?.text == "1")
    }
    #expect(site.sessionCount == 1)
    try await visit.post([fields[0], fields[1], ("do a 2/body/Order", "")])
    #expect(visit.page.heading != nil && visit.response.status == 200)
  }

  @Test func `is done once when it comes twice at the same time`() async throws {
    let site = WebSite { _ in CalcotApp.shop() }
    let visit = SiteVisit(site)
    try await visit.go("/")
    let fields = fields(of: visit, using: "Add")
    async let one: Void = visit.post(fields)
    async let other: Void = visit.post(fields)
    _ = try await (one, other)
    #expect(visit.page.node("2/body/text")?.text == "1")
    #expect(site.sessionCount == 1)
  }

  @Test func `is done once also when the store tells the second of what the first has begun`()
    async throws
  {
    let stops = Stops()
    let site = WebSite(options: .driven, clock: ManualClock()) { _ in CalcotApp.shop() }
    site.keepSessions(
      in: SteppedSessions(MemorySessions.Table(), stops), sealedBy: MarkingSealer())
    let visit = SiteVisit(site)
    try await visit.go("/")
    let request = try form(of: visit)
    stops.close(.takeAsked)
    let one = Errand { await site.respond(to: request) }
    try #require(await stops.hasStopped())
    let searches = site.keeper?.takingUp
    let other = Errand { await site.respond(to: request) }
    try #require(await Turns.pass { site.keeper?.takingUp != searches })

    let visitor = try #require(site.cookies.visitor(of: request))
    let turn = Gate(isOpen: false)
    let busy = Errand {
      await site.rates.turn(of: SessionOwner(visitor, request, user: nil)) { _ in
        await turn.pass()
      }
    }
    try #require(await Turns.pass { turn.waiters == 1 })
    stops.open()
    stops.close(.takeAsked)
    try #require(await stops.hasStopped())
    turn.open()
    try #require(await one.isOver())
    stops.open()
    try #require(await other.isOver())
    #expect(busy.isDone && one.value?.status == 303 && other.value?.status == 303)
    #expect(site.sessionCount == 1)
    try await visit.go(try #require(one.value?.header("Location")))
    #expect(visit.page.node("2/body/text")?.text == "1")
  }

  /// Returns the request that the page's button "Add" sends.
  private func form(of visit: SiteVisit) throws -> WebRequest {
    let token = try #require(visit.hidden("token"))
    let once = try #require(visit.hidden("once"))
    var request = visit.request("POST", "/")
    request.body = Array("token=\(token)&once=\(once)&do+a+2/body/Add=".utf8)
    return request
  }

  @Test func `has another token on each page`() async throws {
    let visit = SiteVisit(WebSite { _ in CalcotApp.shop() })
    try await visit.go("/")
    let first = try #require(visit.hidden("once"))
    #expect(CalcotWeb.RandomText.isOne(first))
    try await visit.press("Add")
    try await visit.press("Add")
    #expect(visit.page.node("2/body/text")?.text == "2")
    #expect(visit.hidden("once") != first)
  }
}

@MainActor
@Suite("An address that names a live session")
struct LiveAddressTests {
  @Test(arguments: ["GET", "HEAD"])
  func `does not move its page`(_ method: String) async throws {
    let site = WebSite(options: .driven) { _ in CalcotApp.shop() }
    let session = site.adopt(CalcotApp.shop())
    let line = try ShakyLine(of: session, on: site)
    await line.settle(session)
    let before = session.app.link
    let id = try #require(SiteAddress(session.target).session)
    let response = await session.answer(method, SiteAddress.target("/list", session: id))
    #expect(response.status == 200)
    #expect(session.app.link == before && before != "/list")
  }

  @Test func `does not move a page without script by HEAD`() async throws {
    let site = WebSite { _ in CalcotApp.shop() }
    let visit = SiteVisit(site)
    try await visit.go("/")
    try await visit.press("Add")
    let session = try #require(site.store.all.first)
    _ = await site.respond(
      to: visit.request("HEAD", SiteAddress.target("/list", session: session.id)))
    #expect(session.app.link == "/")
    try await visit.go(SiteAddress.target("/list", session: session.id))
    #expect(session.app.link == "/list")
  }
}
