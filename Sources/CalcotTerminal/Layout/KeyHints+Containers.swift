import Calcot
import CalcotContent

extension KeyHints {
  private static let widestTitle = 16

  /// Returns the hints for switching sides and pages, which nothing else on the screen shows.
  static func containerHints(in composition: Composition) -> [String] {
    guard let arrangement = arrangement(in: composition) else { return [] }
    var hints: [String] = []
    if let side = arrangement.nextSide {
      let title = TextLayout.truncated(side.pane.body.title, to: widestTitle)
      hints.append("Ctrl-O \(title.isEmpty ? composition.scene.words.keys.otherSide : title)")
    }
    if arrangement.bars.contains(where: { $0.kind == .pages }) {
      hints.append("Ctrl-N/P \(composition.scene.words.keys.page)")
    }
    return hints
  }

  /// Returns the hint for switching tabs without moving the focus to their bar.
  static func tabsHint(in composition: Composition) -> String? {
    let bars = arrangement(in: composition)?.bars ?? []
    guard let tabs = bars.first(where: { $0.kind == .tabs }), tabs.titles.count > 1 else {
      return nil
    }
    let last = min(tabs.titles.count, 9)
    return "Alt-1\(last == 2 ? "/" : "…")\(last) \(composition.scene.words.keys.switchTab)"
  }

  /// Returns the arrangement of the top layer, or `nil` under a dialog.
  private static func arrangement(in composition: Composition) -> TerminalScene.Arrangement? {
    composition.dialog == nil ? composition.scene.layers.last?.arrangement : nil
  }
}
