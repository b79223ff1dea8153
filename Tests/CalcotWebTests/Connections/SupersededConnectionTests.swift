import Calcot
import CalcotTesting
import CalcotWeb
import CalcotWebTesting
import Testing

@MainActor
@Suite("A connection that another one has superseded")
struct SupersededConnectionTests {
  let coordinator = ShopCoordinator()
  let site: WebSite
  let session: AdoptedSession
  let old: ShakyLine
  var shop: Shop { coordinator.shop }

  init() async throws {
    let app = App.shop(coordinator)
    let site = WebSite(options: .driven) { _ in app }
    self.site = site
    session = site.adopt(app)
    old = try ShakyLine(of: session, on: site)
    await old.settle(session)
  }

  @Test func `is told so, and brings neither events nor patches any more`() async throws {
    try old.page.press("Add")
    let new = try ShakyLine(of: session, on: site)
    await new.settle(session)
    #expect(old.closeCode == 4001)
    let frames = old.frames
    while await old.bringUp() {}
    await new.settle(session)
    #expect(shop.count == 0)
    try new.page.press("Add")
    await new.settle(session)
    #expect(shop.count == 1)
    #expect(new.page.words == "1")
    #expect(old.frames == frames)
  }

  @Test func `does not end the one that took its place when it goes`() async throws {
    let new = try ShakyLine(of: session, on: site)
    await new.settle(session)
    old.cut()
    try new.page.press("Add")
    await new.settle(session)
    #expect(new.closeCode == nil)
    #expect(new.page.words == "1")
    #expect(site.sessionCount == 1)
  }

  @Test func `cannot acknowledge for the one that took its place`() async throws {
    let new = try ShakyLine(of: session, on: site)
    await new.settle(session)
    for _ in 0..<20 {
      shop.count += 1
      await session.settle()
    }
    let made = session.frameCount
    await old.say("[0,\(made)]")
    await old.say("[1,\(made),\"w1\"]")
    await session.settle()
    #expect(session.frameCount == made)
    #expect(session.app.tree.isNarrow == false)
  }
}
