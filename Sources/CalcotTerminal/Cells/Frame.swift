/// All that a terminal shows at a time: its cells, and where its cursor stands.
package struct Frame: Equatable, Sendable {
  package var cells: CellBuffer

  /// Where the cursor is shown; nil where it is hidden.
  package var cursor: CellPosition?

  package init(_ cells: CellBuffer, cursor: CellPosition? = nil) {
    self.cells = cells
    self.cursor = cursor
  }
}
