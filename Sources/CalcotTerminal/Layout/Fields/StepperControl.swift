import CalcotContent

/// A number between buttons that decrease and increase it, such as `[-] 4 [+] km`.
struct StepperControl: FieldControl {
  let field: FieldLayout
  let input: NumberInput
  let width: Int

  private static let widest = 17
  /// The width of both buttons, with the spaces next to them.
  private static let signs = 8

  private var entryWidth: Int { min(max(input.widestNumber + 1, 3), Self.widest) }
  private var unit: String { input.unit.map { " " + $0 } ?? "" }
  private var place: CellPosition {
    field.place(of: entryWidth + Self.signs + DisplayWidth.of(unit), in: width)
  }

  var height: Int { place.row + 1 }
  var stops: [BlockStop] { [field.stop(line: place.row)] }

  func draw(focus: FocusTarget?, caret: Int?) -> DrawnBlock {
    let place = place
    let room = width - place.column
    let hasSigns = room >= Self.signs + 2
    let shift = hasSigns ? 4 : 0
    let entry = field.entry(width: min(entryWidth, room - (hasSigns ? Self.signs : 0)))
    let (typed, column) = entry.draw(caret: field.caret(caret, focus))
    var runs = typed.map {
      Run(column: $0.column + shift, text: $0.text, style: $0.style, target: $0.target)
    }
    if hasSigns {
      runs.append(sign("[-]", column: 0, by: -1))
      runs.append(sign("[+]", column: shift + entry.width + 1, by: 1))
    }
    let used = entry.width + (hasSigns ? Self.signs : 0)
    runs.append(
      Run(column: used, text: TextLayout.truncated(unit, to: room - used), style: field.style))
    return DrawnBlock(
      field.label(width, focus: focus), runs, at: place, cursor: column.map { $0 + shift })
  }

  private func sign(_ text: String, column: Int, by step: Int) -> Run {
    let leads = field.value.kind.text(field.value.text, movedBy: step) != nil
    return Run(
      column: column, text: text, style: TextStyle(dim: !leads || !field.value.isEnabled),
      target: field.target)
  }
}
