import CalcotContent

/// A number as a bar, with its value and unit, such as `‹█████░░░░░› 50 %`.
struct SliderControl: FieldControl {
  let field: FieldLayout
  let input: NumberInput
  let width: Int

  private static let longest = 20
  private static let shortest = 4

  private var valueWidth: Int {
    input.widestNumber + (input.unit.map { 1 + DisplayWidth.of($0) } ?? 0)
  }
  private var place: CellPosition {
    field.place(of: Self.longest + 3 + valueWidth, in: width)
  }

  var height: Int { place.row + 1 }
  var stops: [BlockStop] { [field.stop(line: place.row)] }

  func draw(focus: FocusTarget?, caret: Int?) -> DrawnBlock {
    let place = place
    let room = width - place.column
    let length = min(Self.longest, room - 3 - valueWidth)
    let bar = length >= Self.shortest ? bar(length) : ("‹›", 0)
    let used = DisplayWidth.of(bar.0) + 1
    let runs = [
      Run(
        column: 0, text: TextLayout.truncated(bar.0, to: room), style: field.style,
        target: field.target),
      Run(
        column: used, text: TextLayout.truncated(field.value.shownText, to: room - used),
        style: field.style),
    ]
    return DrawnBlock(
      field.label(width, focus: focus), runs, at: place,
      cursor: field.isFocused(focus) && room > 1 ? 1 + bar.1 : nil)
  }

  /// Returns a bar and the index of its last filled cell.
  private func bar(_ length: Int) -> (String, Int) {
    let filled = Int((input.fraction(of: field.value.text) * Double(length)).rounded())
    let cells =
      String(repeating: "█", count: filled) + String(repeating: "░", count: length - filled)
    return ("‹\(cells)›", max(filled - 1, 0))
  }
}
