/// Why a community file cannot be read: the problems, of which there is at least one.
public struct CommunityFileProblems: Error, Hashable, Sendable, CustomStringConvertible {
  /// The most problems that are told at once.
  public static let limit = 20

  /// The first problems that were found, in the order of the file.
  public let problems: [CommunityFileProblem]
  /// How many more there are.
  public let furtherCount: Int

  /// A line for each problem, and one that says how many more there are.
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
