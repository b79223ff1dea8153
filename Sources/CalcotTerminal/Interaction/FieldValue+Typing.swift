import CalcotContent

extension FieldValue {
  /// The text that the caret is in: a date is typed as it is read.
  var typedText: String { asTyped(text) }

  /// The text that the caret is in, as the user sees it.
  var visibleText: String { kind == .line(.password) ? shownText : typedText }

  /// Returns the text of a value as it is typed.
  func asTyped(_ text: String) -> String {
    if case .date = kind { text.asReadDate } else { text }
  }
}
