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

  /// A position in the block that the focus can take.
  struct Stop: Equatable, Sendable {
    let target: FocusTarget
    /// The line of the block that must be visible when the stop has the focus.
    let line: Int
    let isEnabled: Bool
    /// The index of the stop's card among those side by side.
    var card = 0
  }

  let kind: Kind
  let height: Int
  let stops: [Stop]

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

  /// A Boolean value that indicates whether arrows move between the stops and Tab leaves the block.
  var isOneRegion: Bool {
    switch kind {
    case .bar, .tabs, .row, .cards, .buttons, .tableHead: true
    default: false
    }
  }

  /// A Boolean value that indicates whether Left and Right move through all stops, whatever lines
  /// they are in.
  var isOneGroup: Bool { if case .row = kind { true } else { false } }

  /// Returns the row that a target is or whose action it is.
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

  /// Returns the line of a stop, or that of the caret in its field.
  func line(of stop: Page.Stop, top: Int, caret: Int?, width: Int) -> Int {
    guard let caret, case .field(let field) = kind, stop.target == field.target else {
      return stop.line
    }
    return top + field.control(width).line(ofCaret: caret)
  }

  static func unbuilt(lines: Range<Int>) -> Block {
    Block(kind: .unbuilt(lines), height: lines.count, stops: [])
  }

  static func native(height: Int) -> Block {
    Block(
      kind: .native, height: height, stops: [Stop(target: .native, line: 0, isEnabled: true)])
  }
}

/// The layout of a button.
struct ButtonLayout: Equatable, Sendable {
  let target: FocusTarget
  let text: String
  var style = TextStyle.standard
  var isEnabled = true
  /// A Boolean value that indicates whether the button may have a letter as its key.
  var takesLetter = true
  /// The letter that the app has chosen as the button's key.
  var mnemonic: Character?
  /// A Boolean value that indicates whether the button refreshes the content.
  var refreshes = false

  /// The label without brackets.
  var name: String { Self.name(of: text) }

  /// Returns the label of a button without brackets.
  static func name(of text: String) -> String {
    text.hasPrefix("[") && text.hasSuffix("]") ? String(text.dropFirst().dropLast()) : text
  }

  func stop(line: Int) -> Block.Stop {
    Block.Stop(target: target, line: line, isEnabled: isEnabled)
  }

  func run(column: Int, width: Int, focus: FocusTarget?) -> Run {
    let style = isEnabled ? style : TextStyle(dim: true)
    return Run(
      column: column, text: TextLayout.truncated(text, to: width),
      style: style.focused(focus == target), target: target)
  }
}

/// A layout that places buttons side by side and wraps them to further lines.
enum ButtonFlow {
  struct Place: Equatable {
    let face: ButtonLayout
    let column: Int
    let width: Int
  }

  static func lines(of faces: [ButtonLayout], width: Int, indentation: Int = 0) -> [[Place]] {
    var lines: [[Place]] = []
    var column = indentation
    for face in faces {
      let needed = min(DisplayWidth.of(face.text), max(width - indentation, 0))
      if lines.isEmpty || column + needed > width {
        lines.append([])
        column = indentation
      }
      lines[lines.count - 1].append(Place(face: face, column: column, width: needed))
      column += needed + 1
    }
    return lines
  }

  /// Returns the width of buttons in one line.
  static func width(of faces: [ButtonLayout]) -> Int {
    faces.reduce(-1) { $0 + DisplayWidth.of($1.text) + 1 }
  }
}
