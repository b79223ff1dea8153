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

  /// What is wrong and what to do, as a sentence for the person who typed it.
  public var message: String {
    switch self {
    case .empty:
      "A group needs a name. Type at least one letter."
    case .tooLong(let count):
      "The name has \(count) characters, and \(GroupName.maximumLength) is the most. Shorten it."
    case .controlCharacter:
      "The name has a line break or another control character. Remove it."
    case .tooManyMarks:
      "The name has too many accents for its letters. Remove some."
    }
  }
}
