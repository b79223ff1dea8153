import Calcot
import CalcotContent

extension Painter {
  /// Empties an area, and draws its border with a title in the upper edge.
  mutating func clear(_ outer: CellArea, hasBorder: Bool, title: String? = nil) {
    picture.frame.cells.fill(columns: outer.columns, rows: outer.rows)
    guard hasBorder else { return }
    let inside = max(outer.size.columns - 2, 0)
    let line = String(repeating: "─", count: inside)
    for row in outer.rows {
      let text =
        switch row {
        case outer.row: "╭\(line)╮"
        case outer.rows.upperBound - 1: "╰\(line)╯"
        default: "│\(String(repeating: " ", count: inside))│"
        }
      picture.frame.cells.write(text, at: CellPosition(column: outer.column, row: row))
    }
    guard let title else { return }
    picture.frame.cells.write(
      " \(title) ", at: CellPosition(column: outer.column + 2, row: outer.row),
      style: TextStyle(bold: true), maxWidth: max(inside - 2, 0))
  }

  /// Draws marks at the right edge for content above or below, and a scrollbar between them if
  /// there is room.
  mutating func paintScrollMarks(_ placed: PlacedPage, _ state: PageState) {
    let page = placed.page
    let column = placed.area.columns.upperBound
    guard page.viewport > 1, column < placed.outer.columns.upperBound else { return }
    let first = placed.area.row + page.pinnedHeight
    func mark(_ sign: String, _ row: Int) {
      picture.frame.cells.write(
        sign, at: CellPosition(column: column, row: first + row), style: TextStyle(dim: true))
    }
    if state.offset > 0 { mark("↑", 0) }
    if state.offset < page.lastOffset { mark("↓", page.viewport - 1) }
    for row in Painter.scrollbar(of: page, at: state.offset) { mark("┃", row) }
  }

  /// Returns the rows of a page's scrollbar, which never reach the first and the last row; none if
  /// the whole page is visible.
  private static func scrollbar(of page: Page, at offset: Int) -> Range<Int> {
    let track = page.viewport - 2
    guard page.lastOffset > 0, track >= 4 else { return 0..<0 }
    // NB: in floating point, because a product of a hostile list's lines would overflow.
    let length = max(Int(Double(track) * Double(page.viewport) / Double(page.height)), 1)
    let start = Double(track - length) * Double(offset) / Double(page.lastOffset)
    return 1 + Int(start)..<1 + Int(start) + length
  }

  mutating func paintStatus() {
    let cells = composition.size.columns
    let last = composition.footerRow ?? composition.size.rows
    let lines = composition.status.lines
    for (index, run) in lines.enumerated() {
      let row = last - lines.count + index
      picture.frame.cells.fill(columns: 0..<cells, rows: row..<row + 1)
      picture.frame.cells.write(
        run.text, at: CellPosition(column: run.column, row: row), style: run.style)
    }
  }

  mutating func paintFooter(_ row: Int) {
    let cells = composition.size.columns
    picture.frame.cells.fill(columns: 0..<cells, rows: row..<row + 1)
    let inset = cells >= 18 ? 1 : 0
    let place = CellPosition(column: inset, row: row)
    let width = cells - 2 * inset
    if let finder = state.finder, finder.isTyping { return paint(finder, at: place, width: width) }
    let activity = drawings.spinner.flatMap { step in
      composition.activity.map { "\(Painter.spinnerSign(step)) \($0)" }
    }
    let position = activity == nil ? self.position : nil
    let kept =
      activity.map { min(DisplayWidth.of($0), Painter.leastActivity) + 2 }
      ?? position.map { DisplayWidth.of($0) + 2 } ?? 0
    let isNotice = state.notice != nil
    let text = TextLayout.truncated(
      state.notice ?? KeyHints.text(for: composition, state: state, width: width - kept),
      to: width - kept)
    picture.frame.cells.write(
      text, at: place,
      style: isNotice ? TextStyle(foreground: .yellow) : TextStyle(dim: true))
    guard let activity else {
      if let position {
        picture.frame.cells.write(
          position, at: CellPosition(column: cells - inset - DisplayWidth.of(position), row: row),
          style: TextStyle(dim: true))
      }
      return
    }
    // NB: at the end of the row, where it moves nothing else.
    let shown = TextLayout.truncated(activity, to: width - DisplayWidth.of(text) - 2)
    picture.frame.cells.write(
      shown, at: CellPosition(column: cells - inset - DisplayWidth.of(shown), row: row),
      style: TextStyle(foreground: .cyan))
  }

  /// Draws the text of a search in rows, with its caret.
  private mutating func paint(_ finder: Finder, at place: CellPosition, width: Int) {
    let window = TextWindow(finder.prompt.text, caret: finder.prompt.caret, width: width - 1)
    picture.frame.cells.write("/" + window.text, at: place, maxWidth: width)
    picture.frame.cursor = window.caretColumn.map {
      CellPosition(column: place.column + 1 + $0, row: place.row)
    }
  }

  /// The position of the focus in a list that does not fit or is in a wide window, where there is room for it.
  private var position: String? {
    guard composition.size.columns >= Painter.leastForPosition, composition.dialog == nil,
      composition.panel == nil, state.overlay == nil, let page = composition.active?.page,
      page.lastOffset > 0 || composition.size.columns >= Painter.leastForEachPosition,
      let (row, count) = page.position(of: state.focus(in: composition)),
      count > 1
    else { return nil }
    return composition.scene.words.labels.rowOfCount.filled(row, count)
  }

  /// The minimum width of a window whose last line has the position in a list.
  private static let leastForPosition = 60
  /// The minimum width of a window that has it for a list that fits, too.
  private static let leastForEachPosition = 110

  /// Returns the character of the spinner after a number of turns.
  private static func spinnerSign(_ step: Int) -> Character {
    spinnerSigns[step % spinnerSigns.count]
  }

  private static let spinnerSigns = Array("⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏")

  /// The columns that the activity under way has, even if the key hints would need them.
  private static let leastActivity = 12

  mutating func dimAll() {
    picture.frame.cells.restyle { style in
      TextStyle(dim: true, underline: style.underline)
    }
    picture.frame.cursor = nil
  }
}
