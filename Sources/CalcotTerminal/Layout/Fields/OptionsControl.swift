import Calcot
import CalcotContent

/// A choice of several options, each in a line of its own, such as `[x] Vegan`.
struct OptionsControl: FieldControl {
  let field: FieldLayout
  let input: ChoiceInput
  let width: Int

  var height: Int { 1 + max(input.options.count, 1) }

  var stops: [BlockStop] {
    input.options.enumerated().map { place, option in
      BlockStop(target: target(option), line: 1 + place, isEnabled: field.value.isEnabled)
    }
  }

  func draw(focus: FocusTarget?, caret: Int?) -> DrawnBlock {
    var drawn = DrawnBlock(lines: [[field.label(width, focus: nil)]])
    if input.options.isEmpty { drawn.lines.append([none]) }
    let chosen = Set(input.chosen(in: field.value.text).map(\.key))
    for (place, option) in input.options.enumerated() {
      let isFocused = focus == target(option)
      let text = CheckSign.of(chosen.contains(option.key)) + option.label
      drawn.lines.append([
        Run(
          column: 0, text: TextLayout.truncated(text, to: width),
          style: field.style.focused(isFocused), target: target(option))
      ])
      if isFocused { drawn.cursor = CheckSign.cursor(row: 1 + place, width: width, true) }
    }
    return drawn
  }

  private func target(_ option: ChoiceInput.Option) -> FocusTarget {
    .option(option.key, of: field.id)
  }

  private var none: Run {
    Run(
      column: 0, text: TextLayout.truncated(field.words.noneChosen, to: width),
      style: TextStyle(dim: true))
  }
}
