import Calcot
import CalcotContent

extension TerminalState {
  /// Begins to search the rows of the screen.
  mutating func beginToFind(in composition: Composition) {
    guard let screen = composition.scene.layers.last?.screen else { return }
    finder = Finder(screen: screen, origin: focus(in: composition))
  }

  /// Handles a key of a search in rows. Returns `nil` if there is none or the key is none of its.
  mutating func find(_ key: Key, in composition: Composition) -> Reaction? {
    guard var found = finder else { return nil }
    guard composition.dialog == nil, composition.scene.layers.last?.screen == found.screen,
      let page = composition.active?.page
    else {
      finder = nil
      return nil
    }
    if key == .escape {
      finder = nil
      if found.isTyping { change(composition) { $0.setFocus(found.origin, on: page) } }
      return .show
    }
    guard found.isTyping else { return goToHit(key, found, composition, page) }
    if key == .enter {
      found.isTyping = false
      finder = found.prompt.text.isEmpty ? nil : found
      return .show
    }
    guard found.prompt.handle(key) else { return nil }
    finder = found
    let hit = page.row(containing: found.prompt.text, from: found.origin, by: 0)
    change(composition) { $0.setFocus(hit ?? found.origin, on: page) }
    return .show
  }

  private mutating func goToHit(
    _ key: Key, _ finder: Finder, _ composition: Composition, _ page: Page
  ) -> Reaction? {
    let focus = focus(in: composition)
    guard key == .character("n") || key == .character("N") else { return nil }
    guard focus.flatMap({ page.fields[$0] }) == nil else { return nil }
    let step = key == .character("n") ? 1 : -1
    if let hit = page.row(containing: finder.prompt.text, from: focus, by: step) {
      change(composition) { $0.setFocus(hit, on: page) }
    }
    return .show
  }
}

extension Page {
  /// Returns the next row whose texts contain a text, beginning again at the ends.
  ///
  /// - Parameter step: 1 for the rows after a target, -1 for those before it, and 0 for those from
  ///   it on.
  fileprivate func row(
    containing text: String, from start: FocusTarget?, by step: Int
  ) -> FocusTarget? {
    let rows = stops.compactMap { stop in
      block(of: stop).rows.first { $0.target == stop.target && stop.isEnabled }
    }
    let here = rows.firstIndex { $0.target == row(of: start) }
    let first = here.map { $0 + step } ?? (step < 0 ? rows.count - 1 : 0)
    for distance in rows.indices {
      let place = first + distance * (step < 0 ? -1 : 1)
      let row = rows[(place % rows.count + rows.count) % rows.count]
      if row.value.title.contains(ignoringCase: text) { return row.target }
    }
    return nil
  }
}

extension String {
  fileprivate func contains(ignoringCase text: String) -> Bool {
    !text.isEmpty && lowercased().contains(text.lowercased())
  }
}
