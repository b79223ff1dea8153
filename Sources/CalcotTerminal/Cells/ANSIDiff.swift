/// A renderer that computes the bytes that change a terminal from one frame to the next.
///
/// Writes only cells that differ. Every frame leaves the terminal in the standard style.
package struct ANSIDiff: Sendable {
  /// The preferences of the terminal and its user.
  package struct Options: Equatable, Sendable {
    package var colour = true

    package init(colour: Bool = true) { self.colour = colour }

    /// Creates options from environment variables: a nonempty `NO_COLOR` or a `TERM` of `dumb`
    /// turns color off.
    package init(environment: [String: String]) {
      colour = environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
    }
  }

  package var options: Options

  package init(options: Options = Options()) { self.options = options }

  /// Returns the bytes that lead from one frame to the next.
  ///
  /// - Parameter old: The frame that the terminal shows. If it is `nil` or has another size,
  ///   everything is painted anew.
  /// - Complexity: O(*n*) in the number of cells.
  package func bytes(from old: Frame?, to new: Frame) -> [UInt8] {
    let known = old.flatMap { $0.cells.size == new.cells.size ? $0 : nil }
    var pen = ANSIPen(size: new.cells.size, position: known?.cursor)
    if known == nil { pen.clear() }
    let before = known?.cells ?? CellBuffer(new.cells.size)
    for row in 0..<new.cells.size.rows {
      paint(row, from: before, to: new.cells, with: &pen)
    }
    pen.select(.standard)
    pen.place(cursor: new.cursor, wasShown: known.map { $0.cursor != nil })
    return pen.bytes
  }

  private func paint(
    _ row: Int, from old: CellBuffer, to new: CellBuffer, with pen: inout ANSIPen
  ) {
    let changed = (0..<new.size.columns).filter { !looksSame(old[$0, row], new[$0, row]) }
    guard let last = changed.last else { return }
    let blankFrom = firstOfBlankTail(row, of: new)
    let erased = changed.filter { $0 >= blankFrom }
    let erases = erased.count > 4 && last >= blankFrom
    for column in changed where new[column, row].width > 0 && !(erases && column >= blankFrom) {
      let cell = new[column, row]
      pen.write(cell, style: style(of: cell), column: column, row: row)
    }
    if erases, let first = erased.first { pen.eraseTail(column: first, row: row) }
  }

  private func firstOfBlankTail(_ row: Int, of cells: CellBuffer) -> Int {
    var column = cells.size.columns
    while column > 0, cells[column - 1, row].width == 1, looksSame(cells[column - 1, row], .blank) {
      column -= 1
    }
    return column
  }

  private func looksSame(_ one: Cell, _ other: Cell) -> Bool {
    one.width == other.width && one.character == other.character
      && style(of: one) == style(of: other)
  }

  private func style(of cell: Cell) -> TextStyle {
    options.colour ? cell.style : cell.style.withoutColour
  }
}
