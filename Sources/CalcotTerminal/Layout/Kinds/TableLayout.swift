import Calcot
import CalcotContent

/// The columns of a table, as wide as their contents.
struct TableLayout: Equatable, Sendable {
  struct Column: Equatable, Sendable {
    let value: TableColumn
    let start: Int
    let width: Int
  }

  let columns: [Column]
  /// The columns before the table, for the pictures of its rows.
  let gutter: Int

  /// The first column after the table.
  var end: Int { columns.last.map { $0.start + $0.width } ?? 0 }

  private static let widest = 40
  /// The minimum widths to which the titles of rows, and other texts, are cut.
  private static let narrowestTitle = 16
  private static let narrowest = 10

  /// Creates the columns, or returns `nil` if there is no room for them.
  ///
  /// - Parameters:
  ///   - texts: The texts in each column under its title.
  ///   - mark: The columns for the marks of rows, behind the table.
  init?(_ columns: [TableColumn], texts: [[String]], gutter: Int, mark: Int, width: Int) {
    guard columns.count > 1 else { return nil }
    self.gutter = gutter
    let room = width - gutter - mark
    let wanted = columns.indices.map { index in
      (texts[index] + [columns[index].face]).map { DisplayWidth.of($0, atMost: Self.widest) }.max()
        ?? 0
    }
    let gaps = columns.count - 1
    let gap = wanted.reduce(0, +) + 3 * gaps <= room ? 3 : 2
    guard let widths = Self.fitted(wanted, columns, room: room - gap * gaps) else { return nil }
    var start = 0
    self.columns = zip(columns, widths).map { column, width in
      defer { start += width + gap }
      return Column(value: column, start: start, width: width)
    }
  }

  /// Returns widths for which all columns fit, cutting the longest texts, or `nil` if those would
  /// be too short. Numbers are never cut.
  private static func fitted(_ wanted: [Int], _ columns: [TableColumn], room: Int) -> [Int]? {
    let least = wanted.indices.map {
      columns[$0].isNumeric ? wanted[$0] : min(wanted[$0], $0 == 0 ? narrowestTitle : narrowest)
    }
    guard least.reduce(0, +) <= room else { return nil }
    var limit = widest
    func widths() -> [Int] { zip(wanted, least).map { max(min($0, limit), $1) } }
    while limit > narrowest, widths().reduce(0, +) > room { limit -= 1 }
    return widths()
  }

  /// Returns a text in a column, aligned at the end if the column has numbers.
  func run(_ text: String, in index: Int, style: TextStyle, target: FocusTarget? = nil) -> Run {
    let column = columns[index]
    let shown = TextLayout.truncated(text, to: column.width)
    let shift = column.value.isNumeric ? column.width - DisplayWidth.of(shown) : 0
    return Run(column: column.start + shift, text: shown, style: style, target: target)
  }
}

/// The header of a table. Titles that sort the rows can have the focus.
struct TableHead: Equatable, Sendable {
  let table: TableLayout
  /// The buttons of the sortable columns, by the columns' indices.
  let buttons: [Int: FocusTarget]

  /// Creates the titles of a table.
  ///
  /// - Parameter buttons: The elements of the sortable columns, in their order.
  init(_ table: TableLayout, buttons: [Element]) {
    self.table = table
    let sortable = table.columns.indices.filter { table.columns[$0].value.isSortable }
    self.buttons = Dictionary(
      uniqueKeysWithValues: zip(sortable, buttons.map { FocusTarget.element($0.id) }))
  }

  var stops: [BlockStop] {
    buttons.sorted { $0.key < $1.key }.map {
      BlockStop(target: $0.value, line: 0, isEnabled: true)
    }
  }

  func draw(focus: FocusTarget?) -> [[Run]] {
    let runs = table.columns.indices.map { index in
      let target = buttons[index]
      let style = TextStyle(bold: true, underline: target != nil)
      return table.run(
        table.columns[index].value.face, in: index,
        style: style.focused(target != nil && target == focus), target: target)
    }
    return [runs].moved(by: table.gutter)
  }
}

extension TableColumn {
  /// The title with the sign of the sort order. An empty title becomes a dash that can be pressed.
  var face: String {
    let shown = DisplayWidth.of(title) == 0 ? "–" : title
    return sign.isEmpty ? shown : "\(shown) \(sign)"
  }
}

extension RowValue {
  /// Returns the row with its cells as its detail, for a table without room for columns.
  func withoutColumns(_ columns: [TableColumn]) -> RowValue {
    let texts = [detail ?? "", cellTexts(under: columns)].filter { !$0.isEmpty }
    var row = RowValue(
      title: title, detail: texts.isEmpty ? nil : texts.joined(separator: " · "), use: use)
    row.badge = badge
    row.image = image
    row.isOpen = isOpen
    return row
  }
}
