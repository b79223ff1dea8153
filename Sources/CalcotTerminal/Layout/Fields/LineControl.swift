/// A text in one line below its label. A password is shown as dots.
struct LineControl: FieldControl {
  let field: FieldLayout
  let width: Int

  var height: Int { 2 }
  var stops: [BlockStop] { [field.stop(line: 1)] }

  func cells(of selection: Range<Int>, caret: Int) -> [(line: Int, columns: Range<Int>)] {
    let text = field.value.visibleText
    let start = TextWindow(text, caret: caret, width: width).start
    func column(_ place: Int) -> Int {
      min(max(DisplayWidth.of(text.prefix(place)) - start, 0), width)
    }
    return [(1, column(selection.lowerBound)..<column(selection.upperBound))]
  }

  func draw(focus: FocusTarget?, caret: Int?) -> DrawnBlock {
    let (runs, column) = field.entry(width: width).draw(caret: field.caret(caret, focus))
    return DrawnBlock(
      field.label(width, focus: focus), runs, at: CellPosition(column: 0, row: 1), cursor: column)
  }
}
