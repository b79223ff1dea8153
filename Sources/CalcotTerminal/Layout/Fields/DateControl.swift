import CalcotContent

/// A date that is typed in the form in which it is shown, such as `2026-01-31 18:30`.
struct DateControl: FieldControl {
  let field: FieldLayout
  let input: DateInput
  let width: Int

  private static let widest = 20

  var height: Int { 2 }
  var stops: [BlockStop] { [field.stop(line: 1)] }

  func draw(focus: FocusTarget?, caret: Int?) -> DrawnBlock {
    let entry = field.entry(width: min(width, Self.widest), placeholder: input.parts.sample)
    let (runs, column) = entry.draw(caret: field.caret(caret, focus))
    return DrawnBlock(
      field.label(width, focus: focus), runs, at: CellPosition(column: 0, row: 1), cursor: column)
  }
}

extension DateInput.Parts {
  /// A sample of a date as the user types it.
  package var sample: String {
    switch self {
    case .day: "2026-01-31"
    case .time: "18:30"
    case .dayAndTime: "2026-01-31 18:30"
    }
  }
}
