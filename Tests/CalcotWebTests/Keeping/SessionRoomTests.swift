import Calcot
import CalcotTesting
import CalcotWebTesting
import Testing

@testable import CalcotWeb

@MainActor
@Suite("A session that is looked for in the store")
struct SessionRoomTests {
  let servers: Servers
  var page: LivePage { servers.page }

  init() async throws { servers = try await Servers() }

  @Test func `has its room while the store looks for it`() async throws {
    try page.press("Count")
    await servers.settle()
    let session = try #require(page.session)
    await servers.site.shutDown()
    let stops = Stops()
    let other = servers.server(stoppingAt: stops) { $0.sessions.most = 1 }
    stops.close(.taken)
    servers.come(to: other)
    let arrival = Errand { [servers] in while await servers.line.bringUp() {} }
    try #require(await stops.hasStopped())
    if hasRoom(other) { _ = other.adopt(CalcotApp.shop()) }
    stops.open()
    try #require(await arrival.isOver())
    await servers.settle()
    #expect(servers.line.closeCode == nil)
    try page.press("Count")
    await servers.settle()
    #expect(page.session == session)
    #expect(page.words == "2")
    #expect(page.problems == [])
  }

  @Test func `leaves its room to others when the store does not have it`() async throws {
    let other = servers.server { $0.sessions.most = 1 }
    try await SiteVisit(other).go("/?_session=unknown")
    #expect(hasRoom(other))
  }

  @Test func `takes no room from others while it is looked for, however many are`() {
    let other = servers.server { $0.sessions.most = 2 }
    _ = other.adopt(CalcotApp.shop())
    let request = WebRequest(method: "GET", target: "/")
    let rooms = (0..<20).map { number in
      other.store.promiseRoom(
        for: "\(number)", of: SessionOwner(Visitor(), request, user: nil))
    }
    #expect(!rooms.contains(false) && other.sessionCount == 1)
  }

  private func hasRoom(_ site: WebSite) -> Bool {
    let request = WebRequest(method: "GET", target: "/")
    return site.store.makeRoom(for: SessionOwner(Visitor(), request, user: nil), isNew: false)
  }
}
