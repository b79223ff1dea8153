import CalcotContent

/// The layout of the panel for a request of the app, above the screens.
struct PanelLayout: Sendable {
  /// The area that the panel covers.
  let outer: CellArea
  let hasBorder: Bool
  /// The area of the lines.
  let area: CellArea
  private(set) var lines: [[Run]]
  /// The position of the cursor, relative to the area's top left.
  private(set) var cursor: CellPosition?

  private static let mostColumns = 76
  private static let mostRows = 16

  init(_ panel: WorkPanel, words: HostWords, in whole: CellArea) {
    hasBorder = whole.size.columns >= 24 && whole.size.rows >= 6
    let frame = hasBorder ? CellSize(columns: 4, rows: 2) : CellSize(columns: 0, rows: 0)
    let columns = max(min(whole.size.columns, PanelLayout.mostColumns) - frame.columns, 0)
    let room = max(min(whole.size.rows, PanelLayout.mostRows) - frame.rows, 0)
    let text = PanelText(panel: panel, words: words)
    let drawn = text.draw(width: columns, height: room)
    let rows = text.grows ? room : min(drawn.lines.count, room)
    outer = whole.centred(columns: columns + frame.columns, rows: rows + frame.rows)
    area = hasBorder ? outer.inset(columns: 2, rows: 1) : outer
    // NB: if there is not enough room, the line with the cursor stays visible.
    let first = max((drawn.cursor?.row ?? 0) - max(rows - 1, 0), 0)
    lines = Array(drawn.lines.dropFirst(first).prefix(rows))
    cursor = drawn.cursor.map { CellPosition(column: $0.column, row: $0.row - first) }
    if rows == 0 { cursor = nil }
  }
}
