import CalcotContent

/// A text of several lines below its label, which scrolls within its height.
struct LinesControl: FieldControl {
  let field: FieldLayout
  private let area: TextArea
  private let width: Int
  private let rows: Int

  init(field: FieldLayout, range: ClosedRange<Int>, width: Int) {
    self.field = field
    self.width = width
    area = field.area ?? TextArea(field.value.text, width: width)
    rows = max(min(max(area.lines.count, range.lowerBound), range.upperBound), 1)
  }

  var height: Int { 1 + rows }
  var stops: [BlockStop] { [field.stop(line: 1)] }

  func line(ofCaret caret: Int) -> Int {
    let row = area.place(of: caret).row
    return 1 + row - first(for: row)
  }

  func cells(of selection: Range<Int>, caret: Int) -> [(line: Int, columns: Range<Int>)] {
    let first = first(for: area.place(of: caret).row)
    return (first..<min(first + rows, area.lines.count)).compactMap { row in
      let line = area.lines[row]
      let part = selection.clamped(to: line.start..<line.start + line.text.count)
      func column(_ place: Int) -> Int {
        // NB: spaces at the end of a line go on beyond its width.
        min(DisplayWidth.of(line.text.prefix(place - line.start)), width)
      }
      guard !part.isEmpty else { return nil }
      return (1 + row - first, column(part.lowerBound)..<column(part.upperBound))
    }
  }

  func draw(focus: FocusTarget?, caret: Int?) -> DrawnBlock {
    let place = field.caret(caret, focus).map(area.place)
    let first = place.map { self.first(for: $0.row) } ?? 0
    var style = field.style
    style.underline = true
    var drawn = DrawnBlock(lines: [[field.label(width, focus: focus)]])
    for row in first..<first + rows {
      var runs = [
        Run(
          column: 0, text: String(repeating: " ", count: width), style: style,
          target: field.target)
      ]
      if area.lines.indices.contains(row) {
        runs.append(Run(column: 0, text: String(area.lines[row].text), style: style))
      }
      drawn.lines.append(runs)
    }
    if field.value.text.isEmpty, let placeholder = field.value.placeholder {
      let shown = TextLayout.truncated(placeholder, to: width)
      drawn.lines[1].append(
        Run(column: 0, text: shown, style: TextStyle(dim: true, underline: true)))
    }
    if first > 0 { drawn.lines[1].append(mark("↑")) }
    if first + rows < area.lines.count { drawn.lines[rows].append(mark("↓")) }
    drawn.cursor = place.map {
      CellPosition(column: min($0.column, max(width - 1, 0)), row: 1 + $0.row - first)
    }
    return drawn
  }

  private func mark(_ sign: String) -> Run {
    Run(column: width - 1, text: sign, style: TextStyle(dim: true))
  }

  /// Returns the first visible line while the caret is in a line. It moves by half a height at a
  /// time and depends only on the caret.
  private func first(for row: Int) -> Int {
    guard row >= rows else { return 0 }
    let half = max(rows / 2, 1)
    return min(((row - rows) / half + 1) * half, area.lines.count - rows)
  }
}
