import Calcot

extension Painter {
  /// Draws a layer: its bars, its panes, and the separators between them.
  mutating func paint(_ layer: LayerLayout, isOnTop: Bool) {
    clear(layer.outer, hasBorder: layer.hasBorder)
    let focus = isOnTop ? layer.active.flatMap { state.pages[$0.screen]?.focus } : nil
    for bar in layer.bars {
      let lines = bar.block.draw(width: bar.area.size.columns, focus: focus, caret: nil).lines
      for (index, runs) in lines.enumerated() {
        for run in runs {
          paint(run, row: bar.area.row + index, bar.area, isActive: isOnTop)
        }
      }
    }
    for pane in layer.panes {
      paint(
        pane.placed, state: state.pages[pane.screen] ?? PageState(),
        isActive: isOnTop && pane.isActive, native: drawings.natives[pane.screen])
      if layer.panes.count > 1, !pane.isActive { weaken(pane.placed) }
    }
    for area in layer.separators { paintSeparator(area) }
  }

  private mutating func paintSeparator(_ area: CellArea) {
    let faint = TextStyle(dim: true)
    for row in area.rows {
      picture.frame.cells.write("│", at: CellPosition(column: area.column, row: row), style: faint)
    }
    if isRule(area.column - 2, area.row), isRule(area.column + 2, area.row) {
      let start = CellPosition(column: area.column - 1, row: area.row)
      picture.frame.cells.write("─┬─", at: start, style: faint)
    } else {
      join("┬", column: area.column, row: area.row - 1)
    }
    join("┴", column: area.column, row: area.rows.upperBound)
  }

  private func isRule(_ column: Int, _ row: Int) -> Bool {
    picture.frame.cells[column, row].character == "─"
  }

  /// Joins the end of a separator with an adjacent rule or border.
  private mutating func join(_ mark: String, column: Int, row: Int) {
    let cell = picture.frame.cells[column, row]
    guard row >= 0, cell.character == "─" else { return }
    picture.frame.cells.write(mark, at: CellPosition(column: column, row: row), style: cell.style)
  }

  /// Removes the bold style from the title of an inactive side.
  private mutating func weaken(_ placed: PlacedPage) {
    let rows = placed.area.row..<placed.area.row + min(placed.page.pinnedHeight, 1)
    for row in rows {
      for column in placed.area.columns {
        var cell = picture.frame.cells[column, row]
        guard cell.style.bold, cell.width > 0 else { continue }
        cell = Cell(
          character: cell.character, style: cell.style.withoutBold, width: cell.width)
        picture.frame.cells.put(cell, column: column, row: row)
      }
    }
  }
}

extension TextStyle {
  fileprivate var withoutBold: TextStyle {
    var style = self
    style.bold = false
    return style
  }
}
