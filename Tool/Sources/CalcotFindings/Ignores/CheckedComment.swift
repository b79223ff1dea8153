/// A comment for this tool, and the rules whose findings it ignored.
package struct CheckedComment: Sendable {
  package var path: String
  /// The line and column, from 1. The column counts UTF-8 bytes.
  package var line: Int
  package var column: Int
  /// The text after `calcot:`.
  package var text: String
  /// The meaning; nil if the tool cannot read the comment.
  package var meaning: IgnoreComment?
  package var ignoredRules: Set<String> = []
}
