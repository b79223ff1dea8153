extension Painter {
  /// Shows the selected characters of a field in reverse.
  mutating func markSelection(
    of caret: PageState.Caret, in field: FieldLayout, at line: Int, lines: Range<Int>,
    _ area: CellArea
  ) {
    guard let selection = caret.edited.selection else { return }
    let cells = field.control(area.size.columns).cells(of: selection, caret: caret.position)
    for (index, columns) in cells where lines.contains(index) {
      for column in columns {
        let (x, y) = (area.column + column, area.row + line + index)
        let cell = picture.frame.cells[x, y]
        guard cell.width > 0, area.rows.contains(y) else { continue }
        let style = cell.style.focused(true)
        picture.frame.cells.put(
          Cell(character: cell.character, style: style, width: cell.width), column: x, row: y)
      }
    }
  }
}
