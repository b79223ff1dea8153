import Calcot
import CalcotContent

extension PlainScreen {
  /// Adds the tabs or neighboring pages as numbered choices; the selected tab is in angle brackets.
  mutating func add(_ bar: TerminalScene.Bar) {
    switch bar.kind {
    case .tabs, .split:
      for (index, title) in bar.titles.enumerated() {
        let name = title.isEmpty ? "\(index + 1)" : title
        add(
          .select(index, bar.container), name,
          shown: index == bar.selected ? "‹\(name)›" : name, indentation: "")
      }
    case .pages:
      addLine(bar.position(words))
      for (step, name) in [(1, words.nextPage), (-1, words.previousPage)] {
        let page = bar.selected + step
        guard bar.titles.indices.contains(page) else { continue }
        add(.select(page, bar.container), name, shown: "[\(name)]", indentation: "")
      }
    }
  }
}
