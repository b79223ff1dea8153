import Calcot
import CalcotContent

/// A builder that turns elements into blocks, with gaps between them.
struct BlockBuilder {
  /// The table whose rows are being added.
  private enum Table {
    case columns(TableLayout)
    /// One row under the other, since there is no room for columns.
    case rows([TableColumn])
  }

  let width: Int
  /// The maximum width of lines of text, and of a page without columns, so that it stays readable.
  static let readable = 100
  private var lineWidth: Int { min(width, BlockBuilder.readable) }
  /// A Boolean value that indicates whether there is room for gaps.
  let isRoomy: Bool
  let words: HostWords
  let pieces: TerminalPieces
  /// A Boolean value that indicates whether the page stands beside another one.
  let isSide: Bool
  /// The maximum number of lines of a picture.
  let imageRows: Int
  private(set) var blocks: [Block] = []
  /// The lists whose rows are not all built.
  private(set) var lists: [BuiltList] = []
  /// The labels of activities under way, which the last line of the window shows.
  private(set) var activities: [String] = []
  private var last: BlockFamily?
  private var table: Table?

  init(
    width: Int, isRoomy: Bool, words: HostWords, pieces: TerminalPieces = TerminalPieces(),
    isSide: Bool = false, imageRows: Int = 0
  ) {
    self.width = width
    self.isRoomy = isRoomy
    self.words = words
    self.pieces = pieces
    self.isSide = isSide
    self.imageRows = imageRows
  }

  mutating func add(_ elements: [Element]) {
    for element in elements { add(element) }
  }

  mutating func add(text: String, style: TextStyle = .standard) {
    add(.text(text, style: style, width: lineWidth), .text)
  }

  mutating func addGap() {
    if isRoomy, !blocks.isEmpty { blocks.append(.gap) }
    last = nil
  }

  mutating func add(button: ButtonLayout) { add(.buttons([button], width: width), .button) }

  private mutating func add(_ element: Element) {
    switch element.kind {
    case .text(let text, let role):
      add(
        .text(text, style: BlockBuilder.style(of: role), width: lineWidth),
        role == .heading ? .heading : .text)
    case .button: if let face = ButtonLayout(element) { add(button: face) }
    case .field(let value):
      let field = FieldLayout(id: element.id, value: value, words: words)
      add(.field(field, width: width), value.kind == .toggle ? .toggle : .field)
    case .list(let header, let rows, let layout):
      return add(list: element, header, rows, CardGrid(layout, width: width))
    case .table(let columns): return add(table: element, columns)
    case .section(let header, let footer): return add(section: element, header, footer)
    case .link(let label): add(button: ButtonLayout(link: element, label, width: width))
    case .emptyState(let value): return add(emptyState: element, value)
    case .row(let value): return add(row: element, value)
    case .activity(let label): activities.append(label)
    case .progress(let value):
      add(text: "\(value.label) \(value.percentage)")
      add(text: value.bar(width: width))
    case .image(let value): add(image: value, element)
    case .line: return add(line: element.children)
    case .schedule(let weekdays, let leading, let today, let isMonth):
      let month = ScheduleMonth(weekdays, leading, today, element, width: width)
      return add(month: isMonth ? month : nil, element.children.map { ScheduleDay($0) })
    case .label, .metric, .chart: addDrawing(of: element)
    case .native(let piece): return add(piece, children: element.children)
    }
    add(element.children)
  }

  private mutating func add(row element: Element, _ value: RowValue) {
    var row = RowLayout(element, value)
    switch table {
    case .columns(let layout)?: row.table = layout
    case .rows(let columns)?:
      row = RowLayout(
        target: row.target, value: value.withoutColumns(columns), actions: row.actions,
        hasCellsInDetail: true)
    case nil: row.isOneLine = isSide
    }
    add(.row(row, width: width), .row)
  }

  /// Adds a table with columns, or if they do not fit, a line of buttons that sort the table, over
  /// a list.
  private mutating func add(table element: Element, _ columns: [TableColumn]) {
    let rows = element.children.flatMap(\.children).compactMap { row -> RowLayout? in
      guard case .row(let value) = row.kind else { return nil }
      return RowLayout(row, value)
    }
    let buttons = element.children.filter { $0.kind.isButton }
    if let layout = TableLayout(columns, rows: rows, width: width) {
      add(.head(TableHead(layout, buttons: buttons)), .heading)
      if isRoomy { blocks.append(.rule) }
      table = .columns(layout)
    } else {
      let faces = zip(buttons, columns.filter(\.isSortable)).map {
        ButtonLayout(target: .element($0.id), text: "[\($1.face)]")
      }
      if !faces.isEmpty { add(.buttons(faces, width: width), .heading) }
      table = .rows(columns)
    }
    add(element.children.filter { !$0.kind.isButton })
    table = nil
  }

  /// Adds the drawing of a native piece, or its fallback if no drawing is registered.
  private mutating func add(_ piece: NativeValue, children: [Element]) {
    if let lines = pieces.lines(of: piece, columns: width) {
      add(.drawing(lines.map { [Run(column: 0, text: $0)] }), .figure)
    } else if children.isEmpty {
      add(text: piece.label)
    } else {
      add(children)
    }
  }

  /// Adds a picture over its label, or if the terminal shows no pictures, a sign with the label.
  private mutating func add(image value: ImageValue, _ element: Element) {
    let room = CellSize(columns: width, rows: imageRows)
    guard let block = pieces.images.block(of: value, in: room) else {
      return addDrawing(of: element)
    }
    add(Block(kind: .image(block), height: block.size.rows, stops: []), .figure)
    guard let label = value.label, !label.isEmpty else { return }
    blocks.append(.text(label, style: TextStyle(dim: true), width: lineWidth))
  }

  private mutating func addDrawing(of element: Element) {
    let drawing = Drawing(of: element, width: width, isRoomy: isRoomy, words: words.labels)
    if let drawing { add(.drawing(drawing.lines), drawing.family) }
  }

  private mutating func add(section: Element, _ header: String?, _ footer: String?) {
    if let header {
      add(.text(header, style: TextStyle(bold: true), width: lineWidth), .heading)
    }
    add(section.children)
    if let footer { add(.text(footer, style: TextStyle(dim: true), width: lineWidth), .footer) }
  }

  /// Adds a placeholder for a list without rows, with gaps around it.
  private mutating func add(emptyState: Element, _ value: EmptyStateValue) {
    let title = Block.text(value.title, style: TextStyle(bold: true), width: lineWidth)
    if isRoomy, let sign = value.symbol?.shownSign {
      add(.text(sign, width: lineWidth), .emptyState)
      blocks.append(title)
    } else {
      add(title, .emptyState)
    }
    if let message = value.message {
      blocks.append(.text(message, style: TextStyle(dim: true), width: lineWidth))
    }
    add(emptyState.children)
    last = .emptyState
  }

  /// Adds a list. Each line of unbuilt rows counts as one line.
  private mutating func add(
    list: Element, _ header: String?, _ rows: RowWindow, _ grid: CardGrid
  ) {
    if let header {
      add(.text(header, style: TextStyle(bold: true), width: lineWidth), .heading)
    }
    let (built, all) = (grid.lines(of: rows.range), grid.lines(of: 0..<rows.total))
    if built.lowerBound > 0 { add(.unbuilt(lines: 0..<built.lowerBound), .row) }
    if !list.children.isEmpty { separate(.row) }
    let first = blocks.count
    if grid.across == 1 {
      add(list.children)
    } else {
      for line in built { add(cards: list.children, rows, grid.rows(in: line), grid) }
    }
    if built.upperBound < all.upperBound {
      add(.unbuilt(lines: built.upperBound..<all.upperBound), .row)
    }
    if !rows.isWhole {
      lists.append(BuiltList(id: list.id, rows: rows, grid: grid, firstBlock: first))
    }
  }

  /// Adds the built rows in a line of a grid.
  private mutating func add(
    cards: [Element], _ window: RowWindow, _ indices: Range<Int>, _ grid: CardGrid
  ) {
    let built = indices.clamped(to: window.range)
    let rows = built.compactMap { index -> RowLayout? in
      let place = index - window.range.lowerBound
      guard cards.indices.contains(place), case .row(let value) = cards[place].kind else {
        return nil
      }
      var row = RowLayout(cards[place], value)
      row.isCard = true
      return row
    }
    let line = CardLine(grid: grid, first: built.lowerBound - indices.lowerBound, rows: rows)
    add(.cards(line), .row)
  }

  mutating func add(_ block: Block, _ family: BlockFamily) {
    separate(family)
    blocks.append(block)
  }

  /// Adds the gap before a block of this family, if it needs one.
  private mutating func separate(_ family: BlockFamily) {
    if let last, isRoomy, BlockBuilder.gap(between: last, and: family) { blocks.append(.gap) }
    last = family
  }

  private static func gap(between first: BlockFamily, and second: BlockFamily) -> Bool {
    if first == .heading || second == .footer { return second == .emptyState }
    return first != second || [.field, .heading, .figure, .emptyState].contains(second)
  }

  static func style(of role: TextRole) -> TextStyle {
    switch role {
    case .body: .standard
    case .heading, .figure: TextStyle(bold: true)
    case .secondary: TextStyle(dim: true)
    case .error: TextStyle(foreground: .red)
    }
  }
}
