/// A reason why a text is not a valid name of a group.
public enum GroupNameProblem: Error, Hashable, Codable, Sendable {
  /// The text has no visible characters.
  case empty
  /// The text has this many characters, more than ``GroupName/maximumLength``.
  case tooLong(Int)
  /// The text has a line break, a tab, or a character that controls the text around it.
  case controlCharacter
  /// The text has far more combining marks than letters.
  case tooManyMarks
}
