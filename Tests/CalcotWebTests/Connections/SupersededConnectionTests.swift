import Calcot
import CalcotTesting
import CalcotWeb
import CalcotWebTesting
import Testing

@Suite("A connection that another one has superseded")
struct SupersededConnectionTests: VisitingShop {
  let visit: ShopVisit

  init() async throws { visit = try await ShopVisit() }

  @Test func `is told so, and brings neither events nor patches any more`() async throws {
    try line.page.press("Add")
    let new = try ShakyLine(of: session, on: site)
    await new.settle(session)
    #expect(line.closeCode == 4001)
    let frames = line.frames
    while await line.bringUp() {}
    await new.settle(session)
    #expect(shop.count == 0)
    try new.page.press("Add")
    await new.settle(session)
    #expect(shop.count == 1)
    #expect(new.page.words == "1")
    #expect(line.frames == frames)
  }

  @Test func `does not end the one that took its place when it goes`() async throws {
    let new = try ShakyLine(of: session, on: site)
    await new.settle(session)
    line.cut()
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
    await line.say("[0,\(made)]")
    await line.say("[1,\(made),\"w1\"]")
    await session.settle()
    #expect(session.frameCount == made)
    #expect(session.app.tree.isNarrow == false)
  }
}
