/// A position in a text, as editors count it.
public struct TextPosition: Hashable, Comparable, Sendable {
  /// The line, from 1; a line ends with a line feed.
  public let line: Int
  /// The column, from 1, in Unicode scalars.
  public let column: Int

  /// Returns whether one position precedes the other.
  public static func < (one: TextPosition, other: TextPosition) -> Bool {
    (one.line, one.column) < (other.line, other.column)
  }
}
