/// A problem in a community file, with its place, description and remedy.
public struct CommunityFileProblem: Hashable, Sendable, CustomStringConvertible {
  /// The name of the file, as passed to the reader.
  public let file: String
  /// The position in the file.
  public let position: TextPosition
  /// The field at that position, such as `groups[3].name` (counted from 0); empty for the whole
  /// file.
  public let field: String
  /// The description of the problem.
  public let what: String
  /// The remedy.
  public let remedy: String

  /// The problem in one line: `file:line:column: groups[3].name: problem: remedy`.
  public var description: String {
    let place = "\(escaped(file)):\(position.line):\(position.column): "
    return place + (field.isEmpty ? "" : "\(field): ") + "\(what): \(remedy)"
  }
}

/// The problems that prevent reading a community file. There is at least one.
public struct CommunityFileProblems: Error, Hashable, Sendable, CustomStringConvertible {
  /// The maximum number of problems reported at once.
  public static let limit = 20

  /// The first problems found, in the order of the file.
  public let problems: [CommunityFileProblem]
  /// The number of further problems.
  public let furtherCount: Int

  /// A line for each problem, and a line with the number of further problems.
  public var description: String {
    var lines = problems.map(\.description)
    if furtherCount == 1 {
      lines.append("and 1 more problem")
    } else if furtherCount > 1 {
      lines.append("and \(furtherCount) more problems")
    }
    return lines.joined(separator: "\n")
  }
}
