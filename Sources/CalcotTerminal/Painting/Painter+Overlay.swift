extension Painter {
  /// Draws the list of keys or the palette, above everything else.
  mutating func paint(_ overlay: Overlay) {
    let focus = state.focus(in: composition)
    let layout = OverlayLayout(
      overlay, composition, focus: focus, hasHits: state.finder != nil)
    dimAll()
    clear(layout.outer, hasBorder: true, title: layout.title)
    for (index, runs) in layout.lines.enumerated() {
      for run in runs { paint(run, row: layout.area.row + index, layout.area, isActive: false) }
    }
    paintScrollMarks(of: layout)
    picture.frame.cursor = layout.cursor.map {
      CellPosition(column: layout.area.column + $0.column, row: layout.area.row + $0.row)
    }
    picture.regions = []
  }

  /// Draws marks in the border for lines above or below.
  private mutating func paintScrollMarks(of layout: OverlayLayout) {
    let column = layout.outer.columns.upperBound - 1
    func mark(_ sign: String, _ row: Int) {
      picture.frame.cells.write(sign, at: CellPosition(column: column, row: row))
    }
    if layout.offset > 0 { mark("↑", layout.area.row) }
    if layout.offset < layout.lastOffset { mark("↓", layout.area.rows.upperBound - 1) }
  }

  /// Underlines the letter of an action in its label.
  mutating func markLetter(of run: Run, _ page: Page, column: Int, row: Int) {
    guard run.target != nil, let place = page.mnemonics.place(in: run.text) else { return }
    let before = DisplayWidth.of(run.text.prefix(place))
    let cell = picture.frame.cells[column + before, row]
    guard cell.width > 0 else { return }
    var style = cell.style
    style.underline = true
    picture.frame.cells.put(
      Cell(character: cell.character, style: style, width: cell.width), column: column + before,
      row: row)
  }
}
