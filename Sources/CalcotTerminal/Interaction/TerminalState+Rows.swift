import Calcot
import CalcotContent

extension TerminalState {
  /// Returns the inputs that request all unbuilt rows in view, with some around them.
  func rowsToAsk(in composition: Composition) -> [HostInput] {
    composition.layers.flatMap(\.panes).flatMap { pane in
      let page = pane.placed.page
      let offset = pages[pane.screen]?.offset ?? 0
      return page.rowsToAsk(seen: offset..<offset + max(page.viewport, 1)).map {
        HostInput.showRows($0.rows, of: $0.list, in: pane.screen)
      }
    }
  }

  /// Returns the list whose details stand beside it, and its focused row, unless that is open.
  func rowToPreview(in composition: Composition) -> (list: ScreenID, row: ElementID)? {
    guard overlay == nil, composition.dialog == nil, !composition.scene.isUnsaved,
      let layer = composition.scene.layers.last, layer.arrangement.listBeside == layer.screen,
      let focus = focus(in: composition), let id = focus.element,
      let row = composition.active?.page.focusedRow(focus)?.value, row.use == .leads, !row.isOpen
    else { return nil }
    return (layer.screen, id)
  }

  /// Scrolls the page to the place of its scrollbar at a cell, and returns a Boolean value that
  /// indicates whether the cell is in the scrollbar.
  mutating func scroll(toBarAt column: Int, _ row: Int, in composition: Composition) -> Bool {
    guard overlay == nil, let placed = composition.active, placed.page.lastOffset > 0,
      placed.page.viewport > 1, column == placed.area.columns.upperBound,
      column < placed.outer.columns.upperBound
    else { return false }
    let page = placed.page
    let place = row - placed.area.row - page.pinnedHeight
    guard (0..<page.viewport).contains(place) else { return false }
    // NB: in floating point, because a product of a hostile list's lines would overflow; its last
    // line may be none of a Double.
    let part = Double(place) / Double(page.viewport - 1)
    let wanted = part < 1 ? Int(Double(page.lastOffset) * part) : page.lastOffset
    change(composition) { $0.scroll(by: wanted - $0.offset, page) }
    return true
  }

  /// Moves the focus to a newly built row in view, if a long move has left nothing focused.
  mutating func focusBuiltRow(after key: Key, in composition: Composition) {
    guard composition.dialog == nil, focus(in: composition) == nil,
      let page = composition.active?.page
    else { return }
    let meaning = KeyMap.meaning(of: [key], inText: false)
    // NB: rows that are built have other heights than was assumed, so the end is elsewhere now.
    if meaning == .command(.last) { change(composition) { $0.move(.last, on: page) } }
    guard focus(in: composition) == nil else { return }
    let forward: [Command] = [.last, .pageDown, .halfPageDown, .down]
    let isForward = forward.contains { meaning == .command($0) }
    change(composition) { $0.focusInView(isLast: isForward, on: page) }
  }
}

extension PageState {
  mutating func focusInView(isLast: Bool, on page: Page) {
    let view = offset..<offset + max(page.viewport, 1)
    let seen = page.stops.filter { !$0.isPinned && $0.isEnabled && view.contains($0.line) }
    let rows = seen.filter { page.row(of: $0.target) == $0.target }
    guard let stop = isLast ? rows.last ?? seen.last : rows.first ?? seen.first else { return }
    setFocus(stop.target, on: page)
  }
}
