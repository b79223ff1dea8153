import Calcot
import CalcotContent
import CalcotTerminal
import CalcotTerminalTesting
import Testing

@Suite("A list and its details in a terminal")
@MainActor
struct SideBySideHostTests {
  private let shelf: ShelfCoordinator
  private let app: CalcotApp
  private let terminal = VirtualTerminal(columns: 110, rows: 8)
  private let host: TerminalHost

  init() throws { try self.init(root: .shelf) }

  private init(root: ShelfRoute) throws {
    shelf = ShelfCoordinator(root: root)
    app = CalcotApp(shelf)
    host = TerminalHost(on: terminal)
    host.register { LampView($0) }
    try host.start(app)
  }

  /// The text with the focus, which is shown in reverse.
  private var focused: String {
    for row in 0..<terminal.size.rows {
      let columns = (0..<terminal.size.columns).filter {
        terminal.style(column: $0, row: row).inverse
      }
      let text = String(columns.map { terminal.screen.cells[$0, row].character })
      if let first = text.split(separator: "  ").first { return String(first) }
    }
    return ""
  }

  private func opened(_ book: Int) {
    terminal.type(.tab)
    for _ in 1..<book { terminal.type(.down) }
    terminal.type(.enter)
  }

  @Test func `stand side by side, with a mark at what is open`() {
    #expect(
      terminal.text == """
         Shelf
         Search

         Book 1                                                                                             ›
         Book 2                                                                                             ›
         Book 3                                                                                             ›
         Lamp                                                                                               ›
         Tab Next  F1 Keys  Ctrl-Q Quit
        """)
    opened(2)
    #expect(
      terminal.text == """
         Shelf                                │ ‹ Back  Book 2
         Search                               │ Page 1                                                              ›
                                              │ Note
         Book 1                             › │
         Book 2                             » │
         Book 3                             › │
         Lamp                               › │
         Enter Choose  Esc Back  Ctrl-O Shelf  Tab Next  ? Keys  Ctrl-Q Quit
        """)
    #expect(terminal.style(column: 1, row: 4).bold)
    #expect(!terminal.style(column: 1, row: 3).bold)
    #expect(focused == "Page 1")
    terminal.type(.enter)
    #expect(
      terminal.lines[4] == " Book 2                             » │", "the page is over its book")
  }

  @Test func `can both be clicked, whichever has the focus`() {
    opened(2)
    terminal.type(.click(column: 3, row: 5))
    #expect(terminal.lines[0].hasSuffix("│ ‹ Back  Book 3"))
    terminal.type(.click(column: 3, row: 3), .click(column: 42, row: 1))
    #expect(terminal.lines[0].hasSuffix("│ ‹ Back  Page of 1"), "what the book leads to")
  }

  @Test func `take keys by turns: Ctrl-O and the arrows lead to the other side`() {
    opened(1)
    terminal.type(.left)
    #expect(focused == "Book 1", "the list has its focus again")
    #expect(terminal.lines.last?.contains("Ctrl-O Book 1") == true)
    terminal.type(.left)
    #expect(focused == "Book 1")
    terminal.type(.backTab)
    terminal.type(text: "sea")
    #expect(shelf.shelf.search == "sea")
    terminal.type(.control("o"))
    #expect(focused == "Page 1")
    terminal.type(.down)
    terminal.type(text: "mine")
    #expect(shelf.shelf.note == "mine")
    terminal.type(.control("o"))
    terminal.type(text: "!")
    #expect(shelf.shelf.search == "sea!")
    terminal.type(.down, .right)
    #expect(focused == "Note")
  }

  @Test func `replace the details by what the list opens, where the focus goes`() {
    opened(1)
    terminal.type(.enter, .control("o"), .down, .enter)
    #expect(shelf.navigation.routes == [.shelf, .book(2)])
    #expect(focused == "Page 1")
    terminal.type(.left, .enter)
    #expect(shelf.navigation.routes == [.shelf, .book(2)])
    #expect(focused == "Page 1", "the focus goes into what is open already")
  }

  @Test func `are left from both sides by Escape, the newest screen first`() {
    opened(3)
    terminal.type(.enter, .left, .escape)
    #expect(shelf.navigation.routes == [.shelf, .book(3)])
    #expect(focused == "Page 1", "what has become visible has the focus")
    terminal.type(.left)
    #expect(terminal.lines.last?.contains("Esc Back") == true)
    terminal.type(.escape)
    #expect(shelf.navigation.routes == [.shelf])
    #expect(focused == "Book 3")
    #expect(!terminal.text.contains("│"))
    #expect(terminal.lines.last?.contains("Esc") == false)
  }

  @Test func `leave the focus in the list over a modal, and have it after a narrow window`() async {
    opened(1)
    terminal.type(.left)
    shelf.navigation.present(.page(1))
    await app.settle()
    #expect(terminal.text.contains("× Close  Page of 1"))
    terminal.type(.escape)
    #expect(focused == "Book 1")
    terminal.resize(columns: 109, rows: 8)
    #expect(terminal.lines[0] == " ‹ Back  Book 1")
    terminal.resize(columns: 110, rows: 8)
    #expect(focused == "Page 1")
  }

  @Test func `give the list's keys to the list's native view, if it has one`() throws {
    let lamp = try Self(root: .lamp)
    lamp.shelf.navigation.push(.book(1))
    lamp.terminal.type(.control("o"))
    #expect(lamp.focused == "Off")
    lamp.terminal.type(.enter)
    #expect(lamp.shelf.lamp.isOn)
    #expect(lamp.terminal.lines[1].hasPrefix(" On "))
  }

  @Test func `are what the tree shows`() {
    opened(1)
    for key in [Key.control("o"), .control("o")] {
      #expect(host.painted.screens == app.tree.shownScreens)
      terminal.type(key)
    }
  }
}
