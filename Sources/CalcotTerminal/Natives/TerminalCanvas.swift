/// The area of the terminal in which a ``TerminalView`` draws. Everything outside is clipped.
public struct TerminalCanvas {
  /// The emphasis of a text. None relies on color alone.
  public enum Emphasis: Sendable {
    /// Plain; bold; dimmed; red.
    case normal, strong, faint, error
    /// Inverse, for the element that the keys act on.
    case focused
  }

  /// The width in cells; a wide character takes two.
  public var columns: Int { picture.cells.size.columns }
  /// The height in lines.
  public var rows: Int { picture.cells.size.rows }
  /// A Boolean value that indicates whether the view has the focus and receives keys.
  public let isFocused: Bool

  private(set) var picture: NativePicture

  init(size: CellSize, isFocused: Bool) {
    picture = NativePicture(cells: CellBuffer(size))
    self.isFocused = isFocused
  }

  /// Writes one line of text at a position counted from zero. Linear in the text's length.
  public mutating func write(
    _ text: String, column: Int, row: Int, emphasis: Emphasis = .normal
  ) {
    picture.cells.write(
      text, at: CellPosition(column: column, row: row), style: TextStyle(emphasis))
  }

  /// Shows the cursor at a position, if the view has the focus.
  public mutating func showCursor(column: Int, row: Int) {
    guard isFocused, (0..<columns).contains(column), (0..<rows).contains(row) else { return }
    picture.cursor = CellPosition(column: column, row: row)
  }

  /// Returns the number of cells that a text takes in one line. Linear in the text's length.
  public static func width(of text: String) -> Int { DisplayWidth.of(text) }

  /// Returns the text wrapped to lines of at most `width` cells, broken at spaces where possible.
  public static func wrapped(_ text: String, to width: Int) -> [String] {
    TextLayout.wrapped(text, to: width)
  }
}

extension TextStyle {
  fileprivate init(_ emphasis: TerminalCanvas.Emphasis) {
    switch emphasis {
    case .normal: self.init()
    case .strong: self.init(bold: true)
    case .faint: self.init(dim: true)
    case .error: self.init(foreground: .red)
    case .focused: self.init(inverse: true)
    }
  }
}
