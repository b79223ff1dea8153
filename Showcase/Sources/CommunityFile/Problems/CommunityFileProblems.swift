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
