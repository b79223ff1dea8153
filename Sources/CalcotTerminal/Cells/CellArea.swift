/// A rectangle in a terminal's grid.
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

  func contains(column: Int, row: Int) -> Bool { columns.contains(column) && rows.contains(row) }

  /// Returns the area reduced by a number of cells at each edge; empty if nothing is left.
  func inset(columns: Int, rows: Int) -> CellArea {
    CellArea(
      column: column + columns, row: row + rows,
      size: CellSize(columns: size.columns - 2 * columns, rows: size.rows - 2 * rows))
  }

  /// Returns an area of a size, centered in this one.
  func centred(columns: Int, rows: Int) -> CellArea {
    let size = CellSize(columns: min(columns, size.columns), rows: min(rows, size.rows))
    return CellArea(
      column: column + (self.size.columns - size.columns) / 2,
      row: row + (self.size.rows - size.rows) / 2, size: size)
  }
}
