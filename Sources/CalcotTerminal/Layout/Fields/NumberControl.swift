import CalcotContent

/// A number that is typed, with its unit behind it.
struct NumberControl: FieldControl {
  let field: FieldLayout
  let input: NumberInput
  let width: Int

  private static let widest = 20
  /// The minimum width for a digit and a unit.
  private static let leastWithUnit = 4

  var height: Int { 2 }
  var stops: [BlockStop] { [field.stop(line: 1)] }

  func draw(focus: FocusTarget?, caret: Int?) -> DrawnBlock {
    let unit =
      width < Self.leastWithUnit ? "" : TextLayout.truncated(input.unit ?? "", to: width / 2)
    let room = unit.isEmpty ? width : width - DisplayWidth.of(unit) - 1
    let entry = field.entry(width: min(room, Self.widest))
    var (runs, column) = entry.draw(caret: field.caret(caret, focus))
    if !unit.isEmpty { runs.append(Run(column: entry.width + 1, text: unit, style: field.style)) }
    return DrawnBlock(
      field.label(width, focus: focus), runs, at: CellPosition(column: 0, row: 1), cursor: column)
  }
}

extension NumberInput {
  /// The width of the longest number that can be chosen.
  var widestNumber: Int {
    [range.lowerBound, range.upperBound].map { text(of: $0).count }.max().map {
      $0 + (decimals > 0 ? decimals + 1 : 0)
    } ?? 1
  }
}
