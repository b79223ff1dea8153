extension Painter {
  /// Draws the visible lines of a picture, or a sign in its place while it is being read.
  mutating func paint(_ block: ImageBlock, at line: Int, lines: Range<Int>, _ area: CellArea) {
    let seen = lines.filter { area.rows.contains(area.row + line + $0) }
    guard let first = seen.first else { return }
    let place = CellArea(
      column: area.column, row: area.row + line + first,
      size: CellSize(columns: min(block.size.columns, area.size.columns), rows: seen.count))
    guard let image = drawings.images[block.key] else {
      picture.frame.cells.write(
        "□", at: CellPosition(column: place.column, row: place.row), style: TextStyle(dim: true))
      return
    }
    let placed = PlacedImage(image, area: place, firstLine: first)
    placed.draw(in: &picture.frame.cells)
    picture.frame.images.append(placed)
  }
}

extension Composition {
  /// Returns the pictures that are visible or at most a page away.
  func images(near state: TerminalState) -> [ImageBlock] {
    layers.flatMap(\.panes).flatMap { pane in
      pane.placed.page.images(near: state.pages[pane.screen]?.offset ?? 0)
    }
  }
}

extension Page {
  fileprivate func images(near offset: Int) -> [ImageBlock] {
    let first = block(at: offset - viewport)
    return blocks.indices[first...].prefix { tops[$0] < offset + 2 * viewport }
      .compactMap { if case .image(let image) = blocks[$0].kind { image } else { nil } }
  }
}
