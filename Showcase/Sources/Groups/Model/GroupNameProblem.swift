/// Why a text cannot be the name of a group.
public enum GroupNameProblem: Error, Hashable, Codable, Sendable {
  /// Nothing of the text can be seen.
  case empty
  /// The text has this many characters, more than ``GroupName/maximumLength``.
  case tooLong(Int)
  /// The text has a line break, a tabulator, or a character that controls the text around it.
  case controlCharacter
  /// The text has far more combining marks than letters.
  case tooManyMarks
}
