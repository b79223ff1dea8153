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

  /// Moves the focus to a newly built row in view, if a long move has left nothing focused.
  mutating func focusBuiltRow(after key: Key, in composition: Composition) {
    guard composition.dialog == nil, focus(in: composition) == nil,
      let page = composition.active?.page
    else { return }
    let isForward = key == .end || key == .pageDown || key == .down
    change(composition) { $0.focusInView(isLast: isForward, on: page) }
  }
}

extension PageState {
  mutating func focusInView(isLast: Bool, on page: Page) {
    let view = offset..<offset + max(page.viewport, 1)
    let seen = page.stops.filter { !$0.isPinned && $0.isEnabled && view.contains($0.line) }
    guard let stop = isLast ? seen.last : seen.first else { return }
    setFocus(stop.target, on: page)
  }
}
