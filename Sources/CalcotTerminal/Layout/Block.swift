import Calcot
import CalcotContent

/// A part of a page, as wide as the page and some lines high.
struct Block: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case gap
    case rule
    case lines([String], TextStyle)
    /// A drawing that cannot have the focus, such as a chart.
    indirect case drawing([[Run]])
    indirect case image(ImageBlock)
    case bar(BarLayout)
    case tabs(TabBarLayout)
    case buttons([ButtonLayout])
    case row(RowLayout)
    indirect case cards(CardLine)
    indirect case tableHead(TableHead)
    // NB: indirect, since a page has many blocks of which few are fields.
    indirect case field(FieldLayout)
    /// The lines of list rows that are not built.
    case unbuilt(Range<Int>)
    case native
  }

  let kind: Kind
  let height: Int
  let stops: [BlockStop]

  /// A Boolean value that indicates whether the block has rows of a list.
  var isRow: Bool {
    switch kind {
    case .row, .cards: true
    default: false
    }
  }

  /// The rows in the block: one, or several side by side as cards.
  var rows: [RowLayout] {
    switch kind {
    case .row(let row): [row]
    case .cards(let line): line.rows
    default: []
    }
  }

  /// The buttons of a navigation bar, without the exit button, or of a line of buttons.
  var buttons: [ButtonLayout] {
    switch kind {
    case .bar(let bar): bar.buttons
    case .buttons(let faces): faces
    default: []
    }
  }

  /// A Boolean value that indicates whether arrows move between the stops and Tab leaves the block.
  var isOneRegion: Bool {
    switch kind {
    case .bar, .tabs, .row, .cards, .buttons, .tableHead: true
    default: false
    }
  }

  /// A Boolean value that indicates whether Left and Right move through all stops of the block,
  /// across its lines.
  var isOneGroup: Bool { if case .row = kind { true } else { false } }

  /// Returns the row that is the target, or whose action is the target.
  func row(with target: FocusTarget?) -> RowLayout? {
    rows.first { row in row.target == target || row.actions.contains { $0.target == target } }
  }

  static let gap = Block(kind: .gap, height: 1, stops: [])
  static let rule = Block(kind: .rule, height: 1, stops: [])

  static func text(_ text: String, style: TextStyle = .standard, width: Int) -> Block {
    let lines = TextLayout.wrapped(text, to: width)
    return Block(kind: .lines(lines, style), height: lines.count, stops: [])
  }

  static func drawing(_ lines: [[Run]]) -> Block {
    Block(kind: .drawing(lines), height: lines.count, stops: [])
  }

  static func buttons(_ faces: [ButtonLayout], width: Int) -> Block {
    let lines = ButtonFlow.lines(of: faces, width: width)
    return Block(
      kind: .buttons(faces), height: lines.count,
      stops: lines.enumerated().flatMap { line, places in places.map { $0.face.stop(line: line) } })
  }

  /// Returns the line of a target, or that of the caret in its field.
  ///
  /// - Parameters:
  ///   - line: The line of the target.
  ///   - top: The first line of the block.
  func line(
    of target: FocusTarget, at line: Int, top: Int, caret: Int?, width: Int
  ) -> Int {
    guard let caret, case .field(let field) = kind, target == field.target else { return line }
    return top + field.control(width).line(ofCaret: caret)
  }

  static func row(_ row: RowLayout, width: Int) -> Block {
    let (height, stops) = row.extent(width: width)
    return Block(kind: .row(row), height: height, stops: stops)
  }

  static func cards(_ line: CardLine) -> Block {
    let (height, stops) = line.extent
    return Block(kind: .cards(line), height: height, stops: stops)
  }

  static func head(_ head: TableHead) -> Block {
    Block(kind: .tableHead(head), height: 1, stops: head.stops)
  }

  static func field(_ field: FieldLayout, width: Int) -> Block {
    var field = field
    if case .lines = field.value.kind { field.area = TextArea(field.value.text, width: width) }
    let control = field.control(width)
    return Block(
      kind: .field(field), height: control.height + field.complaintLines(width).count,
      stops: control.stops)
  }

  static func unbuilt(lines: Range<Int>) -> Block {
    Block(kind: .unbuilt(lines), height: lines.count, stops: [])
  }

  static func native(height: Int) -> Block {
    Block(
      kind: .native, height: height, stops: [BlockStop(target: .native, line: 0, isEnabled: true)])
  }
}
