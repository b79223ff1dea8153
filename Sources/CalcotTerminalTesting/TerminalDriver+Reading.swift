import Calcot
import CalcotContent
import CalcotTerminal
import CalcotTesting

/// The painted state of a control, and the signs by which the user reads it.
extension TerminalDriver {
  /// A text that the user finds in one line.
  struct Sign {
    let text: String
    let isRead: (String) -> Bool
  }

  /// Returns a Boolean value that indicates whether the user can read a text without scrolling.
  func reads(_ text: String) -> Bool { WrappedText(lines).contains(text) }

  /// Looks for a text with the wheel on each side, and with the focus along the containers' bars.
  func looks(for text: String) -> Bool {
    let isFound = (try? onAnySide { () throws(NotThere) in try scroll(to: text) }) != nil
    guard !isFound, !terminalHost.painted.places.bars.isEmpty else { return isFound }
    return (try? moveFocus(by: .tab, to: text) { _ in reads(text) }) != nil
  }

  /// Turns the wheel up to the beginning of the page, then down, then up again, until the user can
  /// read a text.
  private func scroll(to text: String) throws(NotThere) {
    for key in [Key.wheelUp, .wheelDown, .wheelUp] {
      var before: [String]
      repeat {
        if reads(text) { return }
        before = terminal.lines
        terminal.type(key)
      } while terminal.lines != before
    }
    throw NotThere(text, available: lines)
  }

  /// Returns the state that the user should read of a control, or `nil` if it has no state.
  func expectedReading(of control: Control) -> ControlReading? {
    switch control {
    case .element(let found): ControlReading(found.element)
    case .tab(let index, let container, _):
      ControlReading(badge: app?.tree.node(container)?.container?.branches[index].badge)
    case .choice, .messageAction, .named: nil
    }
  }

  /// Returns the texts from which the user reads the state of a control.
  func signs(of control: Control, _ reading: ControlReading) -> [Sign] {
    let label = control.label
    var signs = [Sign(text: label) { $0.contains(label) }]
    if let isChecked = reading.isChecked {
      let text = (isChecked ? "[x] " : "[ ] ") + label
      signs.append(Sign(text: text) { $0.contains(text) })
    } else if case .element(let found) = control, let field = found.field {
      signs += texts(of: field).map { text in Sign(text: text) { $0.contains(text) } }
    }
    if let badge = reading.badge {
      signs.append(Sign(text: "\(label) \(badge)") { $0.contains(label) && $0.contains(badge) })
    }
    return signs
  }

  /// Returns the parts of a field's value that are visible while it has the focus.
  private func texts(of field: FieldValue) -> [String] {
    switch field.kind {
    case .choice(let input):
      let chosen = input.chosen(in: field.text).map(\.label)
      return input.allowsSeveral ? chosen.map { "[x] " + $0 } : chosen
    case .number: return [field.text]
    // NB: of a long text the end is visible, where the caret is.
    case .line, .lines, .date:
      return field.shownText.split(separator: "\n").suffix(1).map { String($0.suffix(8)) }
    case .toggle: return []
    }
  }

  /// The placeholders of the visible empty fields.
  var placeholders: Set<String> {
    let shown = terminalHost.painted.screens.last ?? []
    let elements = shown.flatMap { app?.content(of: $0)?.allElements ?? [] }
    return Set(
      elements.compactMap { element in
        guard case .field(let field) = element.kind, field.text.isEmpty else { return nil }
        if case .date(let input) = field.kind { return field.placeholder ?? input.parts.sample }
        return field.placeholder
      })
  }
}
