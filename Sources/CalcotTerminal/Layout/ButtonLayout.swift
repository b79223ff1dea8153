import Calcot
import CalcotContent

/// The source of the letter that uses a button.
enum LetterSource: Equatable, Sendable {
  /// The first letter of the label.
  case label
  /// The letter of all actions that destroy, which Del stands for, too.
  case destruction
  case none
}

/// The layout of a button.
struct ButtonLayout: Equatable, Sendable {
  let target: FocusTarget
  let text: String
  var style = TextStyle.standard
  var isEnabled = true
  /// The source of the button's letter where the app has chosen none.
  var letterSource = LetterSource.label
  /// The letter that the app has chosen as the button's key.
  var mnemonic: Character?
  /// A Boolean value that indicates whether the button refreshes the content.
  var refreshes = false
  /// A Boolean value that indicates whether the button is its screen's main one.
  var isMain = false
  /// A Boolean value that indicates whether the button is a text among buttons.
  var isText = false

  /// A Boolean value that indicates whether the button's letter uses it without a second press.
  var actsAtOnce: Bool { mnemonic != nil || refreshes }

  /// The label without brackets.
  var name: String { Self.name(of: text) }

  /// Returns the label of a button without brackets.
  static func name(of text: String) -> String {
    text.hasPrefix("[") && text.hasSuffix("]") ? String(text.dropFirst().dropLast()) : text
  }

  func stop(line: Int) -> BlockStop {
    BlockStop(target: target, line: line, isEnabled: isEnabled)
  }

  func run(column: Int, width: Int, focus: FocusTarget?) -> Run {
    // NB: what refreshes is disabled for a moment after each letter of a search, and would flicker;
    // the last line shows what is under way.
    let style = isEnabled || refreshes || isText ? style : TextStyle(dim: true)
    return Run(
      column: column, text: TextLayout.truncated(text, to: width),
      style: style.focused(focus == target), target: isText ? nil : target)
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

extension ButtonLayout {
  /// Creates the layout of a button element, or returns `nil` for any other element.
  init?(_ element: Element, showsSymbol: Bool = true) {
    guard case .button(let button) = element.kind else { return nil }
    let sign = showsSymbol ? button.symbol?.shownSign.map { $0 + " " } ?? "" : ""
    self.init(
      target: .element(element.id), text: "[\(sign)\(button.label)]",
      style: TextStyle(button.role), isEnabled: button.isEnabled,
      letterSource: button.role == .destructive ? .destruction : .label, mnemonic: button.mnemonic,
      refreshes: button.role == .refresh, isMain: button.role == .main)
  }

  /// Creates the layout of a link, with a sign for a place in the app or for an address outside.
  init(link: Element, _ label: String, width: Int) {
    let sign = link.address == nil ? " ›" : " ↗"
    self.init(
      target: .element(link.id), text: TextLayout.truncated(label, to: max(width - 2, 1)) + sign,
      style: TextStyle(underline: true, link: link.address))
  }

  /// Creates the layout of a text among buttons.
  init(_ text: String, of element: ElementID, style: TextStyle = .standard) {
    self.init(
      target: .element(element), text: text, style: style, isEnabled: false, letterSource: .none,
      isText: true)
  }

  init(_ exit: TerminalScene.Exit, _ words: HostWords) {
    self.init(
      target: .exit, text: "\(exit.sign) \(exit.label(words))", isEnabled: exit.blockedBy == nil)
  }
}

extension TextStyle {
  init(_ role: ActionRole) {
    switch role {
    case .main: self.init(bold: true)
    case .destructive: self.init(foreground: .red)
    case .normal, .cancel, .refresh: self.init()
    }
  }
}
