import Calcot

extension KeyHints {
  private static let widestTitle = 16

  /// How to go to other sides and pages, which nothing else on the screen says.
  static func containerHints(in composition: Composition) -> [String] {
    guard let arrangement = arrangement(in: composition) else { return [] }
    var hints: [String] = []
    if let side = arrangement.nextSide {
      let title = TextLayout.truncated(side.pane.body.title, to: widestTitle)
      hints.append("Ctrl-O \(title.isEmpty ? composition.scene.words.otherSide : title)")
    }
    if arrangement.bars.contains(where: { $0.kind == .pages }) {
      hints.append("Ctrl-N/P \(composition.scene.words.page)")
    }
    return hints
  }

  /// How to go to other tabs without going to their bar.
  static func tabsHint(in composition: Composition) -> String? {
    let bars = arrangement(in: composition)?.bars ?? []
    guard let tabs = bars.first(where: { $0.kind == .tabs }), tabs.titles.count > 1 else {
      return nil
    }
    let last = min(tabs.titles.count, 9)
    return "Alt-1\(last == 2 ? "/" : "…")\(last) \(composition.scene.words.switchTab)"
  }

  /// Nil under a dialog.
  private static func arrangement(in composition: Composition) -> Scene.Arrangement? {
    composition.dialog == nil ? composition.scene.layers.last?.arrangement : nil
  }
}
