import Calcot
import CalcotTesting
import CalcotViews
import CalcotWeb
import CalcotWebTesting
import Testing

@Suite("A client that does not acknowledge")
struct SilentClientTests: VisitingShop {
  let visit: ShopVisit

  init() async throws { visit = try await ShopVisit() }

  @Test func `is sent ten frames, and the latest state when it speaks again`() async throws {
    let before = session.frameCount
    for count in 1...1_000 {
      shop.count = count
      await session.settle()
    }
    #expect(session.frameCount == before + 10)
    while line.bringDown() {}
    #expect(page.words == "10")
    page.acknowledge()
    await line.bringUp()
    await session.settle()
    #expect(session.frameCount == before + 11)
    while line.bringDown() {}
    #expect(page.words == "1000")
    #expect(page.problems == [])
  }

  @Test func `is welcomed with the latest state when it comes again`() async throws {
    for count in 1...100 {
      shop.count = count
      await session.settle()
    }
    line.cut()
    line.connect()
    await line.settle(session)
    #expect(page.words == "100")
    #expect(page.problems == [])
  }

  @Test func `has a bounded amount kept for it, however much it does`() async throws {
    let order = try #require(page.button("Order")?.attributes["name"]?.dropFirst(3))
    let list = try #require(page.button("List")?.attributes["name"]?.dropFirst(3))
    let text = String(repeating: "x", count: 1_000)
    var number = 0
    for round in 0..<Rounds.of(600, short: 150) {
      await say(String(order), number: &number)
      await say("e \(visible)/body/Name", "\(text)\(round)", number: &number)
      await say("e \(visible)/body/None \(round)", text, number: &number)
      shop.name = ""
      coordinator.navigation.dismiss()
      await say(String(list), number: &number)
      await say("b \(visible)", number: &number)
    }
    await session.settle()
    let frames = line.frames
    #expect(frames.count == 10)
    await line.say("[0,\(session.frameCount)]")
    await session.settle()
    #expect(line.frames.count == 11)
    #expect(line.frames[10].utf8.count < 20_000)
    while line.bringDown() {}
    #expect(page.problems == [])
    await line.settle(session)
    #expect(page.words == "0")
    #expect(page.url == "/")
  }

  private var visible: Int { session.app.tree.visible?.id.rawValue ?? 0 }

  /// Sends an action as a page that never acknowledges frames.
  private func say(_ action: String, _ text: String? = nil, number: inout Int) async {
    number += 1
    await line.say("[\(number),0,\"\(action)\"\(text.map { ",\"\($0)\"" } ?? "")]")
  }
}
