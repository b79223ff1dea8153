import Calcot
import CalcotContent

/// The line at the bottom that lists the available keys.
enum KeyHints {
  /// Returns as many hints as fit; the one for quitting is dropped last.
  static func text(for composition: Composition, state: TerminalState, width: Int) -> String {
    let panel = composition.scene.panel
    var hints =
      panel.map { panelHints($0, composition.scene.words) }
      ?? hints(for: composition, focus: state.focus(in: composition))
    while hints.count > 1, DisplayWidth.of(hints.joined(separator: "  ")) > width {
      hints.remove(at: hints.count - 2)
    }
    return TextLayout.truncated(hints.joined(separator: "  "), to: width)
  }

  private static func hints(for composition: Composition, focus: FocusTarget?) -> [String] {
    let words = composition.scene.words
    var hints = containerHints(in: composition)
    if let page = composition.active?.page {
      switch focus {
      case nil, .prompt?: break
      case .native?: hints.append("Enter \(words.keys.use)")
      case let target? where page.stop(target)?.isEnabled != true: break
      case let target? where page.fields[target] != nil:
        hints += page.fields[target]?.kind.hints(words) ?? []
      case .exit?: hints.append("Enter \(words.keys.leave)")
      case .branch?: hints.append("Enter \(words.keys.show)")
      case let target? where page.isCheckable(target): hints.append("Space \(words.fields.change)")
      case let target?:
        if page.isControl(target) { hints.append("Enter \(words.keys.choose)") }
      }
      if let escape = escape(in: composition.scene) { hints.append("Esc \(escape)") }
      if let tabs = tabsHint(in: composition) { hints.append(tabs) }
      if page.stops.count > 1 { hints.append("Tab \(words.keys.next)") }
      if page.lastOffset > 0 { hints.append("PgUp/PgDn \(words.keys.scroll)") }
    }
    return hints + ["Ctrl-Q \(words.keys.quit)"]
  }

  private static func escape(in scene: TerminalScene) -> String? {
    if let dialog = scene.dialog {
      return dialog.cancelIndex.map { dialog.choices[$0].label(scene.words) }
    }
    guard let pane = scene.layers.last?.arrangement.visible else { return nil }
    return pane.cancelButton?.label ?? pane.exit?.label(scene.words)
  }
}

extension FieldKind {
  /// Returns the hints for the keys that the kind takes besides those that type.
  fileprivate func hints(_ words: HostWords) -> [String] {
    let (change, done) = (words.fields.change, "Enter \(words.done)")
    switch self {
    case .line: return [done]
    case .lines: return []
    case .toggle: return ["Space \(change)"]
    case .choice(let input): return [input.allowsSeveral ? "Space \(change)" : "←/→ \(change)"]
    case .date: return ["-/+ \(change)", done]
    case .number(let input):
      return switch input.style {
      case .field: [done]
      case .stepper: ["-/+ \(change)", done]
      case .slider: ["←/→ \(change)"]
      }
    }
  }
}
