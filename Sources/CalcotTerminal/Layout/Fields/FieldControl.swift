/// The part of a field's layout that depends on the field's kind, including the label.
///
/// While a field has the focus, the cursor is in its control: at the caret of a text, in the box of
/// a switch, on the chosen option.
protocol FieldControl {
  /// The number of lines.
  var height: Int { get }
  /// The positions that the focus can take.
  var stops: [BlockStop] { get }
  func draw(focus: FocusTarget?, caret: Int?) -> DrawnBlock
  /// Returns the line of the caret, so that it can be scrolled into view.
  func line(ofCaret caret: Int) -> Int
  /// Returns the cells of the selected characters, as lines with their columns.
  func cells(of selection: Range<Int>, caret: Int) -> [(line: Int, columns: Range<Int>)]
}

extension FieldControl {
  func line(ofCaret caret: Int) -> Int { height - 1 }
  func cells(of selection: Range<Int>, caret: Int) -> [(line: Int, columns: Range<Int>)] { [] }
}

extension DrawnBlock {
  /// Creates the lines of a control that stands beside its label or below it.
  ///
  /// - Parameter cursor: The column of the cursor within the control; nil without the focus.
  init(_ label: Run, _ control: [Run], at place: CellPosition, cursor: Int?) {
    let moved = control.map {
      Run(column: place.column + $0.column, text: $0.text, style: $0.style, target: $0.target)
    }
    self.init(
      lines: place.row == 0 ? [[label] + moved] : [[label], moved],
      cursor: cursor.map { CellPosition(column: place.column + $0, row: place.row) })
  }
}
