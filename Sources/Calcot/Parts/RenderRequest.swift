package import CalcotContent

/// The state of a screen that its View does not know: the rows that hosts show, typed texts, and
/// the rows kept from the previous rendering.
package struct RenderRequest {
  /// The ranges of the rows of lists that hosts have requested.
  package var windows: [ElementID: Range<Int>] = [:]
  /// The texts that were typed into fields and differ from those of their values.
  package var typed: [ElementID: TypedText] = [:]
  /// The rows that are kept from the previous rendering.
  package let kept = KeptLists()

  package init() {}

  /// A Boolean value that indicates whether a field holds a text that is no value.
  var hasProblem: Bool { typed.values.contains { $0.problem != nil } }
}

/// A typed text that differs from the app's text for the field's value: it is not a value, or it is
/// another notation of the value, such as "2," for "2".
package struct TypedText: Equatable {
  /// The text as typed.
  package let text: String
  /// The reason why the text is not a value; `nil` if it is one.
  package let problem: FieldProblem?
  /// The app's text for the value; if that is another one, the typed text is outdated.
  package let value: String

  package init(text: String, problem: FieldProblem?, value: String) {
    self.text = text
    self.problem = problem
    self.value = value
  }
}
