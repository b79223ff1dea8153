import CalcotTerminal
import Testing

struct CellBufferTests {
  private func written(
    _ text: String, column: Int = 0, maxWidth: Int = .max, over old: String = "......"
  ) -> String {
    var buffer = CellBuffer(CellSize(columns: 6, rows: 1))
    buffer.write(old, at: CellPosition(column: 0, row: 0))
    buffer.write(text, at: CellPosition(column: column, row: 0), maxWidth: maxWidth)
    return buffer.lines[0]
  }

  @Test func `text is clipped at every edge, and a wide character is never cut in half`() {
    #expect(written("abcdefgh") == "abcdef")
    #expect(written("ab", column: 5) == ".....a")
    #expect(written("ab", column: 9) == "......")
    #expect(written("abc", column: -1) == "bc....")
    #expect(written("漢", column: 5) == ".....")
    #expect(written("漢a", column: -1) == " a....")
    #expect(written("a漢", maxWidth: 2) == "a.....")
    #expect(written("漢字", maxWidth: 4) == "漢字..")
    #expect(written("abc", maxWidth: 0) == "......")
  }

  @Test func `writing over one half of a wide character blanks the other`() {
    #expect(written("a", column: 0, over: "漢字..") == "a 字..")
    #expect(written("a", column: 1, over: "漢字..") == " a字..")
    #expect(written("漢", column: 1, over: "漢字..") == " 漢 ..")
    #expect(written("漢", column: 0, over: "漢字..") == "漢字..")
  }

  @Test func `the right half of a wide character takes no text and has its style`() {
    var buffer = CellBuffer(CellSize(columns: 3, rows: 1))
    let style = TextStyle(inverse: true)
    buffer.write("漢", at: CellPosition(column: 0, row: 0), style: style)
    #expect(buffer[0, 0].width == 2)
    #expect(buffer[1, 0].width == 0)
    #expect(buffer[1, 0].style == style)
    #expect(buffer[7, 0] == .blank)
  }

  @Test func `combining marks stay on their character, and control characters are not written`() {
    #expect(written("e\u{301}\u{302}x") == "e\u{301}\u{302}x....")
    #expect(written("\u{1B}[2J") == "\u{FFFD}[2J..")
    #expect(written("a\u{200B}b\tc\nd") == "ab c d")
    #expect(written("\u{202E}a") == "a.....")
    #expect(written("👩\u{200D}\u{200D}x") == "👩x...", "no joiner is left for what comes next")
  }

  @Test func `a write says how many cells it took`() {
    var buffer = CellBuffer(CellSize(columns: 6, rows: 1))
    #expect(buffer.write("a漢", at: CellPosition(column: 0, row: 0)) == 3)
    #expect(buffer.write("a漢", at: CellPosition(column: 0, row: 0), maxWidth: 2) == 1)
    #expect(buffer.write("a", at: CellPosition(column: 0, row: 4)) == 0)
    #expect(buffer.write("a", at: CellPosition(column: 0, row: -1)) == 0)
  }

  @Test func `an area is filled as far as it is inside the buffer`() {
    var buffer = CellBuffer(CellSize(columns: 3, rows: 2))
    buffer.write("漢a", at: CellPosition(column: 0, row: 0))
    buffer.fill(columns: 1..<9, rows: -3..<1, with: "─")
    #expect(buffer.lines == [" ──", ""])
    #expect(CellBuffer(CellSize(columns: -1, rows: 4)).lines == ["", "", "", ""])
  }
}
