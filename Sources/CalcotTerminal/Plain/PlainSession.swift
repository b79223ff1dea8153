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

  /// Interprets a line: a number with or without a text, `b`, `q`, or an empty line.
  package func handle(_ line: String, scene: TerminalScene, screen: PlainScreen) -> Reaction {
    if scene.panel != nil { return answer(line) }
    let words = line.split(
      separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
    guard let first = words.first else { return .say(screen.text + "\n\n") }
    let rest = words.count > 1 ? String(words[1]) : nil
    if let number = Int(first) {
      return use(number, with: rest, scene: scene, screen: screen)
    }
    switch first {
    case "q" where rest == nil: return .quit
    case "b" where rest == nil: return leave(scene, screen)
    default: return .say("\"\(line)\" means nothing here. \(PlainSession.help(screen))\n")
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
    guard screen.controls.indices.contains(number - 1) else {
      return .say("There is no \(number). \(PlainSession.help(screen))\n")
    }
    let control = screen.controls[number - 1]
    switch (control.use, scene.layers.last?.screen) {
    case (.choose(let index, let dialog), _) where text == nil:
      return .send(.choose(index, in: dialog))
    case (.select(let index, let container), _) where text == nil:
      return .send(.select(index, in: container))
    case (.message(let message), _) where text == nil: return .send(.useMessage(message))
    case (.activate(let id), let top?) where text == nil: return .send(.activate(id, in: top))
    case (.showRows(let rows, let list), let top?) where text == nil:
      return .send(.showRows(rows, of: list, in: top))
    case (.field(let id), let top?):
      return .send(text.map { .edit(id, text: $0, in: top) } ?? .submit(id, in: top))
    default:
      return .say("\"\(control.label)\" takes no text: type only \(number).\n")
    }
  }

  private func leave(_ scene: TerminalScene, _ screen: PlainScreen) -> Reaction {
    if let dialog = scene.dialog {
      guard let index = dialog.cancelIndex else {
        return .say("\"\(dialog.title)\" must be answered. \(PlainSession.help(screen))\n")
      }
      return .send(.choose(index, in: dialog.id))
    }
    guard let layer = scene.layers.last, let input = layer.exitInput else {
      return .say("There is no way back from here. \(PlainSession.help(screen))\n")
    }
    return layer.exit?.blockedBy.map { .say($0 + "\n") } ?? .send(input)
  }

  private static func help(_ screen: PlainScreen) -> String {
    let count = screen.controls.count
    let numbers: String? =
      switch count {
      case 0: nil
      case 1: "1 uses \"\(screen.controls[0].label)\""
      default: "1 to \(count) use what has that number"
      }
    let field = screen.controls.firstIndex {
      if case .field = $0.use { true } else { false }
    }
    let filling = field.map { "\"\($0 + 1) some text\" fills \(screen.controls[$0].label)" }
    let parts = [numbers, filling, "b goes back", "q quits", "an empty line prints the screen"]
    return "Type a line: " + parts.compactMap { $0 }.joined(separator: ", ") + "."
  }
}
