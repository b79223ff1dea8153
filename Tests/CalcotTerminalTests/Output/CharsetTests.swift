import CalcotTerminalTesting
import Testing

@testable import CalcotTerminal

@Suite struct CharsetTests {
  @Test(arguments: [
    ([:], Charset.unicode), (["LC_ALL": "C"], .ascii), (["LANG": "C"], .ascii),
    (["LC_ALL": "C.UTF-8"], .unicode), (["LANG": "de_DE.utf8"], .unicode),
    (["LC_ALL": "", "LC_CTYPE": "POSIX", "LANG": "en_US.UTF-8"], .ascii),
    (["LC_ALL": "de_DE.ISO-8859-1"], .ascii), (["TERM": "linux"], .console),
    (["TERM": "linux", "LC_ALL": "C"], .ascii),
  ])
  func `a locale that is named and is not UTF-8 has ASCII`(
    _ environment: [String: String], _ charset: Charset
  ) {
    #expect(Charset(environment: environment) == charset)
  }

  @Test func `the Linux console has lines, letters and signs of its font, and no others`() {
    let shown = Charset.console.shown("╭─╮ ‹ Çok › ✓ ✗ … ⠋ 漢 Ж • █ ┃ ➚")
    #expect(shown == "┌─┐ < Çok > √ x ~ | ? Ж • █ █ *")
  }

  @Test func `every character keeps its number of cells in ASCII, where each byte is one cell`() {
    let size = CellSize(columns: 30, rows: 4)
    var cells = CellBuffer(size)
    let rows = ["╭──┬─╮ ‹ Back", "│Çok naïve│ 漢字 👩‍👩‍👧 e\u{301}", "✓ done… › ● ○", "ß Ł 🙂"]
    for (row, text) in rows.enumerated() {
      cells.write(text, at: CellPosition(column: 0, row: row))
    }
    let bytes = ANSIDiff(charset: .ascii).bytes(from: nil, to: Frame(cells))
    #expect(bytes.allSatisfy { $0 < 0x80 })
    var screen = VirtualScreen(size)
    screen.take(bytes)
    #expect(
      screen.cells.lines == [
        "+--+-+ < Back", "|Cok naive| ???? ?????? e", "+ done~ > * o", "s L ??",
      ])
    for (row, text) in rows.enumerated() {
      #expect(DisplayWidth.of(text) == screen.cells.lines[row].count)
    }
  }

  @Test func `an ASCII terminal is sent only the cells of a frame that have changed`() {
    func frame(_ text: String) -> Frame {
      var cells = CellBuffer(CellSize(columns: 10, rows: 1))
      cells.write(text, at: CellPosition(column: 0, row: 0))
      return Frame(cells)
    }
    let bytes = ANSIDiff(charset: .ascii).bytes(from: frame("漢─a"), to: frame("字─b"))
    #expect(String(decoding: bytes, as: UTF8.self) == "\u{1B}[;4Hb")
  }

  @Test func `plain text is ASCII too`() {
    #expect(Charset.ascii.shown("‹ Back\n漢") == "< Back\n?")
    #expect(Charset.unicode.shown("‹ Back") == "‹ Back")
  }
}
