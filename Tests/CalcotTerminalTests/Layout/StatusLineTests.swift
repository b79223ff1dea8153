import Calcot
import CalcotContent
import CalcotTerminalTesting
import CalcotTesting
import CalcotViews
import Testing

@testable import CalcotTerminal

@Suite @MainActor struct StatusLineTests {
  private func stage(
    _ text: String?, _ kind: MessageKind = .success, action: String? = nil,
    activities: [String] = [], columns: Int = 30, rows: Int = 8
  ) -> Stage {
    let message = text.map {
      AppStatus.Message(id: MessageID(rawValue: 1), text: $0, kind: kind, action: action)
    }
    let screen = Screen("Groups") { Text("Runners") }
    let scene = TerminalScene(
      layers: [.semantic(screen, number: 1)],
      status: AppStatus(messages: [message].compactMap { $0 }, activities: activities))
    return Stage(scene, columns: columns, rows: rows)
  }

  @Test func `the message stands over the keys, and the activity beside them`() {
    #expect(
      stage("Saved", activities: ["Loading…", "Removing…"]).lines == [
        " Groups", " Runners", "", "", "", "", " ✓ Saved", " ? Keys           ⠋ Removing…",
      ])
    #expect(
      stage("It was lost", .error).lines.suffix(3) == [
        "", " ✗ It was lost", " ? Keys  Ctrl-Q Quit",
      ])
    #expect(stage(nil).lines.suffix(2) == ["", " ? Keys  Ctrl-Q Quit"])
  }

  @Test func `a mistake in the latest code stands over the message, in up to half of the window`() {
    let message = AppStatus.Message(id: MessageID(rawValue: 1), text: "Saved", kind: .success)
    var scene = TerminalScene(
      layers: [.semantic(Screen("Groups") { Text("Runners") }, number: 1)],
      status: AppStatus(messages: [message]))
    scene.problem = BuildProblem(
      title: "It does not build", message: "no x", place: "A.swift:3:7", source: ["3 | x"],
      others: 1)
    #expect(
      Stage(scene, columns: 30, rows: 13).lines.suffix(6) == [
        " ✗ It does not build", " A.swift:3:7: no x", " 3 | x", " and 1 more error", " ✓ Saved",
        " ? Keys  Ctrl-Q Quit",
      ])
    #expect(Stage(scene, columns: 30, rows: 7).lines.suffix(4).first == " ✗ It does not build")
  }

  @Test func `a long message takes up to a third of the window`() {
    let text = "The group could not be saved because the disk is full of pictures of onions"
    #expect(
      stage(text, .error, rows: 7).lines.suffix(3) == [
        " ✗ The group could not be", " saved because the disk is", " ? Keys  Ctrl-Q Quit",
      ])
    #expect(stage(text, .error, rows: 13).lines.contains(" full of pictures of onions"))
  }

  @Test func `in a small window the activity is shown whole, and the keys give way`() {
    #expect(
      stage(nil, activities: ["Folding…"], columns: 20, rows: 6).lines.last == " ? Keys  ⠋ Folding…"
    )
    #expect(
      stage(nil, activities: ["Searching…"], columns: 20, rows: 6).lines.last
        == "       ⠋ Searching…")
  }

  @Test
  func `in a small window a message's offer has its own line, however long the text is`() {
    #expect(
      stage("Torn out", action: "Undo", columns: 20, rows: 6).lines.suffix(3) == [
        " ✓ Torn out", " Ctrl-Y Undo", " ? Keys",
      ])
    #expect(
      stage("The old recipe is torn out", action: "Undo", columns: 20, rows: 6).lines.suffix(3) == [
        " ✓ The old recipe", " Ctrl-Y Undo", " ? Keys",
      ])
    #expect(
      stage("The old recipe is torn out", action: "Undo", columns: 20, rows: 12).lines.suffix(4)
        == [
          " ✓ The old recipe", " is torn out", " Ctrl-Y Undo", " ? Keys",
        ])
  }

  @Test func `the status line is drawn in any window, and small windows show the message too`() {
    for rows in 0..<10 {
      for columns in 0..<24 {
        let stage = stage("Saved", activities: ["Removing…"], columns: columns, rows: rows)
        let isExpected = rows >= 2 && columns >= 9
        #expect(
          stage.lines.contains { $0.contains("✓ Saved") } == isExpected || columns < 9,
          "\(columns) × \(rows): \(stage.lines)")
      }
    }
  }

  @Test func `plain text has the message and the activity under the screen`() {
    #expect(
      PlainScreen(stage("It was lost", .error, activities: ["Removing…"]).scene).text == """
        Groups
        Runners
        ✗ It was lost
        Removing…
        """)
  }

  @Test func `the status line names the key for a message's offer, and plain text its number`() {
    let stage = stage("Torn out", action: "Undo")
    #expect(stage.lines.suffix(2) == [" ✓ Torn out  Ctrl-Y Undo", " u Undo  ? Keys  Ctrl-Q Quit"])
    let screen = PlainScreen(stage.scene)
    #expect(screen.lines.suffix(2) == ["✓ Torn out", "1  [Undo]"])
    #expect(
      PlainSession().handle("1", scene: stage.scene, screen: screen)
        == .send(.useMessage(MessageID(rawValue: 1))))
  }

  @Test func `Ctrl-Y or its letter does what a painted message offers, and Ctrl-L lets it go`()
    async throws
  {
    let terminal = VirtualTerminal(columns: 40, rows: 10)
    let coordinator = SmallCoordinator()
    let app = CalcotApp(coordinator)
    let host = TerminalHost(on: terminal)
    try host.start(app)
    var undone: [String] = []
    for text in ["One", "Two", "Three"] {
      coordinator.showMessage(
        text, .error, action: "Undo"
      ) { _ in undone.append(text) }
    }
    await app.settle()
    // NB: sent together, so that the second message has not been painted when its key arrives.
    terminal.onEvent?(.input([Key.control("y"), .control("y")].flatMap(\.bytes)))
    await app.settle()
    #expect(undone == ["One"])
    #expect(terminal.lines[8] == " ✗ Two  Ctrl-Y Undo")
    terminal.type(.control("l"))
    #expect(terminal.lines[8] == " ✗ Three  Ctrl-Y Undo")
    terminal.type(.character("u"))
    await app.settle()
    #expect(undone == ["One", "Three"])
    #expect(app.status.message == nil)
    terminal.type(.control("y"))
    host.stop()
  }

  @Test func `an offer outlives all keys for 20 seconds, or until the next offer`() async throws {
    let (terminal, clock) = (VirtualTerminal(columns: 40, rows: 10), ManualClock())
    let coordinator = SmallCoordinator()
    let app = CalcotApp(coordinator)
    let host = TerminalHost(on: terminal, clock: HostClock(clock))
    try host.start(app)
    func offer(_ text: String) async {
      coordinator.showMessage(text, .success, action: "Undo") { _ in }
      await app.settle()
    }
    await offer("One")
    clock.advance(by: .seconds(10))
    terminal.type(.down, .enter, .escape, .tab)
    clock.advance(by: .milliseconds(9_999))
    terminal.type(.down)
    #expect(terminal.lines[8] == " ✓ One  Ctrl-Y Undo")
    clock.advance(by: .milliseconds(1))
    #expect(terminal.lines[8] == " ✓ One  Ctrl-Y Undo", "nothing vanishes under the user's eyes")
    terminal.type(.down)
    #expect(app.status.message == nil)
    await offer("Two")
    await offer("Three")
    clock.advance(by: .seconds(19))
    terminal.type(.down)
    #expect(terminal.lines[8] == " ✓ Three  Ctrl-Y Undo")
    host.stop()
  }

  @Test func `the activity is shown after 150 ms, turns, and moves nothing`() async throws {
    let (terminal, clock) = (VirtualTerminal(columns: 40, rows: 10), ManualClock())
    let coordinator = SmallCoordinator()
    let app = CalcotApp(coordinator)
    let host = TerminalHost(on: terminal, clock: HostClock(clock))
    try host.start(app)
    let before = terminal.lines
    for isLong in [false, true] {
      let gate = Gate(isOpen: false)
      Task { await coordinator.showingActivity("Searching") { await gate.pass() } }
      await app.settle()
      await Turns.pass { clock.sleepers > 0 }
      clock.advance(by: .milliseconds(isLong ? 150 : 149))
      await Turns.pass(isLong ? 2_000_000 : 1_000) { terminal.lines[9].contains("Searching") }
      #expect(terminal.lines[9].hasSuffix("⠋ Searching") == isLong)
      #expect(terminal.lines.dropLast() == before.dropLast())
      if isLong {
        await Turns.pass { clock.sleepers > 0 }
        clock.advance(by: .milliseconds(100))
        await Turns.pass { terminal.lines[9].contains("⠙") }
        #expect(terminal.lines[9].hasSuffix("⠙ Searching"))
      }
      gate.open()
      await app.settle()
      #expect(terminal.lines == before)
      #expect(await Turns.pass { clock.sleepers == 0 }, "an idle host wakes for nothing")
    }
    host.stop()
  }

  @Test func `any key closes the message that has been painted, and no other`() async throws {
    let terminal = VirtualTerminal(columns: 40, rows: 10)
    let coordinator = SmallCoordinator()
    let app = CalcotApp(coordinator)
    let host = TerminalHost(on: terminal)
    try host.start(app)
    coordinator.showMessage("No paper", .error)
    coordinator.showMessage("No ink", .error)
    await app.settle()
    #expect(terminal.lines[8] == " ✗ No paper")
    #expect(terminal.style(column: 1, row: 8).foreground == .red)
    terminal.onEvent?(.input([Key.down, .down].flatMap(\.bytes)))
    #expect(terminal.lines[8] == " ✗ No ink")
    #expect(terminal.style(column: 1, row: 3).inverse, "both keys have moved the focus")
    terminal.type(.enter)
    #expect(terminal.lines[0] == " ‹ Back  Item 2")
    #expect(app.status.message == nil)
    #expect(!terminal.text.contains("✗"))
    coordinator.showMessage("No pen", .error)
    await app.settle()
    terminal.type(.wheelDown, .wheelUp)
    #expect(terminal.lines[8] == " ✗ No pen", "who scrolls reads on")
    host.stop()
  }
}
