import CalcotTerminal

/// A reader that reads a screen pane by pane.
struct PaneReader {
  private let cells: CellBuffer
  private let places: PaintedPlaces

  init(_ cells: CellBuffer, _ places: PaintedPlaces) {
    self.cells = cells
    self.places = places
  }

  /// The rows of the screen. Of panes side by side, the first pane's rows come before those of the
  /// others.
  var lines: [String] {
    let panes = places.panes
    guard panes.count > 1, !places.isCovered, let top = panes.map(\.row).min(),
      let end = panes.map(\.rows.upperBound).max()
    else { return cells.lines }
    let over = (0..<top).map { cells.text(row: $0) }
    let sides = panes.flatMap { pane in
      pane.rows.map { row in text(row: row, columns: pane.columns) }
    }
    return over + sides + (end..<max(end, cells.size.rows)).map { cells.text(row: $0) }
  }

  /// Returns the position of a text in the pane that Escape leaves, or `nil` under a dialog.
  func place(of text: String) -> CellPosition? {
    guard !places.isCovered, places.panes.indices.contains(places.visible) else { return nil }
    let pane = places.panes[places.visible]
    for row in pane.rows {
      let line = self.text(row: row, columns: pane.columns)
      guard let found = line.firstRange(of: text) else { continue }
      let column = DisplayWidth.of(line[..<found.lowerBound])
      return CellPosition(column: pane.column + column, row: row)
    }
    return nil
  }

  private func text(row: Int, columns: Range<Int>) -> String {
    var text = ""
    for column in columns where cells[column, row].width > 0 {
      text.append(cells[column, row].character)
    }
    while text.last == " " { text.removeLast() }
    return text
  }
}

/// The position in the line of a page bar.
struct PageLine {
  let page: Int
  let count: Int

  /// Creates the position from `Page 2 of 3` anywhere in a line, or returns `nil` if there is none.
  init?(_ line: String) {
    let words = line.split(separator: " ")
    guard let start = words.lastIndex(of: "Page"), words.count > start + 3,
      words[start + 2] == "of", let page = Int(words[start + 1]), let count = Int(words[start + 3])
    else { return nil }
    (self.page, self.count) = (page, count)
  }
}

extension CellBuffer {
  /// Returns the cells without the placeholders of fields, which are dim and underlined, and end in
  /// an ellipsis if they are cut off.
  func without(_ placeholders: Set<String>) -> CellBuffer {
    guard !placeholders.isEmpty else { return self }
    var result = self
    for row in 0..<size.rows {
      var column = 0
      while column < size.columns {
        let start = column
        var text = ""
        while column < size.columns, self[column, row].style.dim, self[column, row].style.underline
        {
          if self[column, row].width > 0 { text.append(self[column, row].character) }
          column += 1
        }
        let beginning = text.last == "…" ? text.dropLast() : nil
        let isPlaceholder =
          !text.isEmpty
          && placeholders.contains { $0 == text || beginning.map($0.hasPrefix) == true }
        if isPlaceholder {
          result.write(
            String(repeating: " ", count: column - start),
            at: CellPosition(column: start, row: row))
        }
        column = max(column, start + 1)
      }
    }
    return result
  }
}
