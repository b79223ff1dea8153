package import CalcotContent

/// The state of a screen that its View does not know: the rows that hosts show, typed texts, and the rows
/// that were described before.
package struct RenderRequest {
  /// The rows of lists that hosts have requested.
  package var windows: [ElementID: Range<Int>] = [:]
  /// The texts that were typed into fields and differ from those of their values.
  package var typed: [ElementID: TypedText] = [:]
  /// The rows that are kept from the rendering before.
  package let kept = KeptLists()

  package init() {}
}

/// A text that the user has typed and that stays as typed: it is no value of its field, or it shows
/// the value otherwise, as "2," does in place of "2".
package struct TypedText: Equatable {
  /// The text as typed.
  package let text: String
  /// The reason why it is no value.
  package let problem: FieldProblem?
  /// The app's text of the value; with another one, the typed text is outdated.
  package let value: String

  package init(text: String, problem: FieldProblem?, value: String) {
    self.text = text
    self.problem = problem
    self.value = value
  }
}
