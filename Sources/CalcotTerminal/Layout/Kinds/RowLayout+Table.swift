import CalcotContent

extension TableLayout {
  /// Creates the columns for the rows that are built, or returns `nil` if there is no room for
  /// them.
  init?(_ columns: [TableColumn], rows: [RowLayout], width: Int) {
    self.init(
      columns, texts: columns.indices.map { index in rows.map { $0.cell(index) } },
      gutter: RowLayout.gutter(rows.map(\.pictureWidth).max() ?? 0, in: width),
      mark: rows.contains { $0.value.use == .leads } ? RowLayout.markWidth : 0, width: width)
  }
}

extension RowLayout {
  /// Returns the text in a column: the title with its badge, or a cell.
  func cell(_ index: Int) -> String {
    if index == 0 { return title + badge }
    return value.cells.indices.contains(index - 1) ? value.cells[index - 1] : ""
  }

  /// Returns the first line of the row in a table.
  func line(in table: TableLayout, style: TextStyle) -> [Run] {
    let cells = table.columns.indices.dropFirst().map { table.run(cell($0), in: $0, style: style) }
    guard value.use == .leads else { return cells }
    return cells + [Run(column: table.end, text: mark, style: style)]
  }
}
