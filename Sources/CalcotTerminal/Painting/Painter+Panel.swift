extension Painter {
  /// Draws the panel for a request of the app, above everything else.
  mutating func paint(_ panel: PanelLayout) {
    dimAll()
    clear(panel.outer, hasBorder: panel.hasBorder)
    for (index, runs) in panel.lines.enumerated() {
      for run in runs { paint(run, row: panel.area.row + index, panel.area, isActive: true) }
    }
    picture.frame.cursor = panel.cursor.map {
      CellPosition(column: panel.area.column + $0.column, row: panel.area.row + $0.row)
    }
  }
}
