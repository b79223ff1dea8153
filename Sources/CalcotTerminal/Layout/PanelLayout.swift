/// The panel of what the user has to do for the app, in its place over the screens.
struct PanelLayout: Sendable {
  /// All that it covers.
  let outer: CellArea
  let hasBorder: Bool
  /// Where its lines are.
  let area: CellArea
  private(set) var lines: [[Run]]
  /// From the area's top left.
  private(set) var cursor: CellPosition?

  private static let mostColumns = 76
  private static let mostRows = 16

  init(_ panel: RequestPanel, words: TerminalWords, in whole: CellArea) {
    hasBorder = whole.size.columns >= 24 && whole.size.rows >= 6
    let frame = hasBorder ? CellSize(columns: 4, rows: 2) : CellSize(columns: 0, rows: 0)
    let columns = max(min(whole.size.columns, PanelLayout.mostColumns) - frame.columns, 0)
    let room = max(min(whole.size.rows, PanelLayout.mostRows) - frame.rows, 0)
    let text = PanelText(panel: panel, words: words)
    let drawn = text.draw(width: columns, height: room)
    let rows = text.grows ? room : min(drawn.lines.count, room)
    outer = whole.centred(columns: columns + frame.columns, rows: rows + frame.rows)
    area = hasBorder ? outer.inset(columns: 2, rows: 1) : outer
    // NB: where there is no room for all, it is the line that is typed in that is seen.
    let first = max((drawn.cursor?.row ?? 0) - max(rows - 1, 0), 0)
    lines = Array(drawn.lines.dropFirst(first).prefix(rows))
    cursor = drawn.cursor.map { CellPosition(column: $0.column, row: $0.row - first) }
    if rows == 0 { cursor = nil }
  }
}
