import Calcot
package import CalcotContent

/// The drawings that a composition does not contain: native views, pictures, and the spinner.
package struct Drawings: Sendable {
  var natives: [ScreenID: NativePicture] = [:]
  /// The pictures that are ready to be drawn.
  var images: [ImageKey: ShownImage] = [:]
  /// The number of turns of the spinner, or `nil` if it is hidden.
  var spinner: Int? = 0

  package init() {}
}

/// A painter that draws a composition in a given state.
package struct Painter {
  let composition: Composition
  let state: TerminalState
  let drawings: Drawings
  var picture: Picture

  /// Returns the frame of a scene's layout for the user's state, and the inputs that ask the app
  /// for the rows that are in view and not built.
  package static func frame(
    _ state: TerminalState, _ composition: Composition, drawings: Drawings = Drawings()
  ) -> (picture: Picture, wanted: [HostInput]) {
    var painter = Painter(
      composition: composition, state: state, drawings: drawings,
      picture: Picture(frame: Frame(CellBuffer(composition.size))))
    painter.paint()
    return (painter.picture, state.rowsToAsk(in: composition))
  }

  private mutating func paint() {
    for (index, layer) in composition.layers.enumerated() {
      if index > 0 { dimAll() }
      let isCovered = composition.dialog != nil || composition.panel != nil
      paint(layer, isOnTop: !isCovered && index == composition.layers.count - 1)
    }
    if let placed = composition.dialog {
      dimAll()
      clear(placed.outer, hasBorder: placed.hasBorder, title: placed.title)
      paint(
        placed, state: state.dialogPage, isActive: composition.panel == nil, native: nil)
    }
    if let panel = composition.panel { paint(panel) }
    if let overlay = state.overlay, composition.panel == nil { paint(overlay) }
    paintStatus()
    if let row = composition.footerRow { paintFooter(row) }
  }

  mutating func paint(
    _ placed: PlacedPage, state: PageState, isActive: Bool, native: NativePicture?
  ) {
    var line = 0
    for block in placed.page.pinned {
      paint(block, at: line, lines: 0..<block.height, placed, state, isActive, native)
      line += block.height
    }
    let page = placed.page
    let shown = state.offset..<state.offset + page.viewport
    var index = page.block(at: state.offset)
    while index < page.blocks.count, page.tops[index] < shown.upperBound {
      let (block, top) = (page.blocks[index], page.tops[index])
      let lines = max(shown.lowerBound - top, 0)..<max(min(block.height, shown.upperBound - top), 0)
      if !lines.isEmpty {
        paint(block, at: line + top - state.offset, lines: lines, placed, state, isActive, native)
      }
      index += 1
    }
    paintScrollMarks(placed, state)
  }

  /// Draws some lines of a block; `line` is the position of its first line, relative to the area's
  /// top.
  private mutating func paint(
    _ block: Block, at line: Int, lines: Range<Int>, _ placed: PlacedPage,
    _ state: PageState, _ isActive: Bool, _ native: NativePicture?
  ) {
    let area = placed.area
    if case .native = block.kind {
      return paint(native, at: line, lines: lines, area, isActive: isActive)
    }
    if case .image(let image) = block.kind { return paint(image, at: line, lines: lines, area) }
    let drawn = block.draw(
      width: area.size.columns, focus: isActive ? state.focus : nil, caret: state.caret?.position)
    for (index, runs) in drawn.lines.enumerated() where lines.contains(index) {
      let row = area.row + line + index
      guard area.rows.contains(row) else { continue }
      for run in runs {
        paint(run, row: row, area, isActive: isActive)
        markLetter(of: run, placed.page, column: area.column + run.column, row: row)
      }
    }
    guard isActive, let cursor = drawn.cursor, lines.contains(cursor.row) else { return }
    if let caret = state.caret, case .field(let field) = block.kind, field.target == caret.field {
      markSelection(of: caret, in: field, at: line, lines: lines, area)
    }
    picture.frame.cursor = CellPosition(
      column: area.column + cursor.column, row: area.row + line + cursor.row)
  }

  mutating func paint(_ run: Run, row: Int, _ area: CellArea, isActive: Bool) {
    let room = area.size.columns - run.column
    guard run.column >= 0, room > 0 else { return }
    let used = picture.frame.cells.write(
      run.text, at: CellPosition(column: area.column + run.column, row: row), style: run.style,
      maxWidth: room)
    guard isActive, let target = run.target, used > 0 else { return }
    let start = area.column + run.column
    picture.regions.append(
      Picture.Region(target: target, columns: start..<start + used, row: row))
  }

  private mutating func paint(
    _ native: NativePicture?, at line: Int, lines: Range<Int>, _ area: CellArea, isActive: Bool
  ) {
    for index in lines {
      let row = area.row + line + index
      guard area.rows.contains(row) else { continue }
      if isActive {
        picture.regions.append(
          Picture.Region(target: .native, columns: area.columns, row: row))
      }
      guard let native else { continue }
      for column in 0..<min(native.cells.size.columns, area.size.columns) {
        let cell = native.cells[column, index]
        if cell.width > 0 { picture.frame.cells.put(cell, column: area.column + column, row: row) }
      }
    }
    guard isActive, let cursor = native?.cursor, lines.contains(cursor.row) else { return }
    picture.frame.cursor = CellPosition(
      column: area.column + cursor.column, row: area.row + line + cursor.row)
  }
}
