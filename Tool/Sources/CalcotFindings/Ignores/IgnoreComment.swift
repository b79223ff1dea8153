/// The content of a comment `calcot:ignore rule, other-rule - reason`.
package struct IgnoreComment: Sendable, Equatable {
  package enum Reach: String, Sendable, CaseIterable {
    /// A comment for its own line, or for the next one with code.
    case line = "ignore"
    case file = "ignore-file"
  }

  package var reach: Reach
  /// The ids of the rules in their order, each once; may be empty.
  package var rules: [String]
  /// The text after the dash; may be empty.
  package var reason: String

  /// Reads the text after `calcot:`; nil if it begins with another word than `ignore` or
  /// `ignore-file`.
  ///
  /// The dash before the reason has spaces around it, since a rule's id has dashes, too. A long
  /// dash, a colon, or no mark at all is also valid: the text after the last rule is the reason.
  package init?(_ text: String) {
    let word = text.prefix { !$0.isWhitespace }
    guard let reach = Reach(rawValue: String(word)) else { return nil }
    self.reach = reach
    rules = []
    reason = ""
    var rest = text.dropFirst(word.count)
    repeat {
      rest = rest.drop { $0.isWhitespace || $0 == "," }
      let rule = rest.prefix { !$0.isWhitespace && $0 != "," && $0 != ":" }
      if rule.isEmpty || Self.dashes.contains(rule) { break }
      if !rules.contains(String(rule)) { rules.append(String(rule)) }
      rest = rest.dropFirst(rule.count).drop { $0.isWhitespace }
    } while rest.first == ","
    reason = Self.trimmed(
      rest.drop { $0.isWhitespace || $0 == ":" || Self.dashes.contains("\($0)") })
  }

  private static let dashes: Set<Substring> = ["-", "--", "–", "—"]

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.last?.isWhitespace == true { text.removeLast() }
    return text.contains { $0.isLetter || $0.isNumber } ? String(text) : ""
  }
}
