import CalcotContent

/// A choice of one of a few options, all of which are visible, such as `(•) Metric  ( ) Imperial`.
struct SegmentsControl: FieldControl {
  let field: FieldLayout
  let width: Int
  private let faces: [(text: String, isChosen: Bool)]

  init(field: FieldLayout, input: ChoiceInput, width: Int) {
    self.field = field
    self.width = width
    let chosen = input.chosen(in: field.value.text).first?.key
    faces = input.options.map {
      (($0.key == chosen ? "(•) " : "( ) ") + $0.label, $0.key == chosen)
    }
  }

  private var place: CellPosition {
    field.place(of: faces.reduce(-2) { $0 + DisplayWidth.of($1.text) + 2 }, in: width)
  }

  /// The options with their positions, beside the label or in lines below it.
  private var lines: [[(face: Int, column: Int)]] {
    let place = place
    var lines: [[(face: Int, column: Int)]] = [[]]
    var column = place.column
    for (index, face) in faces.enumerated() {
      let needed = DisplayWidth.of(face.text)
      if column > place.column, column + needed > width {
        lines.append([])
        column = place.column
      }
      lines[lines.count - 1].append((index, column))
      column += needed + 2
    }
    return lines
  }

  var height: Int { place.row + lines.count }
  var stops: [BlockStop] { [field.stop(line: height - 1)] }

  func draw(focus: FocusTarget?, caret: Int?) -> DrawnBlock {
    var drawn = DrawnBlock(lines: [[field.label(width, focus: focus)]])
    let first = place.row
    if first == 1 { drawn.lines.append([]) }
    let current = faces.firstIndex(where: \.isChosen) ?? 0
    for (row, line) in lines.enumerated() {
      if row > 0 { drawn.lines.append([]) }
      for (index, column) in line {
        let face = faces[index]
        drawn.lines[first + row].append(
          Run(
            column: column, text: TextLayout.truncated(face.text, to: width - column),
            style: TextStyle(
              bold: face.isChosen && field.value.isEnabled, dim: !field.value.isEnabled),
            target: field.target))
        guard index == current, field.isFocused(focus) else { continue }
        drawn.cursor = CellPosition(column: min(column + 1, width - 1), row: first + row)
      }
    }
    return drawn
  }
}
