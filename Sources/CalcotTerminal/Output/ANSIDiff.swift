/// A renderer that computes the bytes that change a terminal from one frame to the next.
///
/// Writes only cells that differ. Every frame leaves the terminal in the standard style.
package struct ANSIDiff: Sendable {
  package var theme: Theme
  /// The characters that the terminal can show.
  package let charset: Charset
  package var graphics: Graphics

  package init(
    theme: Theme = .standard, charset: Charset = .unicode, graphics: Graphics = .halfBlocks
  ) {
    (self.theme, self.charset, self.graphics) = (theme, charset, graphics)
  }

  /// Returns the bytes that lead from one frame to the next.
  ///
  /// - Parameter old: The frame that the terminal shows. If it is `nil` or has another size,
  ///   everything is painted anew.
  /// - Complexity: O(*n*) in the number of cells, plus the size of new pictures.
  package func bytes(from old: Frame?, to new: Frame) -> [UInt8] {
    let known = old.flatMap { $0.cells.size == new.cells.size ? shown($0) : nil }
    let new = shown(new)
    var pen = ANSIPen(size: new.cells.size, position: known?.cursor, theme: theme)
    if known == nil { pen.clear() }
    pen.send(graphics.removal(of: known?.images, for: new.images))
    for row in 0..<new.cells.size.rows {
      paint(row, from: known?.cells, to: new.cells, with: &pen)
    }
    pen.select(.standard)
    for drawing in graphics.drawings(of: new.images, over: known?.images ?? []) {
      pen.draw(drawing.bytes, at: drawing.place)
    }
    pen.place(cursor: new.cursor, wasShown: known.map { $0.cursor != nil })
    return pen.bytes.count > Self.mostUnsynchronized ? Self.synchronized(pen.bytes) : pen.bytes
  }

  /// Returns a frame adapted to the terminal's characters and graphics.
  private func shown(_ frame: Frame) -> Frame { graphics.shown(charset.shown(frame)) }

  /// The maximum length of output that a terminal shows at once without synchronization.
  private static let mostUnsynchronized = 128

  /// Returns bytes as synchronized output (DEC private mode 2026), which is shown at once.
  private static func synchronized(_ bytes: [UInt8]) -> [UInt8] {
    Array("\u{1B}[?2026h".utf8) + bytes + Array("\u{1B}[?2026l".utf8)
  }

  private func paint(
    _ row: Int, from old: CellBuffer?, to new: CellBuffer, with pen: inout ANSIPen
  ) {
    let changed = changedColumns(row, from: old, to: new)
    guard let last = changed.last else { return }
    let blankFrom = firstOfBlankTail(row, of: new)
    let erased = changed.filter { $0 >= blankFrom }
    let erases = erased.count > 4 && last >= blankFrom
    for column in changed where new[column, row].width > 0 && !(erases && column >= blankFrom) {
      let cell = new[column, row]
      pen.write(cell, column: column, row: row)
    }
    if erases, let first = erased.first { pen.eraseTail(column: first, row: row) }
  }

  /// Returns the columns whose cells differ, or are not blank if nothing is known. In a row with a character
  /// on whose width terminals do not agree, all from the cell before it on follow, since a terminal may have
  /// joined it with its neighbors.
  private func changedColumns(_ row: Int, from old: CellBuffer?, to new: CellBuffer) -> [Int] {
    // NB: most rows of a frame are those of the one before.
    if let old, new.hasSameBytes(as: old, row: row) { return [] }
    let columns = 0..<new.size.columns
    let changed = columns.filter { !looksSame(old?[$0, row] ?? .blank, new[$0, row]) }
    guard let old, let first = changed.first,
      let uncertain = columns.first(where: {
        !new[$0, row].standsAlone || !old[$0, row].standsAlone
      })
    else { return changed }
    var start = min(first, max(uncertain - 1, 0))
    while start > 0, new[start, row].width == 0 { start -= 1 }
    return Array(start..<columns.upperBound)
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
      && looksSame(one.style, other.style)
  }

  private func looksSame(_ one: TextStyle, _ other: TextStyle) -> Bool {
    one == other
      || one.link == other.link && one.pixels == other.pixels
        && theme.look(of: one) == theme.look(of: other)
  }
}
