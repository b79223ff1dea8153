import Calcot
import CalcotContent
import CalcotTerminalTesting
import CalcotTesting
import CalcotViews
import Testing

@testable import CalcotTerminal

/// The habits of those who use other programs in a terminal.
@Suite @MainActor struct HabitTests {
  private let screen = Screen("Shelf") {
    TextField("Find", text: "", role: .search) { _ in }
    List(["Alba", "Bota", "Cava", "Bruna"], id: \.self) { name in
      Row(name, opens: NavigationAction {})
        .actions {
          Button("Lend") {}
          Button("Burn", role: .destructive) {}
        }
    }
  } toolbar: {
    Button("New book") {}
    Button("Reload", role: .refresh) {}
  }

  private func stage(exit: TerminalScene.Exit? = .back()) -> Stage {
    Stage(screen, exit: exit, columns: 80, rows: 24)
  }

  private func action(_ reaction: TerminalState.Reaction) -> String {
    guard case .send(.activate(let id, _)) = reaction else { return "\(reaction)" }
    return "\(id)"
  }

  @Test func `j, k, gg, G and a row's first letter move, and the list has the keys at first`() {
    var stage = stage()
    #expect(stage.focused.hasPrefix("Alba"))
    let ways: [([Key], String)] = [
      ([.character("j")], "Bota"), ([.character("k")], "Alba"), ([.character("c")], "Cava"),
      ([.character("b")], "Bruna"), ([.character("b")], "Bota"),
      ([.character("g"), .character("j")], "Bota"), ([.character("G")], "[Burn]"),
    ]
    for (keys, name) in ways {
      for key in keys { stage.press(key) }
      #expect(stage.focused.hasPrefix(name), "after \(keys)")
    }
    stage.press(.character("g"), .character("g"))
    #expect(stage.focused.hasPrefix("Find"))
  }

  @Test func `Ctrl-D and Ctrl-U go by half a page, Ctrl-F and Ctrl-B by a whole one`() {
    var stage = Stage(Samples.numbers(60), columns: 40, rows: 14)
    let (half, whole) = (stage.composition.active?.page.viewport ?? 0, 0)
    #expect(half > whole)
    var seen: [FocusTarget?] = []
    for key in ["d", "u", "f", "b"] as [Character] {
      stage.press(.control(key))
      seen.append(stage.focus)
    }
    let page = stage.composition.active?.page
    let lines = seen.map { page?.stop($0)?.line ?? -1 }
    #expect(lines == [half / 2, 0, half - 1, 0])
  }

  @Test(arguments: [false, true])
  func `rows that come later take the focus from the search unless the user has typed there`(
    _ isTouched: Bool
  ) {
    var stage = Stage(
      Screen("Shelf") {
        TextField("Find", text: "", role: .search) { _ in }
        Text("Loading")
      }, columns: 80, rows: 24)
    #expect(stage.focused == "Find")
    if isTouched { stage.press(.character("a")) }
    stage.show(screen)
    #expect(stage.focused.hasPrefix(isTouched ? "Find" : "Alba"))
  }

  @Test func `slash searches, and in a text letters are typed`() {
    var stage = stage()
    stage.press(.character("/"))
    #expect(stage.focused == "Find")
    guard case .send(.edit(_, let text, _)) = stage.press(.character("q")) else {
      Issue.record("q is not typed")
      return
    }
    #expect(text == "q")
  }

  @Test(arguments: [Key.character("q"), .backspace, .escape])
  func `q, Backspace and Escape go back, and on the first screen nothing quits`(_ key: Key) {
    var stage = stage()
    #expect(stage.press(key) == .send(.back(from: ScreenID(rawValue: 1))))
    stage = self.stage(exit: nil)
    #expect(stage.press(key) == .show)
  }

  @Test func `a letter uses the action in which it is underlined, and nothing destructive has one`()
  {
    var stage = stage()
    #expect(action(stage.press(.character("n"))).contains("New book"))
    #expect(action(stage.press(.character("r"))).contains("Reload"))
    stage.press(.down)
    stage.press(.home)
    stage.press(.down, .down)
    #expect(action(stage.press(.character("l"))).contains("Lend"))
    let letters = stage.composition.active?.page.mnemonics.letters ?? [:]
    #expect(letters == ["[New book]": "n", "[Reload]": "r", "[Lend]": "l"])
    let cells = stage.picture.frame.cells
    let row = stage.lines.firstIndex { $0.contains("[New book]") } ?? 0
    let text = stage.lines[row]
    let place = text.firstRange(of: "New book").map { DisplayWidth.of(text[..<$0.lowerBound]) } ?? 0
    #expect(cells[place, row].style.underline && !cells[place + 1, row].style.underline)
    #expect(stage.lines.last?.hasPrefix(" Enter Choose  l Lend  Esc Back") == true)
  }

  @Test func `an action has the letter that the app names, even one that destroys`() {
    var stage = Stage(
      Screen("Books") {
        Button("New book") {}
        Button("Burn", role: .destructive) {}.mnemonic("N")
        Button("Lend") {}.mnemonic("x")
      }, columns: 60, rows: 12)
    #expect(action(stage.press(.character("n"))).contains("Burn"))
    #expect(action(stage.press(.character("e"))).contains("New book"))
    #expect(action(stage.press(.character("x"))).contains("Lend"))
    stage.press(.character("?"))
    #expect(stage.lines.contains { $0.contains("Lend ") && $0.contains(" x ") })
  }

  @Test func `neither a letter that moves the focus nor a sign can be an action's letter`() {
    let letters = KeyMap.letters.filter(\.isLetter).compactMap { $0.lowercased().first }
    #expect(Set(letters) == ButtonValue.lettersOfTerminals)
    for letter in ButtonValue.lettersOfTerminals.union(["?", "1"]) {
      let button = ButtonValue("Lend").with(mnemonic: letter)
      #expect(button.mnemonicMistake?.contains("\(letter)") == true)
    }
    #expect(ButtonValue("Lend").with(mnemonic: "É").mnemonicMistake == nil)
  }

  @Test func `F5 presses the button that loads anew, wherever the focus is`() {
    var stage = stage()
    stage.press(.character("/"))
    #expect(action(stage.press(.function(5))).contains("Reload"))
    #expect(stage.focused == "[Reload]")
  }

  @Test func `the palette finds an action by some of its letters`() {
    for key in [Key.control("p"), .character(":")] {
      var stage = stage()
      stage.press(key)
      #expect(stage.text.contains("Find an action") && stage.text.contains("New book"))
      #expect(stage.press(.character("n"), .character("b")).allSatisfy { $0 == .show })
      #expect(stage.focused.hasPrefix("New book"), "\(stage.text)")
      #expect(action(stage.press(.enter)).contains("New book"))
      #expect(!stage.state.isOverlaid)
      stage.press(key)
      stage.press(.escape)
      #expect(!stage.state.isOverlaid)
    }
    var stage = stage()
    stage.press(.control("p"))
    for letter in "back" { stage.press(.character(letter)) }
    #expect(stage.press(.enter) == .send(.back(from: ScreenID(rawValue: 1))))
    stage.press(.control("p"), .character("ñ"))
    #expect(stage.press(.enter) == .show, "nothing is found")
  }

  @Test func `the list of all keys has each key that works on the screen, and no other`() {
    var stage = stage()
    stage.press(.character("?"))
    let help = stage.composition.helpLines(focus: stage.focus)
    let names = help.map { $0[0] }
    for name in ["New book", "Search", "Back", "Refresh", "To the first", "Quit"] {
      #expect(names.contains(name))
    }
    #expect(!names.contains("Next tab") && !names.contains("Page down"))
    #expect(help.contains(["To the first", "Home  gg"]))
    #expect(stage.text.contains("Home  gg"))
    stage.press(.escape)
    #expect(!stage.text.contains("Home  gg"))
    stage = self.stage(exit: nil)
    #expect(!stage.composition.helpLines(focus: stage.focus).contains { $0[0] == "Back" })
  }

  @Test func `no stroke has two meanings, none begins another, and each means its command`() {
    let strokes = KeyMap.bindings.flatMap(\.strokes)
    #expect(Set(strokes).count == strokes.count)
    for binding in KeyMap.bindings {
      for stroke in binding.strokes {
        #expect(KeyMap.meaning(of: stroke, inText: false) == .command(binding.command))
        #expect(!strokes.contains { $0 != stroke && $0.starts(with: stroke) })
        #expect(!stroke.name.isEmpty)
      }
    }
  }

  @Test func `fields have readline's words, cutting and taking back`() {
    var text = FieldText("one two  three")
    var cut = ""
    func press(_ keys: Key...) { for key in keys { #expect(text.handle(key, cut: &cut)) } }
    press(.alt("b"))
    #expect(text.caret == 9)
    press(.wordLeft, .alt("f"))
    #expect(text.caret == 7)
    press(.alt("d"))
    #expect((text.text, cut) == ("one two", "  three"))
    press(.control("a"), .control("y"))
    #expect(text == FieldText("  threeone two", caret: 7))
    press(.control("w"))
    #expect((text.text, cut) == ("  one two", "three"))
  }

  @Test func `Ctrl-Underscore takes changes back one by one, in the field that has the focus`() {
    let coordinator = SmallCoordinator()
    let terminal = VirtualTerminal(columns: 40, rows: 10)
    let host = TerminalHost(on: terminal)
    #expect(throws: Never.self) { try host.start(CalcotApp(coordinator)) }
    terminal.type(.end)
    terminal.type(text: "ab c")
    terminal.type(.control("w"), .control("_"))
    #expect(coordinator.list?.text == "ab c")
    terminal.type(.control("_"), .control("_"))
    #expect(coordinator.list?.text == "ab")
    terminal.type(.control("y"))
    #expect(coordinator.list?.text == "abc")
    host.stop()
  }

  @Test func `a click uses what it hits, and the wheel scrolls`() throws {
    let app = CalcotApp(SmallCoordinator())
    let terminal = VirtualTerminal(columns: 40, rows: 10)
    let host = TerminalHost(on: terminal, usesMouse: true)
    try host.start(app)
    #expect(terminal.screen.reportsMouse)
    terminal.type(.wheelDown)
    #expect(terminal.lines[1].hasPrefix(" Item 3"))
    terminal.type(.wheelUp)
    #expect(terminal.lines[1].hasPrefix(" Item 0"))
    terminal.type(.click(column: 39, row: 9))
    terminal.type(.click(column: 4, row: 3))
    #expect(terminal.lines[0] == " ‹ Back  Item 2")
    terminal.type(.click(column: 2, row: 0))
    #expect(terminal.lines[0] == " Items")
    host.stop()
    #expect(!terminal.screen.reportsMouse)
  }

  @Test func `the window is named after the screen`() throws {
    let app = CalcotApp(SmallCoordinator())
    let terminal = VirtualTerminal(columns: 40, rows: 10)
    let host = TerminalHost(on: terminal, environment: ["TERM": "xterm-256color"])
    try host.start(app)
    #expect(terminal.screen.title == "Items")
    terminal.type(.enter)
    #expect(terminal.screen.title == "Item 0")
    #expect(terminal.screen.unknown == [])
    host.stop()
  }
}
