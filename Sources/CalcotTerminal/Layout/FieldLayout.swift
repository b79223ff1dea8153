import Calcot
import CalcotContent

/// The layout of a text field: its label, its text in one line, and its error.
struct FieldLayout: Equatable, Sendable {
  let target: FocusTarget
  let value: TextFieldValue

  func block(width: Int) -> Block {
    Block(
      kind: .field(self), height: 2 + errorLines(width).count,
      stops: [Block.Stop(target: target, line: 1, isEnabled: value.isEnabled)])
  }

  func draw(width: Int, focus: FocusTarget?, caret: Int?) -> DrawnBlock {
    let isFocused = focus == target
    var labelStyle = TextStyle(bold: true)
    if !value.isEnabled { labelStyle = TextStyle(dim: true) }
    var drawn = DrawnBlock(lines: [
      [
        Run(
          column: 0, text: TextLayout.truncated(value.label, to: width),
          style: labelStyle.focused(isFocused), target: target)
      ]
    ])
    let window = TextWindow(
      value.text, caret: isFocused && value.isEnabled ? caret : nil, width: width)
    let line = TextStyle(dim: !value.isEnabled, underline: true)
    var runs = [
      Run(
        column: 0, text: String(repeating: " ", count: width), style: line, target: target),
      Run(column: window.column, text: window.text, style: line),
    ]
    if value.text.isEmpty, let placeholder = value.placeholder {
      runs.append(
        Run(
          column: 0, text: TextLayout.truncated(placeholder, to: width),
          style: TextStyle(dim: true, underline: true)))
    }
    drawn.lines.append(runs)
    drawn.cursor = window.caretColumn.map { CellPosition(column: $0, row: 1) }
    drawn.lines += errorLines(width).map {
      [Run(column: 0, text: $0, style: TextStyle(foreground: .red))]
    }
    return drawn
  }

  private func errorLines(_ width: Int) -> [String] {
    value.error.map { TextLayout.wrapped($0, to: width) } ?? []
  }
}

/// The part of a text that fits in a field and contains the caret.
///
/// It moves by half a width at a time and depends only on the caret.
struct TextWindow: Equatable {
  let text: String
  /// The column at which the text begins; more than 0 if a wide character is cut in half before it.
  let column: Int
  let caretColumn: Int?

  init(_ text: String, caret: Int?, width: Int) {
    guard let caret, width > 0 else {
      self.text = TextLayout.truncated(text, to: width)
      (column, caretColumn) = (0, nil)
      return
    }
    let position = DisplayWidth.of(text.prefix(caret))
    let half = max(width / 2, 1)
    let start = position < width ? 0 : ((position - width) / half + 1) * half
    var (shown, first, at) = ("", 0, 0)
    for character in text {
      let needed = DisplayWidth.of(character)
      if at >= start + width { break }
      if at >= start {
        if shown.isEmpty { first = at - start }
        if at + needed <= start + width { shown.append(character) }
      }
      at += needed
    }
    self.text = shown
    column = first
    caretColumn = min(position - start, width - 1)
  }
}
