import CalcotContent

/// A choice of one of many options, of which the chosen one is visible, such as `‹ Soup ›  2/7`.
struct MenuControl: FieldControl {
  let field: FieldLayout
  let input: ChoiceInput
  let width: Int

  private static let widest = 40

  /// The width of the longest option, so that nothing moves when another one is chosen.
  private var labelWidth: Int {
    let widths = input.options.map { DisplayWidth.of($0.label) }
    return min(max(widths.max() ?? 0, DisplayWidth.of(field.words.noneChosen)), Self.widest)
  }
  private var countWidth: Int { 2 * String(input.options.count).count + 1 }
  private var place: CellPosition { field.place(of: labelWidth + 6 + countWidth, in: width) }

  var height: Int { place.row + 1 }
  var stops: [BlockStop] { [field.stop(line: place.row)] }

  func draw(focus: FocusTarget?, caret: Int?) -> DrawnBlock {
    let place = place
    let showsCount = place.column + labelWidth + 6 + countWidth <= width
    let room = max(min(labelWidth, width - place.column - 4), 1)
    let chosen = input.chosen(in: field.value.text).first
    let label = TextLayout.truncated(chosen?.label ?? field.words.noneChosen, to: room)
    let gap = String(repeating: " ", count: max(room - DisplayWidth.of(label), 0))
    let faint = TextStyle(dim: true)
    var runs = [
      Run(column: 0, text: "‹ ", style: field.style, target: field.target),
      Run(
        column: 2, text: label,
        style: chosen == nil || !field.value.isEnabled ? faint : TextStyle(bold: true)),
      Run(column: 2 + room, text: " ›", style: field.style),
    ]
    if !gap.isEmpty {
      runs.append(Run(column: 2 + DisplayWidth.of(label), text: gap, style: field.style))
    }
    if showsCount, let number = input.options.firstIndex(where: { $0.key == chosen?.key }) {
      let count = "\(number + 1)/\(input.options.count)"
      runs.append(Run(column: room + 6, text: count, style: faint))
    }
    return DrawnBlock(
      field.label(width, focus: focus), runs, at: place, cursor: field.isFocused(focus) ? 2 : nil)
  }
}
