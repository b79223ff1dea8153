/// The content of a terminal at one moment: its cells and its cursor.
package struct Frame: Equatable, Sendable {
  package var cells: CellBuffer

  /// The position of the cursor, or `nil` if it is hidden.
  package var cursor: CellPosition?

  /// The pictures. Their cells also hold them as half blocks, for terminals without graphics.
  package var images: [PlacedImage] = []

  package init(_ cells: CellBuffer, cursor: CellPosition? = nil) {
    self.cells = cells
    self.cursor = cursor
  }
}
