import CalcotContent

extension FieldValue {
  /// The text that the user edits. A date has a space in place of its `T`.
  var typedText: String { asTyped(text) }

  /// The text that the user edits, as it is shown; a password is masked.
  var visibleText: String { kind.isMasked ? shownText : typedText }

  /// Returns the text of a value in the form in which it is typed.
  func asTyped(_ text: String) -> String {
    if case .date = kind { text.asReadDate } else { text }
  }
}
