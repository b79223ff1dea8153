import Calcot
import CalcotContent

/// The text of the last line: the keys that have an effect now, the focused element's first.
enum KeyHints {
  private static let widestTitle = 16

  /// Returns as many hints as fit; the first one and those for all keys and for quitting are dropped last. The
  /// letters of the screen's actions have their names if all of them fit, otherwise they stand together.
  static func text(for composition: Composition, state: TerminalState, width: Int) -> String {
    let words = composition.scene.words
    var hints =
      switch (composition.scene.panel, state.overlay) {
      case (let panel?, _): panelHints(panel, words)
      case (nil, .help?): ["↑/↓ \(words.keys.scroll)", "Esc \(words.buttons.close)"]
      case (nil, .palette?): ["Enter \(words.keys.choose)", "Esc \(words.buttons.close)"]
      case (nil, nil): hints(for: composition, focus: state.focus(in: composition))
      }
    if state.finder != nil, state.overlay == nil, composition.scene.panel == nil {
      hints.removeAll { $0.hasPrefix("Esc ") }
      hints = ["n/N \(words.keys.nextHit)", "Esc \(words.buttons.close)"] + hints
    }
    let isOnScreen = state.overlay == nil && composition.scene.panel == nil
    let kept = isOnScreen ? 2 : 1
    let actions = isOnScreen ? letters(of: composition, focus: state.focus(in: composition)) : []
    let named = actions.map { "\($0) \($1)" }
    guard columns(of: hints + named) > width else {
      hints.insert(contentsOf: named, at: max(hints.count - kept, 0))
      return hints.joined(separator: "  ")
    }
    let together = actions.map { String($0.letter) }.joined(separator: "/")
    let more = together.isEmpty ? [] : ["\(together) \(words.buttons.more)"]
    while hints.count > kept + 1, columns(of: hints + more) > width {
      hints.remove(at: hints.count - kept - 1)
    }
    if columns(of: hints + more) <= width {
      hints.insert(contentsOf: more, at: max(hints.count - kept, 0))
    }
    while !hints.isEmpty, columns(of: hints) > width {
      hints.remove(at: hints.count > kept ? 0 : hints.count - 1)
    }
    return hints.joined(separator: "  ")
  }

  private static func columns(of hints: [String]) -> Int {
    DisplayWidth.of(hints.joined(separator: "  "))
  }

  private static func hints(for composition: Composition, focus: FocusTarget?) -> [String] {
    let words = composition.scene.words
    func hint(_ command: Command, _ word: String) -> [String] {
      composition.isAvailable(command, focus: focus) ? ["\(KeyMap.key(of: command)) \(word)"] : []
    }
    var hints = focusHints(composition, focus)
    let answers = composition.answers
    hints += answers.filter { $0.letter == "y" }.map { "y \($0.label)" }
    if let back = composition.wayBack {
      let no = answers.contains { $0.letter == "n" } ? "n/" : ""
      hints += hint(.back, back).map { no + $0 }
    }
    if let page = composition.active?.page, let focus { hints += actionHints(page, focus) }
    if let side = composition.arrangement?.nextSide {
      let title = TextLayout.truncated(side.pane.body.title, to: widestTitle)
      hints += hint(.otherSide, title.isEmpty ? words.keys.otherSide : title)
    }
    let isInText = composition.active?.page.isText(focus) == true
    hints += branchHint(composition, isInText: isInText)
    if composition.active?.page.searchField != nil, !isInText {
      hints += hint(.search, words.keys.search)
    }
    hints += hint(.nextRegion, words.keys.next)
    if (composition.active?.page.lastOffset ?? 0) > 0 {
      let keys = "\(KeyMap.key(of: .pageUp))/\(KeyMap.key(of: .pageDown))"
      hints.append("\(keys) \(words.keys.scroll)")
    }
    let help = isInText ? Key.function(1).name : KeyMap.key(of: .help)
    return hints + ["\(help) \(words.keys.help)"] + hint(.quit, words.keys.quit)
  }

  /// Returns the hints for the focused element.
  private static func focusHints(_ composition: Composition, _ focus: FocusTarget?) -> [String] {
    let words = composition.scene.words
    let use = KeyMap.key(of: .use)
    guard let page = composition.active?.page, let focus else { return [] }
    switch focus {
    case .prompt: return []
    case .native: return ["\(use) \(words.keys.use)"]
    case _ where page.stop(focus)?.isEnabled != true: return []
    case _ where page.fields[focus] != nil: return page.fields[focus]?.hints(words) ?? []
    case .exit: return ["\(use) \(words.keys.leave)"]
    case .branch: return ["\(use) \(words.keys.show)"]
    case _ where page.isCheckable(focus):
      return ["\(KeyMap.key(of: .check)) \(words.fields.change)"]
    default: return page.isControl(focus) ? ["\(use) \(words.keys.choose)"] : []
    }
  }

  /// Returns the hints for the actions of the focused row: behind the way back, which is told longer.
  private static func actionHints(_ page: Page, _ focus: FocusTarget) -> [String] {
    guard let row = page.stop(focus).flatMap({ page.block(of: $0).row(with: focus) }) else {
      return []
    }
    return row.actions.compactMap { action in
      page.mnemonics.letters[action.text].map { "\($0) \(action.name)" }
    }
  }

  /// Returns the actions of the screen that a letter uses now.
  private static func letters(
    of composition: Composition, focus: FocusTarget?
  ) -> [(letter: Character, name: String)] {
    guard let page = composition.active?.page, !page.isText(focus), composition.answers.isEmpty
    else { return [] }
    var named: Set<Character> = []
    // NB: what refreshes is disabled for a moment after each letter of a search, and would flicker.
    let buttons = page.pageButtons.filter { $0.isEnabled || $0.refreshes }.compactMap { button in
      page.mnemonics.letters[button.text].map { ($0, button.name) }
    }
    return ([composition.messageAction(focus: focus)].compactMap { $0 } + buttons)
      // NB: an action may stand twice, such as in the bar and beside an empty list.
      .filter { named.insert($0.0).inserted }
  }

  private static func branchHint(_ composition: Composition, isInText: Bool) -> [String] {
    guard let bar = composition.switchedBar, let digits = composition.branchKeys else { return [] }
    let words = composition.scene.words.keys
    let keys = isInText ? "Alt-\(digits)" : digits
    return ["\(keys) \(bar.kind == .pages ? words.page : words.switchTab)"]
  }
}

extension FieldKind {
  /// A Boolean value that indicates whether letters are typed into a field of the kind.
  var isText: Bool {
    switch self {
    case .line, .lines, .date, .number: true
    case .toggle, .choice: false
    }
  }

}

extension FieldValue {
  /// Returns the hints for the keys that the field handles besides typing.
  fileprivate func hints(_ words: HostWords) -> [String] {
    let isDone = submits || kind == .line(.search)
    let change = words.fields.change
    let done = isDone ? ["Enter \(words.buttons.done)"] : []
    switch kind {
    case .line: return done
    case .lines: return []
    case .toggle: return ["Space \(change)"]
    case .choice(let input): return [input.allowsSeveral ? "Space \(change)" : "←/→ \(change)"]
    case .date: return ["-/+ \(change)"] + done
    case .number(let input):
      return switch input.style {
      case .field: done
      case .stepper: ["-/+ \(change)"] + done
      case .slider: ["←/→ \(change)"]
      }
    }
  }
}
