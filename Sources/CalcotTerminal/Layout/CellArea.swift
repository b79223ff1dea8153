/// A part of a terminal's grid.
package struct CellArea: Hashable, Sendable {
  package var column: Int
  package var row: Int
  package var size: CellSize

  package init(column: Int = 0, row: Int = 0, size: CellSize) {
    self.column = column
    self.row = row
    self.size = size
  }

  package var columns: Range<Int> { column..<column + size.columns }
  package var rows: Range<Int> { row..<row + size.rows }

  /// The area without so many cells at each edge; empty where nothing is left.
  func inset(columns: Int, rows: Int) -> CellArea {
    CellArea(
      column: column + columns, row: row + rows,
      size: CellSize(columns: size.columns - 2 * columns, rows: size.rows - 2 * rows))
  }

  /// An area of a size in the middle of this one.
  func centred(columns: Int, rows: Int) -> CellArea {
    let size = CellSize(columns: min(columns, size.columns), rows: min(rows, size.rows))
    return CellArea(
      column: column + (self.size.columns - size.columns) / 2,
      row: row + (self.size.rows - size.rows) / 2, size: size)
  }
}
