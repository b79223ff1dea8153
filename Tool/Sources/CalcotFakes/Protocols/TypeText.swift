/// A type as a fake writes it.
struct TypeText: Equatable, Sendable {
  /// The answer of a fake for which a test has set none.
  enum Absence: Equatable, Sendable {
    case none
    /// `nil`.
    case null
    /// The literal of an empty collection.
    case empty(String)
  }

  var text: String
  /// A Boolean value that indicates whether the type needs parentheses before a `?`.
  var needsParentheses = false
  var absence = Absence.none

  static let any = TypeText(text: "Any")
  static let void = TypeText(text: "Void")

  var isVoid: Bool { text == "Void" || text == "()" }
  /// The type as an optional.
  var optional: String {
    if absence == .null { return text }
    return needsParentheses ? "(\(text))?" : text + "?"
  }
}
