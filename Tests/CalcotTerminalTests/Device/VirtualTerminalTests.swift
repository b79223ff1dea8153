import CalcotTerminal
import CalcotTerminalTesting
import Testing

@MainActor
struct VirtualTerminalTests {
  private func open() throws -> VirtualTerminal {
    let terminal = VirtualTerminal(columns: 10, rows: 3)
    try terminal.open()
    return terminal
  }

  @Test("a text is shown at its place, in its style, and its painted cells are counted")
  func shows() throws {
    let terminal = try open()
    terminal.write(Array("\u{1B}[2;3H\u{1B}[1;31m漢a\u{1B}[m".utf8))
    #expect(terminal.text == "\n  漢a")
    #expect(terminal.style(column: 2, row: 1) == TextStyle(bold: true, foreground: .red))
    #expect(terminal.style(column: 5, row: 1) == .standard)
    #expect(terminal.cellsPainted == 3)
    #expect(terminal.screen.unknown == [])
  }

  @Test(arguments: [
    "[9223372036854775807B", "[9223372036854775807C", "[-9223372036854775808A",
    "[-9223372036854775808D", "[-9223372036854775808G",
    "[-9223372036854775808;-9223372036854775808H", "[38;2;4294967296;0;0m", "[48;2;-1;0;0m",
    "[-9223372036854775808m",
  ])
  func `a number of any size in a sequence is read`(_ sequence: String) throws {
    let terminal = try open()
    terminal.write(Array("\u{1B}[2;3H\u{1B}\(sequence)c".utf8))
    #expect(terminal.text.contains("c"))
  }

  @Test func `opening takes the screen over and closing gives it back`() throws {
    let terminal = try open()
    #expect(terminal.screen.isAlternate)
    #expect(terminal.screen.bracketsPastes)
    #expect(!terminal.screen.isCursorShown)
    terminal.close()
    #expect(!terminal.screen.isAlternate)
    #expect(!terminal.screen.bracketsPastes)
    #expect(terminal.screen.isCursorShown)
    #expect(terminal.screen.wraps)
    terminal.write(Array("late".utf8))
    #expect(terminal.text == "")
  }

  @Test func `typing gives the keys' bytes, with a pause after each`() throws {
    let terminal = try open()
    var parser = KeyParser()
    var keys: [Key] = []
    terminal.onEvent = { event in
      switch event {
      case .input(let bytes): keys += parser.feed(bytes)
      case .inputPaused: keys += parser.timeout()
      default: break
      }
    }
    terminal.type(.escape, .up, .paste("x"))
    terminal.type(text: "ç\n")
    #expect(keys == [.escape, .up, .paste("x"), .character("ç"), .enter])
  }

  @Test func `resizing, suspending, hanging up and terminating send events`() throws {
    let terminal = try open()
    var events: [TerminalEvent] = []
    terminal.onEvent = { events.append($0) }
    terminal.resize(columns: 4, rows: 2)
    terminal.suspend()
    terminal.terminate(signal: 15)
    terminal.hangUp()
    #expect(terminal.size == CellSize(columns: 4, rows: 2))
    #expect(
      events == [
        .resized(CellSize(columns: 4, rows: 2)), .resumed, .terminated(status: 143), .hungUp,
      ])
  }

  @Test func `a screen wraps, scrolls, and keeps what still fits when it shrinks`() {
    var screen = VirtualScreen(CellSize(columns: 4, rows: 2))
    screen.take(Array("abcdef\r\nghi".utf8))
    #expect(screen.cells.lines == ["ef", "ghi"])
    screen.resize(to: CellSize(columns: 2, rows: 1))
    #expect(screen.cells.lines == ["ef"])
  }
}
