import CalcotContent

/// The table of all keys, with their commands and their names in the hints and the list of keys.
enum KeyMap {
  /// Keys that are pressed one after the other.
  typealias Stroke = [Key]

  /// A command with its strokes, of which the first is shown in the last line.
  struct Binding: Sendable {
    let command: Command
    let strokes: [Stroke]
    /// The name of the command in the list of all keys.
    let name: @Sendable (HostWords) -> String
    /// A Boolean value that indicates whether strokes that type nothing also work in a text.
    let worksInText: Bool

    init(
      _ command: Command, _ strokes: Stroke..., inText: Bool = false,
      name: @escaping @Sendable (HostWords) -> String
    ) {
      (self.command, self.strokes, self.name) = (command, strokes, name)
      worksInText = inText
    }
  }

  static let bindings: [Binding] = [
    Binding(.use, [.enter]) { $0.keys.choose },
    Binding(.check, [.character(" ")]) { $0.fields.change },
    Binding(.back, [.escape], [.character("q")], [.backspace], inText: true) { $0.buttons.back },
    Binding(.main, [.control("s")], inText: true) { $0.buttons.save },
    Binding(.search, [.character("/")]) { $0.keys.search },
    Binding(.jump, [.character("'")]) { $0.keys.jump },
    Binding(.refresh, [.function(5)], inText: true) { $0.keys.refresh },
    Binding(.palette, [.control("p")], [.character(":")], inText: true) { $0.keys.palette },
    Binding(.nextRegion, [.tab], inText: true) { $0.keys.next },
    Binding(.previousRegion, [.backTab], inText: true) { $0.keys.previous },
    Binding(.up, [.up], [.character("k")]) { $0.keys.up },
    Binding(.down, [.down], [.character("j")]) { $0.keys.down },
    Binding(.left, [.left], [.character("h")]) { $0.keys.left },
    Binding(.right, [.right], [.character("l")]) { $0.keys.right },
    Binding(.pageUp, [.pageUp], [.control("b")]) { $0.keys.pageUp },
    Binding(.pageDown, [.pageDown], [.control("f")]) { $0.keys.pageDown },
    Binding(.halfPageUp, [.control("u")]) { $0.keys.halfPageUp },
    Binding(.halfPageDown, [.control("d")]) { $0.keys.halfPageDown },
    Binding(.first, [.home], [.character("g"), .character("g")]) { $0.keys.first },
    Binding(.last, [.end], [.character("G")]) { $0.keys.last },
    Binding(.previousBranch, [.character("[")]) { $0.keys.previousTab },
    Binding(.nextBranch, [.character("]")]) { $0.keys.nextTab },
    Binding(.otherSide, [.control("o")], inText: true) { $0.keys.otherSide },
    Binding(.help, [.character("?")], [.function(1)], inText: true) { $0.keys.help },
    Binding(.repaint, [.control("l")], inText: true) { $0.keys.repaint },
    Binding(.suspend, [.control("z")], inText: true) { $0.keys.suspend },
    Binding(.quit, [.control("q")], [.control("c")], inText: true) { $0.keys.quit },
  ]

  /// The meaning of a stroke.
  enum Meaning: Equatable {
    case command(Command)
    /// The keys are the beginning of a stroke that has a meaning.
    case beginning
  }

  /// Returns the meaning of a stroke, or `nil` if it has none.
  ///
  /// - Parameter inText: A Boolean value that indicates whether a text field has the focus, which
  ///   handles letters and Backspace itself.
  static func meaning(of stroke: Stroke, inText: Bool) -> Meaning? {
    switch stroke.first {
    case .alt(let digit) where digit.isNumber: return .command(.branch(digit))
    case .character(let digit) where !inText && ("1"..."9").contains(digit):
      return .command(.branch(digit))
    default: break
    }
    for binding in bindings where !inText || binding.worksInText {
      for one in binding.strokes where !inText || !one.contains(where: \.isTyped) {
        if one == stroke { return .command(binding.command) }
        if one.starts(with: stroke) { return .beginning }
      }
    }
    return nil
  }

  /// Returns the commands of one of some strokes, each with the names of those that have a meaning.
  ///
  /// - Parameter inText: A Boolean value that indicates whether a text field has the focus.
  static func commands(inText: Bool) -> [(binding: Binding, strokes: [String])] {
    bindings.compactMap { binding in
      let strokes = binding.strokes.filter { stroke in
        !inText || binding.worksInText && !stroke.contains(where: \.isTyped)
      }
      return strokes.isEmpty ? nil : (binding, strokes.map(\.name))
    }
  }

  /// Returns the displayed name of a command's first stroke.
  static func key(of command: Command) -> String {
    bindings.first { $0.command == command }?.strokes.first?.name ?? ""
  }

  /// The letters of commands, which no action gets as its key.
  static let letters = Set(
    bindings.flatMap(\.strokes).compactMap { stroke -> Character? in
      guard case .character(let letter)? = stroke.first else { return nil }
      return letter
    })
}

extension KeyMap.Stroke {
  /// The name of the stroke, as on a keyboard.
  var name: String { map(\.name).joined() }
}

extension Key {
  /// The name of the key, as on a keyboard.
  var name: String {
    switch self {
    case .character(" "): "Space"
    case .character(let character): String(character)
    case .enter: "Enter"
    case .escape: "Esc"
    case .tab: "Tab"
    case .backTab: "Shift-Tab"
    case .backspace: "Backspace"
    case .delete: "Del"
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .wordLeft: "Ctrl-←"
    case .wordRight: "Ctrl-→"
    case .control(let letter): "Ctrl-\(letter.uppercased())"
    case .shifted(let key): "Shift-\(key.name)"
    case .alt(let letter): "Alt-\(letter)"
    case .function(let number): "F\(number)"
    case .paste, .click, .drag, .wheelUp, .wheelDown: ""
    }
  }

  /// The key without Shift.
  var unshifted: Key { if case .shifted(let key) = self { key } else { self } }

  /// A Boolean value that indicates whether a text field handles the key as typing.
  fileprivate var isTyped: Bool {
    switch self {
    case .character, .backspace: true
    default: false
    }
  }
}
