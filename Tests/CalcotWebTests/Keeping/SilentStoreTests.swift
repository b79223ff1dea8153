import Calcot
import CalcotTesting
import CalcotWebTesting
import Testing

@testable import CalcotWeb

@MainActor
@Suite("A store of sessions that does not answer")
struct SilentStoreTests {
  private let store = SilentSessions()
  private let site: WebSite
  private let visit: SiteVisit

  init() {
    site = WebSite(options: .driven, clock: ManualClock()) { _ in CalcotApp.shop() }
    site.keepSessions(in: store, sealedBy: MarkingSealer())
    visit = SiteVisit(site)
  }

  @Test func `is not asked for a browser without a cookie, which can have no session`() async throws
  {
    let page = Errand { [site, visit] in
      await site.respond(to: visit.request("GET", "/?_session=made-up"))
    }
    #expect(await page.isOver())
    #expect(page.value?.status == 200)
    #expect(store.asked.withLock { $0 } == 0)
  }

  @Test func `is asked for no longer than the browser waits`() async throws {
    try await visit.go("/")
    let request = visit.request("GET", "/?_session=a")
    let page = Task { [site] in await site.respond(to: request) }
    try #require(await Turns.pass { store.asked.withLock { $0 } == 1 })
    let answer = Errand { await page.value }
    page.cancel()
    try #require(await answer.isOver())
    #expect(store.givenUp.withLock { $0 } == 1)
    #expect(site.keeper?.takingUp.isEmpty == true)
    #expect(site.sessionCount == 0)
  }

  @Test func `has a limited number of open questions, and pages without a session go on`()
    async throws
  {
    try await visit.go("/")
    for number in 0..<WebSite.mostSearches { site.keeper?.takingUp["\(number)"] = Task {} }
    let page = Errand { [site, visit] in
      await site.respond(to: visit.request("GET", "/?_session=a"))
    }
    try #require(await page.isOver())
    #expect(page.value?.status == 503)
    #expect(page.value?.header("Retry-After") != nil)
    let other = Errand { [site, visit] in await site.respond(to: visit.request("GET", "/")) }
    try #require(await other.isOver())
    #expect(other.value?.status == 200)

    var live = visit.request("GET", WebAssets.livePath)
    live.headers.append(WebHeader("Origin", "http://localhost:8080"))
    let line = ShakyLine(try LivePage(url: "/?_session=a"), to: site, asking: live)
    try #require(await Errand { await line.bringUp() }.isOver())
    #expect(line.closeCode == 4008)
    #expect(store.asked.withLock { $0 } == 0)
  }
}

/// A store that does not answer for as long as somebody waits.
private final class SilentSessions: SessionKeeping {
  /// The number of questions, and of those that were given up.
  let asked = Locked(0)
  let givenUp = Locked(0)

  func take(_ id: String, for owner: String) async throws -> TakenSession? {
    let (silence, end) = AsyncStream.makeStream(of: Void.self)
    asked.withLock { $0 += 1 }
    for await _ in silence {}
    withExtendedLifetime(end) {}
    givenUp.withLock { $0 += 1 }
    throw CancellationError()
  }

  func keep(_ sessions: [KeptSession]) async throws -> Set<String> { [] }
  func end(_ ids: [String]) async throws {}
  func refresh(forgettingAfter time: Duration) async throws -> Int { 0 }
}
