/// A comment to this tool, and the rules whose findings it ignored.
package struct CheckedComment: Sendable {
  package var path: String
  /// From 1; the column counts UTF-8 bytes.
  package var line: Int
  package var column: Int
  /// The text behind `calcot:`.
  package var text: String
  /// Nil if the comment is not understood.
  package var meaning: IgnoreComment?
  package var ignoredRules: Set<String> = []
}
