import Calcot
import CalcotContent

/// A list on a page whose rows are not all built.
struct BuiltList: Equatable, Sendable {
  let id: ElementID
  let rows: RowWindow
  let grid: CardGrid
  /// The index of the block of the first built row.
  let firstBlock: Int
}

extension BuiltList {
  /// Returns the list with its first block moved by a number of blocks.
  func moved(by blocks: Int) -> BuiltList {
    BuiltList(id: id, rows: rows, grid: grid, firstBlock: firstBlock + blocks)
  }
}
