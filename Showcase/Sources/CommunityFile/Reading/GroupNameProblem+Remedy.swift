internal import Groups

extension GroupNameProblem {
  /// Returns the description of the problem with a name in a file.
  func what(_ text: String) -> String {
    switch self {
    case .empty: "the name has nothing that can be seen"
    case .tooLong(let count):
      "\(quoted(text)) has \(count) characters, and \(GroupName.maximumLength) is the most"
    case .controlCharacter: "\(quoted(text)) has a line break or another control character"
    case .tooManyMarks: "\(quoted(text)) has too many accents for its letters"
    }
  }

  /// The remedy.
  var remedy: String {
    switch self {
    case .empty: "write at least one letter"
    case .tooLong: "shorten it"
    case .controlCharacter: "remove it"
    case .tooManyMarks: "remove some"
    }
  }
}
