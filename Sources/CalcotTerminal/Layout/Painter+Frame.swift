extension Painter {
  mutating func clear(_ outer: CellArea, hasBorder: Bool) {
    picture.frame.cells.fill(columns: outer.columns, rows: outer.rows)
    guard hasBorder else { return }
    let inside = max(outer.size.columns - 2, 0)
    let line = String(repeating: "─", count: inside)
    for row in outer.rows {
      let text =
        switch row {
        case outer.row: "╭\(line)╮"
        case outer.rows.upperBound - 1: "╰\(line)╯"
        default: "│\(String(repeating: " ", count: inside))│"
        }
      picture.frame.cells.write(text, at: CellPosition(column: outer.column, row: row))
    }
  }

  /// Draws marks at the right edge for content above or below.
  mutating func paintScrollMarks(_ placed: Composition.Placed, _ state: PageState) {
    let page = placed.page
    let column = placed.area.columns.upperBound
    guard page.viewport > 1, column < placed.outer.columns.upperBound else { return }
    let first = placed.area.row + page.pinnedHeight
    let faint = TextStyle(dim: true)
    if state.offset > 0 {
      picture.frame.cells.write("↑", at: CellPosition(column: column, row: first), style: faint)
    }
    if state.offset < page.lastOffset {
      picture.frame.cells.write(
        "↓", at: CellPosition(column: column, row: first + page.viewport - 1), style: faint)
    }
  }

  mutating func paintStatus() {
    let cells = composition.size.columns
    let last = composition.footerRow ?? composition.size.rows
    let lines = composition.status.lines
    for (index, run) in lines.enumerated() {
      let row = last - lines.count + index
      picture.frame.cells.fill(columns: 0..<cells, rows: row..<row + 1)
      picture.frame.cells.write(
        run.text, at: CellPosition(column: run.column, row: row), style: run.style)
    }
  }

  mutating func paintFooter(_ row: Int) {
    let cells = composition.size.columns
    picture.frame.cells.fill(columns: 0..<cells, rows: row..<row + 1)
    let inset = cells >= 18 ? 1 : 0
    let place = CellPosition(column: inset, row: row)
    if let notice = state.notice {
      picture.frame.cells.write(
        TextLayout.truncated(notice, to: cells - 2 * inset), at: place,
        style: TextStyle(foreground: .yellow))
    } else {
      picture.frame.cells.write(
        KeyHints.text(for: composition, state: state, width: cells - 2 * inset), at: place,
        style: TextStyle(dim: true))
    }
  }

  mutating func dimAll() {
    picture.frame.cells.restyle { style in
      TextStyle(dim: true, underline: style.underline)
    }
    picture.frame.cursor = nil
  }
}
