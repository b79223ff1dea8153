import Calcot
import CalcotTerminalTesting
import Testing

@testable import CalcotTerminal

@MainActor
struct KeyLayoutTests {
  private let coordinator = SmallCoordinator()
  private let app: CalcotApp
  private let terminal = VirtualTerminal(columns: 40, rows: 10)
  private let host: TerminalHost

  init() throws {
    app = CalcotApp(coordinator)
    host = TerminalHost(on: terminal)
    try host.start(app)
  }

  /// Returns the numbers of layouts and frames that some keys have led to.
  private func count(_ keys: Key...) -> [Int] {
    let before = (host.composer.compositionCount, host.painted.frameCount)
    terminal.type(keys)
    return [
      host.composer.compositionCount - before.0, host.painted.frameCount - before.1,
    ]
  }

  @Test func `a key that moves the focus is painted without a layout`() {
    #expect(count(.down) == [0, 1])
    #expect(count(.tab, .down, .pageDown) == [0, 3])
  }

  @Test func `a key that changes the app lays out the page once`() {
    _ = count(.tab)
    #expect(count(.character("a")) == [1, 1])
    #expect(coordinator.list?.text == "a")
    #expect(count(.tab, .enter) == [1, 2])
    #expect(count(.escape) == [1, 1])
  }

  @Test func `a change that is not painted yet is laid out before a key uses it`() {
    coordinator.navigation.push(.item(1))
    #expect(count(.escape) == [2, 1])
    #expect(terminal.lines[0] == " Items" && app.tree.layers[0].stack.nodes.count == 1)
  }

  @Test func `rows that a frame lacks are in the next frame, and lead to one layout`() async {
    coordinator.list?.details = (0..<5_000).map { "\($0)" }
    await app.settle()
    #expect(count(.end) == [1, 2])
    #expect(terminal.text.contains("Item 4999"))
    #expect(count(.up) == [0, 1])
  }

  @Test func `a key that comes with others finds the rows that those before it have reached`()
    async
  {
    coordinator.list?.details = (0..<5_000).map { "\($0)" }
    await app.settle()
    let frames = host.painted.frameCount
    terminal.onEvent?(.input([Key.end, .up, .enter].flatMap(\.bytes)))
    #expect(host.painted.frameCount == frames + 1)
    #expect(terminal.lines[0] == " ‹ Back  Item 4998")
  }
}
