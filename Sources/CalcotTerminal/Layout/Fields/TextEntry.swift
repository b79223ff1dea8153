import CalcotContent

/// A text in one underlined line, with its caret.
struct TextEntry {
  let text: String
  var placeholder: String?
  let width: Int
  let style: TextStyle
  let target: FocusTarget

  /// Returns the runs of the line, and the column of the caret if there is one.
  func draw(caret: Int?) -> (runs: [Run], caretColumn: Int?) {
    var line = style
    line.underline = true
    let window = TextWindow(text, caret: caret, width: width)
    var runs = [
      Run(column: 0, text: String(repeating: " ", count: width), style: line, target: target),
      Run(column: window.column, text: window.text, style: line),
    ]
    if text.isEmpty, let placeholder {
      runs.append(
        Run(
          column: 0, text: TextLayout.truncated(placeholder, to: width),
          style: TextStyle(dim: true, underline: true)))
    }
    return (runs, window.caretColumn)
  }
}

extension FieldLayout {
  /// Returns the entry for the text that the user types.
  func entry(width: Int, placeholder: String? = nil) -> TextEntry {
    TextEntry(
      text: value.visibleText, placeholder: value.placeholder ?? placeholder,
      width: max(width, 0), style: style, target: target)
  }

  /// Returns the position of the caret if this field has the focus.
  func caret(_ caret: Int?, _ focus: FocusTarget?) -> Int? {
    isFocused(focus) && value.isEnabled ? caret : nil
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
  /// The number of columns of the text before this part.
  let start: Int

  init(_ text: String, caret: Int?, width: Int) {
    guard let caret, width > 0 else {
      self.text = TextLayout.truncated(text, to: width)
      (column, caretColumn, start) = (0, nil, 0)
      return
    }
    let isPlain = text.hasPlainBytes
    let position =
      isPlain ? min(caret, text.utf8.count) : DisplayWidth.of(text.characters(0..<caret))
    let half = max(width / 2, 1)
    let start = position < width ? 0 : ((position - width) / half + 1) * half
    guard !isPlain else {
      self.text = String(text.characters(start..<start + width))
      (column, caretColumn, self.start) = (0, min(position - start, width - 1), start)
      return
    }
    let before = TextRun(text[...], cells: start)
    var (shown, first, at) = ("", 0, before.cells)
    for character in text[before.end...] {
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
    self.start = start
  }
}
