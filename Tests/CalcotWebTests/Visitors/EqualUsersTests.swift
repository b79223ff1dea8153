import Calcot
import CalcotTesting
import CalcotWebTesting
import Testing

@testable import CalcotWeb

@MainActor
@Suite("Users with names that look alike")
struct EqualUsersTests {
  private let site = WebSite { _ in CalcotApp.shop() }
  private let visit: SiteVisit

  init() async throws {
    site.identify { request in
      request.header("X-User") == "1" ? .user("Jos\u{E9}") : .user("Jose\u{301}")
    }
    visit = SiteVisit(site)
    visit.headers = [WebHeader("X-User", "1")]
    try await visit.go("/")
    try await visit.press("Add")
    #expect(visit.page.node("2/body/text")?.text == "1")
  }

  @Test func `do not see the sessions of each other`() async throws {
    visit.headers = [WebHeader("X-User", "2")]
    try await visit.go(visit.target)
    #expect(visit.page.node("2/body/text")?.text == "0")
  }

  @Test func `sign out one by one`() async throws {
    site.endSessions(of: "Jose\u{301}")
    #expect(site.sessionCount == 1)
    site.endSessions(of: "Jos\u{E9}")
    #expect(site.sessionCount == 0)
  }
}
