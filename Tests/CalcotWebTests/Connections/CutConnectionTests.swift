import Calcot
import CalcotTesting
import CalcotViews
import CalcotWeb
import CalcotWebTesting
import Testing

struct CutConnectionTests: VisitingShop {
  let visit: ShopVisit

  init() async throws { visit = try await ShopVisit() }

  @Test func `before an event has arrived lets the event be done once`() async throws {
    try page.press("Add")
    line.cut()
    line.connect()
    await line.settle(session)
    #expect(shop.count == 1)
    #expect(page.words == "1")
  }

  @Test func `after an event has arrived and before its answer lets the event be done once`()
    async throws
  {
    try page.press("Add")
    try page.press("Add")
    await line.bringUp()
    await session.settle()
    #expect(shop.count == 1)
    line.cut()
    line.connect()
    await line.settle(session)
    #expect(shop.count == 2)
    #expect(page.words == "2")
  }

  @Test func `an event that comes twice is done once, and is no mistake`() async throws {
    let screen = session.app.tree.visible?.id.rawValue ?? 0
    for number in [1, 1, 2, 1, 2] { await line.say("[\(number),0,\"a \(screen)/body/Add\"]") }
    await session.settle()
    #expect(shop.count == 2)
    #expect(line.closeCode == nil)
    await line.say("[4,0,\"a \(screen)/body/Add\"]")
    #expect(shop.count == 2)
    #expect(line.closeCode == 4003)
  }

  @Test func `before an answer was acknowledged lets nothing be shown or done twice`() async throws
  {
    try page.press("List")
    await line.bringUp()
    await session.settle()
    line.bringDown()
    #expect(page.url == "/list")
    line.cut()
    line.connect()
    await line.settle(session)
    #expect(page.url == "/list")
    #expect(page.problems == [])
    page.go(by: -1)
    await line.settle(session)
    #expect(page.url == "/")
    #expect(page.entries.count == 2)
  }

  @Test func `has the events that the user causes meanwhile done in order when it is back`()
    async throws
  {
    line.cut()
    try page.press("Add")
    try page.press("Order")
    line.connect()
    await line.settle(session)
    try page.fill("Name", "Zoë")
    line.cut()
    try page.fill("Name", "Zoë B")
    try page.press("Send")
    line.connect()
    await line.settle(session)
    #expect(shop.count == 1)
    #expect(shop.name == "")
    #expect(page.words == "1")
    #expect(session.app.tree.layers.count == 1)
  }

  @Test func `has the app's changes meanwhile shown when it is back`() async throws {
    line.cut()
    shop.count = 7
    coordinator.navigation.push(.list)
    await session.settle()
    shop.items.removeFirst(98)
    await session.settle()
    line.connect()
    await line.settle(session)
    #expect(page.document.all.filter { $0.tag == "li" }.count == 2)
    #expect(page.url == "/list")
    #expect(page.problems == [])
  }

  @Test func `tells the app when it is back that the page has become narrow meanwhile`()
    async throws
  {
    line.cut()
    page.resize(isNarrow: true)
    line.connect()
    await line.bringUp()
    #expect(session.app.tree.isNarrow)
  }

  /// Runs one random course of events for each seed; a failure names the seed.
  @Test(arguments: 0..<UInt64(Rounds.of(60, short: 20)))
  func `at any moment and many times lets each event be done once`(_ seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    try page.press("Order")
    await line.settle(session)
    var typed = ""
    var submitted = 0
    for _ in 0..<400 {
      switch Int.random(in: 0..<20, using: &random) {
      case 0..<4:
        page.perform("s \(page.field("Name")?.attributes["name"] ?? "")")
        submitted += 1
      case 4..<7:
        typed += "abcdefgh".randomElement(using: &random).map(String.init) ?? ""
        try page.fill("Name", typed)
      case 7..<12: await line.bringUp()
      case 12..<16: line.bringDown()
      case 16: shop.lines[0] = "\(Int.random(in: 0..<1_000, using: &random))"
      case 17: page.acknowledge()
      case 18: line.cut()
      default:
        line.cut()
        line.connect()
      }
      if Bool.random(using: &random) { await Task.yield() }
    }
    line.cut()
    line.connect()
    await line.settle(session)
    #expect(shop.count == 100 * submitted)
    #expect(shop.name == typed)
    #expect(page.problems == [])
    let fresh = try ShakyLine(of: session, on: line.site)
    await fresh.settle(session)
    #expect(page.markup == fresh.page.markup)
  }
}
