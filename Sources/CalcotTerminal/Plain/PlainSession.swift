import Calcot
package import CalcotContent

/// A session in plain text: decides what to print and interprets the lines that the user types.
package struct PlainSession: Equatable, Sendable {
  /// An action for the runner.
  package enum Reaction: Equatable, Sendable {
    case send(HostInput)
    case say(String)
    /// The user answers the app's request.
    case answer(String)
    case leave
    case quit
  }

  private var printed: String?

  package init() {}

  /// Returns the text to print now, or `nil` if it is unchanged since the last call.
  package mutating func output(for screen: PlainScreen) -> String? {
    guard screen.text != printed else { return nil }
    printed = screen.text
    return screen.text + "\n\n"
  }

  /// Interprets a line: a number with or without a text, a number with `+` or `-` for a step, `b`,
  /// `q`, or an empty line. `""` stands for an empty text.
  package func handle(_ line: String, scene: TerminalScene, screen: PlainScreen) -> Reaction {
    if scene.panel != nil { return answer(line) }
    let words = line.split(
      separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
    guard let first = words.first else { return .say(screen.text + "\n\n") }
    let rest = words.count > 1 ? String(words[1]) : nil
    if let number = Int(first) {
      return use(number, with: rest, scene: scene, screen: screen)
    }
    if rest == nil, let sign = first.last, "+-".contains(sign), let number = Int(first.dropLast()) {
      return step(number, by: sign == "+" ? 1 : -1, scene, screen)
    }
    switch first {
    case "q" where rest == nil, "quit" where rest == nil: return .quit
    case "b" where rest == nil: return leave(scene, screen)
    default:
      return .say("\(screen.words.plain.meaningless.filled(line)) \(PlainSession.help(screen))\n")
    }
  }

  /// NB: a file named `b` or `q` is entered as `./b` or `./q`.
  private func answer(_ line: String) -> Reaction {
    switch line {
    case "q": .quit
    case "b": .leave
    default: .answer(line)
    }
  }

  private func use(
    _ number: Int, with text: String?, scene: TerminalScene, screen: PlainScreen
  ) -> Reaction {
    guard let control = screen.control(number) else {
      return .say(PlainSession.noSuch(number, screen))
    }
    switch (control.use, scene.layers.last?.screen) {
    case (.choose(let index, let dialog), _) where text == nil:
      return .send(.choose(index, in: dialog))
    case (.select(let index, let container), _) where text == nil:
      return .send(.select(index, in: container))
    case (.message(let message), _) where text == nil: return .send(.useMessage(message))
    case (.activate(let id), let top?) where text == nil: return .send(.activate(id, in: top))
    case (.showRows(let rows, let list), let top?) where text == nil:
      return .send(.showRows(rows, of: list, in: top))
    case (.change(let id, let value), let top?) where text == nil:
      return .send(.edit(id, text: value, in: top))
    case (.field(let id, let field), let top?):
      guard let text else { return .send(.submit(id, in: top)) }
      let typed = text == "\"\"" ? "" : PlainScreen.text(typed: text, in: field.kind)
      return .send(.edit(id, text: typed, in: top))
    default:
      return .say(screen.words.plain.takesNoText.filled(control.label, number) + "\n")
    }
  }

  /// Changes the numbered control, a number or a date, by a step.
  private func step(
    _ number: Int, by steps: Int, _ scene: TerminalScene, _ screen: PlainScreen
  ) -> Reaction {
    guard let control = screen.control(number) else {
      return .say(PlainSession.noSuch(number, screen))
    }
    guard case .field(let id, let field) = control.use, field.kind.hasSteps,
      let top = scene.layers.last?.screen
    else { return .say(screen.words.plain.noSteps.filled(control.label) + "\n") }
    guard let text = field.kind.text(field.text, movedBy: steps) else {
      return .say(screen.words.plain.lastStep.filled(control.label) + "\n")
    }
    return .send(.edit(id, text: text, in: top))
  }

  private func leave(_ scene: TerminalScene, _ screen: PlainScreen) -> Reaction {
    if let dialog = scene.dialog {
      guard let index = dialog.cancelIndex else {
        let answer = screen.words.plain.mustBeAnswered.filled(dialog.title)
        return .say("\(answer) \(PlainSession.help(screen))\n")
      }
      return .send(.choose(index, in: dialog.id))
    }
    guard let layer = scene.layers.last, let input = layer.exitInput else {
      return .say("\(screen.words.plain.noWayBack) \(PlainSession.help(screen))\n")
    }
    return layer.exit?.blockedBy.map { .say($0 + "\n") } ?? .send(input)
  }

  private static func noSuch(_ number: Int, _ screen: PlainScreen) -> String {
    "\(screen.words.plain.noSuchNumber.filled(number)) \(help(screen))\n"
  }

  private static func help(_ screen: PlainScreen) -> String {
    let words = screen.words.plain
    let count = screen.controls.count
    let numbers: String? =
      switch count {
      case 0: nil
      case 1: words.useOne.filled(screen.controls[0].label)
      default: words.useMany.filled(count)
      }
    let parts = [
      numbers,
      screen.first { _ in true }.map { words.fill.filled($0, $1) },
      screen.first(where: \.isOfSeveralLines).map { words.lineBreak.filled($1) },
      screen.first(where: \.hasSteps).map { words.step.filled($0, $1) },
      words.back, words.quit, words.print,
    ]
    return words.help.filled(parts.compactMap { $0 }.joined(separator: ", "))
  }
}

extension PlainScreen {
  /// Returns the control with a number, or `nil` if there is none.
  fileprivate func control(_ number: Int) -> Control? {
    number > 0 && number <= controls.count ? controls[number - 1] : nil
  }

  /// Returns the number and the label of the first field whose kind meets a condition.
  fileprivate func first(where isMeant: (FieldKind) -> Bool) -> (number: Int, label: String)? {
    for (index, control) in controls.enumerated() {
      if case .field(_, let field) = control.use, isMeant(field.kind) {
        return (index + 1, control.label)
      }
    }
    return nil
  }
}

extension FieldKind {
  /// A Boolean value that indicates whether values of the kind have a next and a previous one.
  fileprivate var hasSteps: Bool {
    switch self {
    case .number, .date: true
    case .line, .lines, .toggle, .choice: false
    }
  }

  fileprivate var isOfSeveralLines: Bool { if case .lines = self { true } else { false } }
}
