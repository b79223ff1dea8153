/// A type as it is written in a fake.
struct TypeText: Equatable, Sendable {
  /// The answer that a fake gives if a test has set none.
  enum Absence: Equatable, Sendable {
    case none
    /// `nil`.
    case null
    /// The literal of an empty collection.
    case empty(String)
  }

  var text: String
  /// A Boolean value that indicates whether `?` can follow only a closing parenthesis.
  var needsParentheses = false
  var absence = Absence.none

  static let any = TypeText(text: "Any")
  static let void = TypeText(text: "Void")

  var isVoid: Bool { text == "Void" || text == "()" }
  /// The type of a variable that may have no value.
  var optional: String {
    if absence == .null { return text }
    return needsParentheses ? "(\(text))?" : text + "?"
  }
}
