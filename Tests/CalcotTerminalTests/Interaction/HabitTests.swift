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

  @Test func `j, k, gg, G, Ctrl-D and a quote with a letter move in the list that has the focus`() {
    var stage = stage()
    #expect(stage.focused.hasPrefix("Alba"))
    let ways: [([Key], String)] = [
      ([.character("j")], "Bota"), ([.character("k")], "Alba"),
      ([.character("'"), .character("c")], "Cava"),
      ([.character("'"), .character("b")], "Bruna"),
      ([.character("'"), .character("b")], "Bota"), ([.character("b")], "Bota"),
      ([.character("g"), .character("j")], "Bota"), ([.character("G")], "Bruna"),
      ([.character("g"), .character("g")], "Alba"), ([.end], "Bruna"), ([.home], "Alba"),
      ([.control("d")], "Bruna"), ([.control("u")], "Alba"), ([.right, .end], "Bruna"),
      ([.character("'"), .escape], "Bruna"),
    ]
    for (keys, name) in ways {
      for key in keys { #expect(stage.press(key) == .show) }
      #expect(stage.focused.hasPrefix(name), "after \(keys)")
    }
  }

  @Test func `Home goes to the first control of a form, and from a toolbar to the first row`() {
    var form = Stage(
      Screen("Form") {
        Button("One") {}
        Button("Two") {}
        List(["Alba"], id: \.self) { Row($0) {} }
      }, columns: 40, rows: 12)
    form.press(.down, .home)
    #expect(form.focused == "[One]")
    var stage = stage(exit: nil)
    stage.press(.up, .up)
    #expect(stage.focused == "[New book]")
    stage.press(.home)
    #expect(stage.focused.hasPrefix("Alba"))
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
    #expect(stage.focused == "")
    if isTouched { stage.press(.character("/"), .character("a")) }
    stage.show(screen)
    #expect(stage.focused.hasPrefix(isTouched ? "Find" : "Alba"))
  }

  /// A list that is filtered, as an app does it.
  private func shelf(of wanted: String) -> Screen {
    Screen("Shelf") {
      TextField("Find", text: wanted, role: .search) { _ in }
      let found = ["Alba", "Bota", "Cava", "Bruna"].filter { $0.lowercased().hasPrefix(wanted) }
      List(found, id: \.self) { Row($0) {} }
    }
  }

  @Test func `Enter in the search goes to the first hit, and Escape there shows all rows again`() {
    var stage = Stage(shelf(of: ""), exit: .back(), columns: 60, rows: 20)
    stage.press(.character("/"), .character("b"))
    stage.show(shelf(of: "b"))
    let find = ElementID("body/Find")
    #expect(stage.press(.enter) == .send(.submit(find, in: one)))
    #expect(stage.focused == "Bota")
    #expect(stage.press(.escape) == .send(.edit(find, text: "", in: one)))
    stage.show(shelf(of: ""))
    #expect(stage.focused == "Bota")
    #expect(stage.press(.escape) == .send(.back(from: one)))
  }

  @Test func `Escape in the search returns to the row before, even if it has to come back`() {
    var stage = Stage(shelf(of: ""), exit: .back(), columns: 60, rows: 20)
    stage.press(.down, .down)
    #expect(stage.focused == "Cava")
    stage.press(.character("/"))
    #expect(stage.press(.escape) == .show)
    #expect(stage.focused == "Cava")
    stage.press(.character("/"), .character("b"))
    stage.show(shelf(of: "b"))
    #expect(stage.press(.escape) == .send(.edit(ElementID("body/Find"), text: "", in: one)))
    #expect(stage.focused == "Bota")
    stage.show(shelf(of: ""))
    #expect(stage.focused == "Cava")
    stage.press(.character("/"), .character("x"))
    stage.show(shelf(of: "x"))
    stage.press(.escape)
    stage.show(shelf(of: ""))
    #expect(stage.focused == "Cava")
  }

  @Test func `where nothing is filtered, slash finds rows, n and N go on, and Escape goes back`() {
    let plain = Screen("Shelf") {
      List(["Alba", "Bota", "Cava", "Bruna"], id: \.self) { Row($0) {} }
      Button("New") {}.mnemonic("n")
    }
    var stage = Stage(plain, exit: .back(), columns: 60, rows: 12)
    stage.press(.character("/"), .character("B"))
    #expect(stage.lines.last == " /B")
    #expect(stage.picture.frame.cursor == CellPosition(column: 3, row: 11))
    #expect(stage.focused == "Alba", "a part of a name is enough")
    stage.press(.character("r"))
    #expect(stage.focused == "Bruna")
    #expect(stage.press(.escape) == .show)
    #expect(stage.focused == "Alba")
    stage.press(.character("/"), .character("b"), .enter)
    #expect(stage.lines.last?.hasPrefix(" n/N Next hit  Esc Close") == true)
    var seen: [String] = []
    for key in ["n", "n", "n", "N", "N"] as [Character] {
      #expect(stage.press(.character(key)) == .show)
      seen.append(stage.focused)
    }
    #expect(seen == ["Bota", "Bruna", "Alba", "Bruna", "Bota"])
    stage.size = CellSize(columns: 60, rows: 60)
    stage.press(.character("?"))
    #expect(stage.text.contains("n  N"))
    stage.press(.escape)
    #expect(stage.press(.escape) == .show)
    #expect(stage.focused == "Bota")
    #expect(action(stage.press(.character("n"))).contains("New"))
    #expect(stage.press(.escape) == .send(.back(from: one)))
  }

  @Test func `a row that was removed and comes back has the focus, unless the user has moved`() {
    var stage = Stage(shelf(of: ""), columns: 60, rows: 20)
    stage.press(.down)
    stage.show(shelf(of: "c"))
    #expect(stage.focused == "Cava")
    stage.show(shelf(of: ""))
    #expect(stage.focused == "Bota")
    stage.show(shelf(of: "c"))
    stage.press(.home)
    stage.show(shelf(of: ""))
    #expect(stage.focused == "Cava")
  }

  private let one = ScreenID(rawValue: 1)

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

  @Test(arguments: [
    (70, "n/r More  ?"), (90, "/ Search  n/r More  ?"), (120, "Tab Next  n New book  r Reload  ?"),
  ])
  func `the last line has the letters of the screen, with names where there is room`(
    _ columns: Int, _ hints: String
  ) {
    let stage = Stage(screen, exit: .back(), columns: columns, rows: 24)
    let line = stage.lines.last ?? ""
    #expect(line.hasPrefix(" Enter Choose  Esc Back  e Lend" + (columns > 70 ? "  d Burn" : "")))
    #expect(line.contains("\(hints) Keys  Ctrl-Q Quit"))
  }

  @Test(arguments: [Key.character("q"), .backspace, .escape])
  func `q, Backspace and Escape go back, and on the first screen nothing quits`(_ key: Key) {
    var stage = stage()
    #expect(stage.press(key) == .send(.back(from: ScreenID(rawValue: 1))))
    stage = self.stage(exit: nil)
    #expect(stage.press(key) == .show)
    #expect(stage.lines.last == " There is no way back from here. Ctrl-Q Quit")
  }

  @Test
  func `a letter that nobody has chosen needs a second press`() {
    var stage = stage()
    #expect(stage.press(.character("n")) == .show)
    #expect(stage.focused == "[New book]")
    #expect(action(stage.press(.character("n"))).contains("New book"))
    stage.press(.home)
    #expect(action(stage.press(.character("r"))).contains("Reload"))
    #expect(stage.focused.hasPrefix("Alba"), "what loads anew leaves the focus")
    #expect(stage.press(.character("e")) == .show)
    #expect(stage.focused == "[Lend]")
    #expect(stage.lines.last == " e again: Lend")
    #expect(action(stage.press(.enter)).contains("Lend"))
    stage.press(.home)
    let letters = stage.composition.active?.page.mnemonics.letters ?? [:]
    #expect(letters == ["[New book]": "n", "[Reload]": "r", "[Lend]": "e", "[Burn]": "d"])
    let cells = stage.picture.frame.cells
    let row = stage.lines.firstIndex { $0.contains("[New book]") } ?? 0
    let text = stage.lines[row]
    let place = text.firstRange(of: "New book").map { DisplayWidth.of(text[..<$0.lowerBound]) } ?? 0
    #expect(cells[place, row].style.underline && !cells[place + 1, row].style.underline)
    #expect(stage.lines.last?.hasPrefix(" Enter Choose  Esc Back  e Lend") == true)
  }

  @Test
  func `an action has the letter that the app names, even one that destroys, and acts at once`() {
    var stage = Stage(
      Screen("Books") {
        Button("New book") {}
        Button("Burn", role: .destructive) {}.mnemonic("N")
        Button("Lend") {}.mnemonic("x")
      }, columns: 60, rows: 12)
    #expect(action(stage.press(.character("n"))).contains("Burn"))
    #expect(action(stage.press(.character("x"))).contains("Lend"))
    #expect(stage.focused == "[New book]")
    #expect(stage.composition.active?.page.mnemonics.letters["[New book]"] == nil)
    stage.press(.character("?"))
    #expect(stage.lines.contains { $0.contains("Lend ") && $0.contains(" x ") })
  }

  @Test func `an action keeps its letter, whatever other actions come and go`() {
    func letters(_ names: [String]) -> [String: Character] {
      let screen = Screen("Books") { for name in names { Button(name) {} } }
      return Stage(screen, columns: 60).composition.active?.page.mnemonics.letters ?? [:]
    }
    #expect(letters(["Rename", "Remind", "Join"]) == ["[Rename]": "r", "[Join]": "o"])
    #expect(letters(["Rename", "Copy"]) == ["[Rename]": "r", "[Copy]": "c"])
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
    #expect(stage.focused == "Find")
  }

  @Test func `the button that loads anew does not flicker while its work begins and ends`() {
    func cells(_ isEnabled: Bool) -> CellBuffer {
      let screen = Screen("Books") {
        Text("None")
      } toolbar: {
        Button("Other") {}
        Button("Reload", role: .refresh, isEnabled: isEnabled) {}
      }
      return Stage(screen, columns: 60).picture.frame.cells
    }
    #expect(cells(true) == cells(false))
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
      let top = stage.lines.firstIndex { $0.contains("Find an action") }
      stage.press(.character("n"), .character("b"))
      #expect(stage.lines.firstIndex { $0.contains("Find an action") } == top, "nothing moves")
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
    #expect(!names.contains("Next tab") && names.contains("Page down"))
    #expect(help.contains(["To the first", "Home  gg"]))
    #expect(stage.text.contains("Home  gg"))
    stage.press(.escape)
    #expect(!stage.text.contains("Home  gg"))
    let headings = help.indices.filter { help[$0][1].isEmpty && !help[$0][0].isEmpty }
    #expect(headings.map { help[$0][0] } == ["On this screen", "Moving", "Everywhere"])
    stage = self.stage(exit: nil)
    #expect(!stage.composition.helpLines(focus: stage.focus).contains { $0[0] == "Back" })
  }

  @Test func `the list of all keys scrolls to its end and closes by Escape, ? and q alone`() {
    for key in [Key.escape, .character("?"), .character("q")] {
      var stage = Stage(screen, exit: .back(), columns: 60, rows: 12)
      stage.press(.character("?"))
      let first = stage.text
      #expect(first.contains("↓") && first.contains("On this screen"))
      #expect(stage.press(.character("x"), .enter, .tab).allSatisfy { $0 == .show })
      #expect(stage.text == first)
      stage.press(.character("G"), .down)
      #expect(stage.text.contains("Quit") && stage.text.contains("↑"))
      stage.press(.up)
      #expect(!stage.text.contains("Ctrl-Q  Ctrl-C"), "no press is lost past the end")
      stage.press(.character("g"), .character("g"))
      #expect(stage.text == first)
      #expect(stage.press(key) == .show)
      #expect(!stage.state.isOverlaid)
    }
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
    terminal.type(.tab)
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

  @Test func `the scrollbar scrolls by a click and by a drag`() throws {
    let app = CalcotApp(SmallCoordinator())
    let terminal = VirtualTerminal(columns: 40, rows: 10)
    let host = TerminalHost(on: terminal, usesMouse: true)
    try host.start(app)
    let column =
      try #require(terminal.lines.first { $0.hasSuffix("↓") }.map { DisplayWidth.of($0) }) - 1
    let last = try #require(terminal.lines.lastIndex { $0.hasSuffix("↓") })
    terminal.type(.click(column: column, row: last))
    #expect(!terminal.lines.contains { $0.hasPrefix(" Item 0") })
    #expect(!terminal.lines.contains { $0.hasSuffix("↓") } && terminal.lines[0] == " Items")
    terminal.type(.drag(column: column, row: 1))
    #expect(terminal.lines[1].hasPrefix(" Item 0"))
    terminal.type(.drag(column: 3, row: last))
    #expect(terminal.lines[1].hasPrefix(" Item 0"))
    host.stop()
  }

  @Test func `the last line tells the position in a list that does not fit`() {
    var stage = Stage(Samples.numbers(30), columns: 80, rows: 14)
    stage.press(.down, .down, .down)
    #expect(stage.lines.last?.hasSuffix("4 of 30") == true)
    stage.press(.end)
    #expect(stage.lines.last?.hasSuffix("30 of 30") == true)
    stage.size = CellSize(columns: 80, rows: 60)
    #expect(stage.lines.last?.contains("of 30") == false)
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
