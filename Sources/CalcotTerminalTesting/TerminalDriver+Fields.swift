import Calcot
public import CalcotContent
import CalcotTerminal
public import CalcotTesting

extension TerminalDriver {
  /// The changes that a terminal makes to typed text: it takes control characters as keys.
  public var entryChanges: EntryChanges {
    var changes = EntryChanges()
    changes.dropsControls = true
    return changes
  }

  /// Moves the focus to a field, clears it and pastes text. Changes switches, choices and sliders
  /// by keys until they have that value.
  public func fill(_ field: ScreenElement, with text: String) throws(NotThere) {
    let value = try focus(field: field)
    let id = field.id
    switch value.kind {
    case .toggle:
      if text != value.text { terminal.type(.enter) }
    case .choice(let input):
      let chosen = Set(input.chosen(in: value.text).map(\.key))
      let wanted = Set(text.split(separator: "\n").map(String.init))
      for key in chosen.symmetricDifference(wanted).sorted()
      where input.allowsSeveral || wanted.contains(key) {
        try choose(key, of: input, in: id, value)
      }
    case .number(let input) where input.style == .slider: try slide(id, input, to: text)
    case .line, .number, .date: terminal.type(.end, .control("u"), .paste(text))
    case .lines:
      goToEnd()
      for _ in 0..<2 * value.text.split(separator: "\n", omittingEmptySubsequences: false).count {
        terminal.type(.control("u"))
      }
      terminal.type(.paste(text))
    }
  }

  /// Moves the focus to a field and types text at its end.
  public func type(_ text: String, into field: ScreenElement) throws(NotThere) {
    let value = try focus(field: field)
    if case .lines = value.kind { goToEnd() } else { terminal.type(.end) }
    terminal.type(text: text)
  }

  /// Moves the focus to a field and presses Enter.
  public func submit(_ field: ScreenElement) throws(NotThere) {
    try focus(field: field)
    terminal.type(.enter)
  }

  /// Moves the focus to a choice and presses Left or Right up to the option. If the choice allows
  /// several, moves the focus to the option and presses Space.
  public func choose(
    _ option: ChoiceInput.Option, for field: ScreenElement
  ) throws(NotThere) {
    let value = try focus(field: field)
    guard case .choice(let input) = value.kind else { return }
    try choose(option.key, of: input, in: field.id, value)
  }

  /// Moves the focus to a number or a date and presses the key for a step. Retypes a number that
  /// has no such key.
  public func step(_ field: ScreenElement, up: Bool) throws(NotThere) {
    let value = try focus(field: field)
    guard let next = value.kind.text(value.text, movedBy: up ? 1 : -1) else {
      throw NotThere("\"\(field.label)\" has no step \(up ? "up" : "down") from \"\(value.text)\".")
    }
    switch value.kind {
    case .number(let input) where input.style != .field: terminal.type(up ? .right : .left)
    case .date where value.problem == nil: terminal.type(.end, .character(up ? "+" : "-"))
    default: terminal.type(.end, .control("u"), .paste(next))
    }
  }

  private func choose(
    _ key: String, of input: ChoiceInput, in id: ElementID, _ value: FieldValue
  ) throws(NotThere) {
    guard let wanted = input.options.firstIndex(where: { $0.key == key }) else {
      throw NotThere("option \"\(key)\"", available: input.options.map(\.key))
    }
    if input.allowsSeveral {
      let target = FocusTarget.option(key, of: id)
      try moveFocus(by: .tab, to: "option \"\(input.options[wanted].label)\"") { [terminalHost] _ in
        terminalHost.painted.focus == target
      }
      return terminal.type(.character(" "))
    }
    let now = input.options.firstIndex { $0.key == value.text } ?? -1
    for _ in 0..<abs(wanted - now) { terminal.type(wanted < now ? .left : .right) }
  }

  /// Presses Left or Right until a slider has a value.
  private func slide(_ id: ElementID, _ input: NumberInput, to text: String) throws(NotThere) {
    guard let wanted = Double(text) else { throw NotThere("\"\(text)\" is no number.") }
    while let value = value(of: id), let now = Double(value.text), now != wanted {
      terminal.type(now < wanted ? .right : .left)
      guard let next = self.value(of: id).flatMap({ Double($0.text) }),
        abs(next - wanted) < abs(now - wanted)
      else { throw NotThere("\"\(value.label)\" has no step to \(text).") }
    }
  }

  /// Moves the caret of a text of several lines to its end.
  private func goToEnd() {
    var before: (text: String, caret: CellPosition)
    repeat {
      before = (terminal.text, terminal.screen.position)
      terminal.type(.pageDown, .end)
    } while (terminal.text, terminal.screen.position) != before
  }

  /// Moves the focus to a field on any side and returns its value.
  @discardableResult
  func focus(field: ScreenElement) throws(NotThere) -> FieldValue {
    try onSide(of: field.screen) { () throws(NotThere) in
      try moveFocus(by: .tab, to: "field \"\(field.label)\"") { [terminalHost] focus in
        focus.isField && terminalHost.painted.focus?.element == field.id
      }
    }
    guard let value = value(of: field.id) else {
      throw NotThere("field \"\(field.label)\"", available: [])
    }
    return value
  }

  /// Returns the value of a field on the screen that the user works in.
  private func value(of id: ElementID) -> FieldValue? {
    guard let app, let screen = terminalHost.painted.places.screen,
      case .field(let value)? = app.content(of: screen)?.element(id)?.kind
    else { return nil }
    return value
  }
}
