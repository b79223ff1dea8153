#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A grid of characters that is drawn in memory before it is sent to a terminal.
///
/// A wide character is in the buffer whole or not at all: its further cells follow it in the same
/// row, and writing over one of its cells blanks the others.
package struct CellBuffer: Equatable, Sendable {
  package let size: CellSize
  private var cells: [Cell]

  package init(_ size: CellSize) {
    self.size = size
    cells = Array(repeating: .blank, count: size.columns * size.rows)
  }

  /// The cell at a position; a blank outside the grid.
  package subscript(column: Int, row: Int) -> Cell {
    contains(column, row) ? cells[row * size.columns + column] : .blank
  }

  /// Returns the characters of a row, without trailing blanks.
  package func text(row: Int) -> String {
    guard row >= 0, row < size.rows else { return "" }
    var text = ""
    for column in 0..<size.columns where self[column, row].width > 0 {
      text.append(self[column, row].character)
    }
    while text.last == " " { text.removeLast() }
    return text
  }

  /// The text of all rows.
  package var lines: [String] { (0..<size.rows).map { text(row: $0) } }

  /// Writes text in one row, clipped to the grid and to `maxWidth` cells.
  ///
  /// Control characters are replaced as in `DisplayWidth.shown(_:)`; characters without a width of
  /// their own are skipped. If an edge cuts a wide character, its inner half is blank.
  ///
  /// - Returns: The number of cells taken, including those outside the grid.
  @discardableResult
  package mutating func write(
    _ text: some StringProtocol, at position: CellPosition, style: TextStyle = .standard,
    maxWidth: Int = .max
  ) -> Int {
    guard position.row >= 0, position.row < size.rows, position.column < size.columns else {
      return 0
    }
    var used = 0
    for character in text {
      let shown = DisplayWidth.closed(DisplayWidth.shown(character))
      let width = DisplayWidth.of(shown)
      guard width > 0 else { continue }
      guard used + width <= maxWidth, position.column + used < size.columns else { break }
      put(
        Cell(character: shown, style: style, width: width), column: position.column + used,
        row: position.row)
      used += width
    }
    return used
  }

  /// Fills a region of the grid with one narrow character.
  package mutating func fill(
    columns: Range<Int>, rows: Range<Int>, with character: Character = " ",
    style: TextStyle = .standard
  ) {
    let narrow = DisplayWidth.of(character) == 1 ? DisplayWidth.shown(character) : " "
    let cell = Cell(character: narrow, style: style, width: 1)
    let columns = columns.clamped(to: 0..<size.columns)
    guard !columns.isEmpty else { return }
    for row in rows.clamped(to: 0..<size.rows) {
      split(before: columns.lowerBound, row: row)
      split(before: columns.upperBound, row: row)
      let start = row * size.columns
      cells.withUnsafeMutableBufferPointer {
        $0[start + columns.lowerBound..<start + columns.upperBound].update(repeating: cell)
      }
    }
  }

  /// Returns a Boolean value that indicates whether a row has the same bytes in memory as in another buffer
  /// of the same size, and thus the same cells. Equal rows may have different bytes.
  func hasSameBytes(as other: CellBuffer, row: Int) -> Bool {
    let length = size.columns * MemoryLayout<Cell>.stride
    return cells.withUnsafeBytes { own in
      other.cells.withUnsafeBytes { others in
        guard let first = own.baseAddress, let second = others.baseAddress else { return true }
        return memcmp(first + row * length, second + row * length, length) == 0
      }
    }
  }

  /// Changes the style of every cell, and blanks the cells of pictures.
  mutating func restyle(_ change: (TextStyle) -> TextStyle) {
    for index in cells.indices {
      let cell = cells[index]
      let isOfPicture = cell.style.pixels != .none
      cells[index] = Cell(
        character: isOfPicture ? " " : cell.character, style: change(cell.style),
        width: cell.width)
    }
  }

  /// Replaces every character by one that takes a single cell; a wide one is repeated.
  mutating func replaceCharacters(_ change: (Character) -> Character) {
    var last: Character = " "
    for index in cells.indices {
      let cell = cells[index]
      if cell.width > 0 { last = change(cell.character) }
      cells[index] = Cell(character: last, style: cell.style, width: 1)
    }
  }

  /// Sets a cell, with the further ones of a wide character, and blanks what is left of a wide character
  /// that loses a cell.
  package mutating func put(_ cell: Cell, column: Int, row: Int) {
    guard cell.width > 0 else { return }
    let last = column + cell.width - 1
    if contains(column, row), contains(last, row) {
      split(before: column, row: row)
      split(before: last + 1, row: row)
      cells[row * size.columns + column] = cell
      for further in column..<last {
        cells[row * size.columns + further + 1] = .trailing(cell.style)
      }
    } else {
      for part in column...last where contains(part, row) {
        put(.space(cell.style), column: part, row: row)
      }
    }
  }

  /// Blanks a wide character that straddles the edge before a column.
  private mutating func split(before column: Int, row: Int) {
    guard column > 0, column < size.columns else { return }
    var first = row * size.columns + column
    // NB: reads only the width; a whole cell would be copied and reference-counted, as its style
    // may hold an address.
    guard cells[first].width == 0 else { return }
    while cells[first].width == 0 { first -= 1 }
    for index in first..<first + cells[first].width { cells[index] = .space(cells[index].style) }
  }

  private func contains(_ column: Int, _ row: Int) -> Bool {
    column >= 0 && row >= 0 && column < size.columns && row < size.rows
  }
}
