import CalcotContent

/// A switch in one line, such as `[x] Public  On`.
struct ToggleControl: FieldControl {
  let field: FieldLayout
  let width: Int

  var height: Int { 1 }
  var stops: [BlockStop] { [field.stop(line: 0)] }

  func draw(focus: FocusTarget?, caret: Int?) -> DrawnBlock {
    let isOn = field.value.isOn
    let state = "  " + (isOn ? field.words.on : field.words.off)
    let room = width - DisplayWidth.of(state)
    let named = CheckSign.of(isOn) + field.value.label
    let text = room >= 8 ? TextLayout.truncated(named, to: room) + state : named
    let isFocused = field.isFocused(focus)
    return DrawnBlock(
      lines: [
        [
          Run(
            column: 0, text: TextLayout.truncated(text, to: width),
            style: field.style.focused(isFocused), target: field.target)
        ]
      ],
      cursor: CheckSign.cursor(row: 0, width: width, isFocused))
  }
}

/// The box before an element that can be checked.
enum CheckSign {
  static func of(_ isOn: Bool) -> String { isOn ? "[x] " : "[ ] " }

  /// Returns the position of the cursor within a focused box.
  static func cursor(row: Int, width: Int, _ isFocused: Bool) -> CellPosition? {
    isFocused && width > 0 ? CellPosition(column: min(1, width - 1), row: row) : nil
  }
}
