import CalcotTerminal
import CalcotTerminalTesting
import CalcotTesting
import Testing

struct ANSIDiffTests {
  private let size = CellSize(columns: 20, rows: 3)

  private func frame(
    _ rows: String..., style: TextStyle = .standard, cursor: CellPosition? = nil
  ) -> Frame {
    var cells = CellBuffer(size)
    for (row, text) in rows.enumerated() {
      cells.write(text, at: CellPosition(column: 0, row: row), style: style)
    }
    return Frame(cells, cursor: cursor)
  }

  private func diff(_ old: Frame?, _ new: Frame, colour: Bool = true) -> String {
    let theme = Theme(depth: colour ? .sixteen : .none)
    let bytes = ANSIDiff(theme: theme).bytes(from: old, to: new)
    return String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "␛")
  }

  @Test func `nothing is sent where nothing changed`() {
    #expect(diff(frame("abc"), frame("abc")) == "")
    let place = CellPosition(column: 1, row: 1)
    #expect(diff(frame("abc", cursor: place), frame("abc", cursor: place)) == "")
  }

  @Test func `a first frame clears the screen and writes what is not blank`() {
    #expect(diff(nil, frame("ab", "c")) == "␛[m␛[2J␛[Hab\r\nc␛[?25l")
    #expect(
      diff(Frame(CellBuffer(CellSize(columns: 9, rows: 3))), frame("a")) == "␛[m␛[2J␛[Ha␛[?25l")
  }

  @Test func `only the cells that differ are sent, each behind the shortest move`() {
    #expect(diff(frame("abc", "def"), frame("abX", "def")) == "␛[;3HX")
    #expect(diff(frame("abcdef"), frame("XbcdeY")) == "␛[HX␛[6GY")
    #expect(diff(frame("abcdef"), frame("XbYdef")) == "␛[HX␛[CY")
    #expect(diff(frame("ab漢"), frame("ab字")) == "␛[;3H字")
  }

  @Test func `the end of a row is erased, not written`() {
    #expect(diff(frame("abcdefghij"), frame("ab")) == "␛[;3H␛[K")
    #expect(diff(frame("abc"), frame("ab")) == "␛[;3H ")
  }

  @Test func `a run of one style is selected once, and the frame ends in the standard style`() {
    #expect(diff(frame("ab"), frame("ab", style: TextStyle(bold: true))) == "␛[H␛[1mab␛[m")
    let red = TextStyle(underline: true, foreground: .red)
    #expect(diff(frame("ab"), frame("ab", style: red)) == "␛[H␛[4;31mab␛[m")
  }

  @Test func `without colour the attributes stay, and a change of colour alone is none`() {
    let red = TextStyle(bold: true, foreground: .red, background: .blue)
    #expect(diff(frame("a"), frame("a", style: red), colour: false) == "␛[H␛[1ma␛[m")
    #expect(diff(frame("a"), frame("a", style: TextStyle(foreground: .red)), colour: false) == "")
  }

  @Test func `the cursor is shown, moved and hidden`() {
    let (one, two) = (CellPosition(column: 1, row: 0), CellPosition(column: 2, row: 0))
    #expect(diff(frame("a"), frame("a", cursor: one)) == "␛[;2H␛[?25h")
    #expect(diff(frame("a", cursor: one), frame("a", cursor: two)) == "␛[C")
    #expect(diff(frame("a", cursor: two), frame("a", cursor: one)) == "\u{8}")
    #expect(diff(frame("a", cursor: one), frame("a")) == "␛[?25l")
    let far = CellPosition(column: 99, row: 99)
    #expect(diff(frame("a"), frame("a", cursor: far)) == "␛[3;20H␛[?25h")
  }

  @Test func `typing at the cursor moves nothing`() {
    let (one, two) = (CellPosition(column: 1, row: 0), CellPosition(column: 2, row: 0))
    #expect(diff(frame("a", cursor: one), frame("ab", cursor: two)) == "b")
  }

  @Test("a frame long enough to be torn is synchronized, and the small change of a key is not")
  func synchronizes() {
    var cells = CellBuffer(CellSize(columns: 200, rows: 1))
    cells.write(String(repeating: "ab", count: 100), at: CellPosition(column: 0, row: 0))
    let whole = diff(nil, Frame(cells))
    #expect(whole.hasPrefix("␛[?2026h␛[m") && whole.hasSuffix("␛[?2026l"))
    #expect(!diff(frame("abc"), frame("abd")).contains("2026"))
  }

  @Test(
    "a terminal that shows one random frame shows exactly the next, and no cell more is painted")
  func randomFrames() throws {
    let seed = UInt64.random(in: 0 ... .max)
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<40 {
      let size = CellSize(
        columns: .random(in: 1...24, using: &generator), rows: .random(in: 1...6, using: &generator)
      )
      var screen = VirtualScreen(size)
      var old: Frame?
      for _ in 0..<50 {
        let new = generator.frame(size, after: old)
        screen.take(ANSIDiff().bytes(from: old, to: new))
        try #require(differences(screen.cells, new.cells) == [], "seed \(seed)")
        try #require(screen.frame.cursor == new.cursor, "seed \(seed)")
        #expect(screen.unknown == [], "seed \(seed)")
        let changed = old.map { differences($0.cells, new.cells) } ?? screen.painted
        let uncertain = Set(uncertainRows(new.cells) + (old.map { uncertainRows($0.cells) } ?? []))
        let painted = screen.painted.filter { !uncertain.contains($0.row) }
        #expect(painted.isSubset(of: changed), "seed \(seed)")
        old = new
      }
    }
  }

  /// Returns the rows with a character on whose width terminals do not agree, which are painted to their end.
  private func uncertainRows(_ cells: CellBuffer) -> [Int] {
    (0..<cells.size.rows).filter { row in
      (0..<cells.size.columns).contains { !cells[$0, row].standsAlone }
    }
  }

  /// Returns the positions that differ, with the further cells of wide characters.
  private func differences(_ old: CellBuffer, _ new: CellBuffer) -> Set<CellPosition> {
    var places: Set<CellPosition> = []
    for row in 0..<new.size.rows {
      for column in 0..<new.size.columns where old[column, row] != new[column, row] {
        places.insert(CellPosition(column: column, row: row))
        for further in 0..<new[column, row].width {
          places.insert(CellPosition(column: column + further, row: row))
        }
      }
    }
    return places
  }
}
