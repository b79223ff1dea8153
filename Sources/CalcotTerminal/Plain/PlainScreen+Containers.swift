import Calcot
import CalcotContent

extension PlainScreen {
  /// Adds the tabs or neighboring pages as numbered choices; the selected tab is in angle brackets.
  mutating func add(_ bar: TerminalScene.Bar) {
    switch bar.kind {
    case .tabs, .split:
      for (index, title) in bar.titles.enumerated() {
        let name = title.isEmpty ? "\(index + 1)" : title
        let text = name + bar.mark(of: index)
        add(
          .select(index, bar.container), name,
          shown: index == bar.selected ? "‹\(text)›" : text, indentation: "")
      }
    case .pages:
      addLine(bar.position(words))
      for (step, name) in [(1, words.buttons.nextPage), (-1, words.buttons.previousPage)] {
        guard let page = bar.page(by: step) else { continue }
        add(.select(page, bar.container), name, shown: "[\(name)]", indentation: "")
      }
    }
  }
}
