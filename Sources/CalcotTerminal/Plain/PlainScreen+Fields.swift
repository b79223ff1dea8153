import Calcot
import CalcotContent

extension PlainScreen {
  /// Adds a field with a number. A switch's number flips it; in a choice, each option has a number.
  mutating func add(_ field: FieldValue, _ id: ElementID, indentation: String) {
    switch field.kind {
    case .toggle:
      let state = field.isOn ? words.fields.on : words.fields.off
      let use = Control.Use.change(id, to: FieldKind.text(of: !field.isOn))
      add(use, field, field.label, shown: "\(field.label): \(state)", indentation)
    case .choice(let input): add(field, input, id, indentation)
    case .line, .lines, .number, .date:
      let shown = field.text.isEmpty ? hint(of: field) : Self.shown(field)
      add(.field(id, field), field, field.label, shown: "\(field.label): \(shown)", indentation)
    }
    if let complaint = field.complaint(words) { addLine(indentation + "   ! \(complaint)") }
  }

  private mutating func add(
    _ field: FieldValue, _ input: ChoiceInput, _ id: ElementID, _ indentation: String
  ) {
    let chosen = input.chosen(in: field.text)
    let labels = chosen.map(\.label).joined(separator: ", ")
    addLine(indentation + "\(field.label): \(chosen.isEmpty ? words.fields.noneChosen : labels)")
    for option in input.options {
      let isChosen = chosen.contains(option)
      let sign = input.allowsSeveral ? CheckSign.of(isChosen) : isChosen ? "(•) " : "( ) "
      let use = Control.Use.change(id, to: input.text(field.text, choosing: option.key))
      add(use, field, option.label, shown: sign + option.label, indentation + "   ")
    }
  }

  /// Adds a line for a field, with a number if the field can be changed.
  private mutating func add(
    _ use: Control.Use, _ field: FieldValue, _ label: String, shown: String, _ indentation: String
  ) {
    if field.isEnabled {
      add(use, label, shown: shown, indentation: indentation)
    } else {
      addLine(indentation + "-  " + shown)
    }
  }

  private func hint(of field: FieldValue) -> String {
    var hint = field.placeholder
    if case .date(let input) = field.kind { hint = hint ?? input.parts.sample }
    return hint.map { "(\($0))" } ?? ""
  }

  /// Returns the text in one line, as it is shown and typed.
  private static func shown(_ field: FieldValue) -> String {
    guard case .lines = field.kind else { return field.shownText }
    return field.shownText.reduce(into: "") { shown, character in
      shown += character == "\\" ? "\\\\" : character.isNewline ? "\\n" : String(character)
    }
  }

  /// Returns the text of a typed line. For a text of several lines, `\n` is a line break and `\\` a
  /// backslash.
  static func text(typed line: String, in kind: FieldKind) -> String {
    guard case .lines = kind else { return line }
    var (text, isEscaped) = ("", false)
    for character in line {
      switch (isEscaped, character) {
      case (false, "\\"): isEscaped = true
      case (true, "n"): (text, isEscaped) = (text + "\n", false)
      case (true, "\\"): (text, isEscaped) = (text + "\\", false)
      case (true, _): (text, isEscaped) = (text + "\\" + String(character), false)
      case (false, _): text.append(character)
      }
    }
    return isEscaped ? text + "\\" : text
  }
}
