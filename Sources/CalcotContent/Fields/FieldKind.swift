/// The kind of a field's value, which decides its text:
///
/// | Kind | Text |
/// |---|---|
/// | ``line(_:)``, ``lines(_:)`` | the text itself; line breaks are `\n` |
/// | ``toggle`` | `on` or `off` |
/// | ``choice(_:)`` | the keys of the chosen options, one a line |
/// | ``number(_:)`` | digits, with a point before the decimals: `2.5` |
/// | ``date(_:)`` | ISO 8601 without a zone: `2026-01-31`, `18:30`, `2026-01-31T18:30` |
public enum FieldKind: Equatable, Sendable {
  /// One line of text with a purpose.
  case line(FieldRole)
  /// Several lines of text. A host shows at least as many lines as the range begins with, and
  /// scrolls beyond its end.
  case lines(ClosedRange<Int>)
  /// A switch.
  case toggle
  /// One or several options of a list.
  case choice(ChoiceInput)
  /// A number.
  case number(NumberInput)
  /// A day, a time, or both.
  case date(DateInput)

  static let on = "on"
  static let off = "off"

  /// Returns the text of a switch's state.
  package static func text(of isOn: Bool) -> String { isOn ? on : off }

  /// Returns the text of the value in a typed text, in the form that the table of the type gives.
  ///
  /// - Throws: The reason why the text is not a valid value.
  package func value(of text: String) throws(FieldProblem) -> String {
    switch self {
    case .line: return text.inOneLine
    case .lines: return text.withPlainLineBreaks
    case .toggle:
      guard text == Self.on || text == Self.off else { throw .noChoice(text) }
      return text
    case .choice(let input): return try input.value(of: text)
    case .number(let input): return try input.number(in: text).map(input.text) ?? ""
    case .date(let input): return try input.value(of: text)
    }
  }

  /// A Boolean value that indicates whether a user can type an invalid value, which has to be kept
  /// until it is valid.
  package var isTyped: Bool {
    switch self {
    case .line, .lines, .number, .date: true
    case .toggle, .choice: false
    }
  }

  /// A Boolean value that indicates whether different texts can stand for the same value.
  package var isFormatted: Bool {
    switch self {
    case .number, .date: true
    case .line, .lines, .toggle, .choice: false
    }
  }

  /// Returns the text of the value some steps further, such as the next day; nil if there is none,
  /// or the kind has no steps.
  package func text(_ text: String, movedBy steps: Int) -> String? {
    switch self {
    case .number(let input): input.text(text, movedBy: steps)
    case .date(let input): input.text(text, movedBy: steps)
    case .line, .lines, .toggle, .choice: nil
    }
  }
}

/// The purpose of a text field, by which a host chooses keyboard, autofill and masking.
public enum FieldRole: String, Equatable, Sendable {
  case normal
  /// A search field, whose text filters the screen's content; a host may use its native search
  /// interface.
  case search
  /// An email address.
  case email
  /// A telephone number.
  case phone
  /// A web address.
  case url
  /// The name of a person.
  case name
  /// A secret, which is never shown.
  case password
  /// A secret that the user chooses, which is never shown; a host may propose one.
  case newPassword
  /// A code that was sent to the user and is valid once.
  case oneTimeCode
}

extension FieldRole {
  /// A Boolean value that indicates whether the text is masked wherever it is shown.
  package var isMasked: Bool { self == .password || self == .newPassword }
}

extension FieldKind {
  /// A Boolean value that indicates whether the text is masked wherever it is shown.
  package var isMasked: Bool { if case .line(let role) = self { role.isMasked } else { false } }
}

extension String {
  /// The text with each line break as a line feed, as browsers and files have others.
  fileprivate var withPlainLineBreaks: String {
    guard
      unicodeScalars.contains(where: {
        $0 == "\r" || $0.value > 0x7F || (0xB...0xC).contains($0.value)
      })
    else {
      return self
    }
    return reduce(into: "") { $0.append($1.isNewline ? "\n" : $1) }
  }

  /// The text with a space for each line break.
  fileprivate var inOneLine: String {
    guard contains(where: \.isNewline) else { return self }
    return reduce(into: "") { $0.append($1.isNewline ? " " : $1) }
  }
}
