import Calcot
import CalcotTerminal
import CalcotTerminalTesting
import CalcotViews
import Testing

@MainActor
struct RenderedScreenTests {
  private func expect(
    _ stage: Stage, focus: String, _ text: String, at place: SourceLocation = #_sourceLocation
  ) {
    #expect(stage.text == text, sourceLocation: place)
    #expect(stage.focused == focus, sourceLocation: place)
  }

  @Test func `a list under its bar`() {
    expect(
      Stage(Samples.groups, columns: 60, rows: 6), focus: "Runners",
      """
       My groups                            [New group] [Refresh]
       Runners                                        7 members ›
       Swimmers                                       8 members ›
       Readers                                        7 members ›

       Enter Choose  Tab Next  n/r More  ? Keys  Ctrl-Q Quit
      """)
  }

  @Test func `how far something has come, in words and as a bar`() {
    let screen = Screen("Copies") { ProgressBar("Copying", value: 1, total: 4) }
    #expect(
      Stage(screen, columns: 22, rows: 6).text.contains(
        """
         Copying 25%
         █████░░░░░░░░░░░░░░░
        """))
    #expect(
      Stage(screen, columns: 100, rows: 6).text.contains(
        " " + String(repeating: "█", count: 10) + String(repeating: "░", count: 30) + "\n"))
  }

  @Test("a form, with what is wrong under the field and the cursor in it")
  func form() {
    let stage = Stage(
      Samples.form(name: "R", error: "A name has at least two letters."),
      exit: .close(LayerID(rawValue: 1)),
      rows: 16)
    expect(
      stage, focus: "Name",
      """
       ─ × Close ─ New group ─────── [Save] ─
       Name
       R
       ! A name has at least two letters.

       Place


       Members
       Everybody who joins can see the others
       and when they were here last.




       F1 Keys  Ctrl-Q Quit  ⠋ Looking for p…
      """)
    #expect(stage.picture.frame.cursor == CellPosition(column: 2, row: 2))
    let cells = stage.picture.frame.cells
    #expect(cells[1, 3].style.foreground == .red)
    #expect(cells[1, 5].style.dim)
    #expect(cells[31, 0].style.dim, "Save is disabled")
  }

  @Test func `rows with actions of their own, beside them or under them`() {
    var stage = Stage(Samples.members(["Ann", "Bea"]), exit: .back(), columns: 46, rows: 9)
    stage.press(.right)
    expect(
      stage, focus: "[Remove]",
      """
       ‹ Back  Runners
       Runs on Sundays
       Members
       Ann              since May › [Remove] [Call]
       Bea              since May › [Remove] [Call]
       [Leave the group]


       Enter Choose  Esc Back  ? Keys  Ctrl-Q Quit
      """)
    stage.size = CellSize(columns: 20, rows: 6)
    expect(
      stage, focus: "[Remove]",
      """
       ‹ Back  Runners
       Runs on Sundays
       Members
       Ann    since May ›
         [Remove] [Call] ↓
       ? Keys
      """)
  }

  @Test("a sheet of any kind over its dimmed screen", arguments: ["sheet", "halfSheet", "popover"])
  func sheet(_ kind: String) throws {
    let style = try #require(ModalStyle(rawValue: kind))
    let scene = TerminalScene(layers: [
      .semantic(Samples.groups, number: 1),
      .semantic(Samples.form(), number: 2, style: style, exit: .close(LayerID(rawValue: 1))),
    ])
    let stage = Stage(scene, columns: 50, rows: 14)
    expect(
      stage, focus: "Name",
      """
       ─ My groups ──────────── [New group] [Refresh] ─
       Run╭── × Close ─ New group ─────── [Save] ──╮s ›
       Swi│ Name                                   │s ›
       Rea│ What is it called?                     │s ›
          │                                        │
          │ Place                                  │
          │                                        │
          │                                        │
          │ Members                                │
          │ Everybody who joins can see the others │
          │ and when they were here last.          │
          ╰────────────────────────────────────────╯

       Esc Close  F1 Keys  Ctrl-Q Quit  ⠋ Looking for …
      """)
    #expect(stage.picture.frame.cells[1, 0].style == TextStyle(dim: true))
  }

  @Test("an alert in the middle, over its dimmed screen, with a choice that does no harm")
  func alert() async throws {
    let app = CalcotApp(AskingCoordinator())
    let terminal = VirtualTerminal(columns: 44, rows: 14)
    let host = TerminalHost(on: terminal)
    try host.start(app)
    await app.settle()
    terminal.type(.enter)
    await app.settle()
    #expect(
      terminal.text == """
         ─ Ann ────────────────────────────────────
         [Remove]

        ╭─ Remove Ann? ────────────────────────────╮
        │ Ann will no longer see when the others   │
        │ run. She can join again at any time.     │
        │                                          │
        │ [Remove]                                 │
        │ [Keep]                                   │
        ╰──────────────────────────────────────────╯



         Enter Choose  ? Keys  Ctrl-Q Quit
        """)
    #expect(terminal.style(column: 2, row: 8).inverse, "Keep has the focus")
    #expect(terminal.style(column: 1, row: 0).dim)
    host.stop()
  }

  @Test func `a full screen covers what is under it`() {
    let scene = TerminalScene(layers: [
      .semantic(Samples.form(), number: 2, style: .fullScreen, exit: .close(LayerID(rawValue: 1)))
    ])
    #expect(Stage(scene).lines[0] == " × Close  New group              [Save]")
  }

  @Test func `a long list, scrolled so that the focus is seen`() {
    var stage = Stage(Samples.numbers(100), exit: .back(), columns: 24, rows: 7)
    stage.press(.pageDown, .down)
    expect(
      stage, focus: "Number 6",
      """
       ‹ Back  Numbers
       Number 5             ›↑
       Number 6             ›
       Number 7             ›
       Number 8             ›
       Number 9             ›↓
       ? Keys  Ctrl-Q Quit
      """)
    stage.press(.end)
    #expect(stage.lines[1...5].map(\.trimmed) == (96...100).map { "Number \($0)  " }.map(\.trimmed))
  }

  @Test func `wide characters, emoji and marks at their width`() {
    let stage = Stage(Samples.wide, columns: 30, rows: 14)
    expect(
      stage, focus: "東 京 ラ ン ナ ー ズ",
      """
       ─ 漢字とかな ───────────────
       東京ランナーズ        会員 ›
       👍🏽 Thumbs           会員 ›
       👨‍👩‍👧 Family         会員 ›
       e\u{301}cole                 会員 ›
       🇪🇸 España             会員 ›

       名前
       日本語のとても長い名前です




       ? Keys  Ctrl-Q Quit
      """)
  }

  @Test func `a field shows the part of a long text in which the caret is`() {
    let text = "one two three four five six seven eight nine ten"
    var stage = Stage(Screen("F") { TextField("Text", text: text) { _ in } }, columns: 22, rows: 6)
    #expect(stage.lines[2] == " ven eight nine ten")
    #expect(stage.picture.frame.cursor?.row == 2)
    stage.press(.home)
    #expect(stage.lines[2] == " one two three four f")
    #expect(stage.picture.frame.cursor == CellPosition(column: 1, row: 2))
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { " ›↑↓".contains($0) }.reversed())
  }
}
