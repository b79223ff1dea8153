import CalcotContent

/// The size of a sheet: that of its content, within bounds.
enum SheetSize {
  static let leastColumns = 36
  static let mostColumns = 80
  /// The rows of a bar and some content.
  static let leastRows = 6
  /// The columns of the border and the space next to it, at both sides, and the row of the lower
  /// edge. The bar stands in the upper edge.
  static let frame = CellSize(columns: 4, rows: 1)
  /// The rows that the tallest sheet leaves free above and below.
  static let spareRows = 2

  /// Returns the size that a page needs within a room. `page` lays out the page in a size.
  static func fitting(_ room: CellSize, page: (CellSize) -> Page) -> CellSize {
    let widest = min(mostColumns, room.columns)
    let ideal = page(CellSize(columns: widest, rows: room.rows)).idealWidth
    let columns = min(max(ideal, leastColumns), widest)
    let laid = page(CellSize(columns: columns, rows: room.rows))
    return CellSize(
      columns: columns, rows: min(max(laid.pinnedHeight + laid.height, leastRows), room.rows))
  }
}

extension Page {
  /// The minimum number of columns in which the blocks look as they do now.
  var idealWidth: Int { (pinned + blocks).map(\.idealWidth).max() ?? 0 }
}

extension Block {
  /// The width of a field, that of a readable line.
  private static let fieldWidth = 66

  /// The columns that the block needs, at most those that it was laid out for.
  fileprivate var idealWidth: Int {
    switch kind {
    case .gap, .rule: 0
    case .lines(let lines, _): lines.map { DisplayWidth.of($0) }.max() ?? 0
    case .drawing(let lines):
      lines.joined().map { $0.column + DisplayWidth.of($0.text) }.max() ?? 0
    case .image(let image): image.size.columns
    case .bar(let bar): bar.idealWidth
    case .buttons(let faces): ButtonFlow.width(of: faces)
    case .row(let row): row.idealWidth
    case .field(let field): max(Self.fieldWidth, DisplayWidth.of(field.value.label))
    case .tabs, .cards, .tableHead, .unbuilt, .native: SheetSize.mostColumns
    }
  }
}

extension RowLayout {
  /// The columns that the whole row needs in one line.
  fileprivate var idealWidth: Int {
    let detail = value.detail.map { DisplayWidth.of($0) + 2 } ?? 0
    let actions = actions.isEmpty ? 0 : 2 + ButtonFlow.width(of: actions)
    return pictureWidth + DisplayWidth.of(title) + DisplayWidth.of(badge) + detail + actions
      + Self.markWidth
  }
}
