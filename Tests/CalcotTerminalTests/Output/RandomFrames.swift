import CalcotTerminal
import CalcotTesting

extension SeededGenerator {
  private static let words = [
    "a", "calçot", "漢字", "👍🏽", "👨‍👩‍👧", "e\u{301}", "❤\u{FE0F}", "🇪🇸", "\u{1F1EA}", "\u{1F1F8}", "कि", "ः",
    "한글",
    "\u{1112}", "─│", "  ", "ไทยนี้", "я",
  ]

  mutating func style() -> TextStyle {
    guard Bool.random(using: &self) else { return .standard }
    return TextStyle(
      bold: .random(using: &self), dim: .random(using: &self), inverse: .random(using: &self),
      underline: .random(using: &self),
      foreground: TextStyle.Colour.allCases.randomElement(using: &self) ?? .standard,
      background: TextStyle.Colour.allCases.randomElement(using: &self) ?? .standard)
  }

  /// Returns a frame of random text, or a copy of another with a few changes.
  mutating func frame(_ size: CellSize, after former: Frame? = nil) -> Frame {
    var frame = former ?? Frame(CellBuffer(size))
    for _ in 0..<Int.random(in: 0...12, using: &self) {
      let place = CellPosition(
        column: .random(in: -2...size.columns, using: &self),
        row: .random(in: -1...size.rows, using: &self))
      let text = SeededGenerator.words.randomElement(using: &self) ?? ""
      frame.cells.write(text, at: place, style: style())
      if Int.random(in: 0..<6, using: &self) == 0 {
        frame.cells.fill(columns: place.column..<size.columns + 3, rows: place.row..<place.row + 1)
      }
    }
    frame.cursor = cursor(in: size)
    return frame
  }

  private mutating func cursor(in size: CellSize) -> CellPosition? {
    guard Bool.random(using: &self) else { return nil }
    return CellPosition(
      column: .random(in: 0..<size.columns, using: &self),
      row: .random(in: 0..<size.rows, using: &self))
  }
}
