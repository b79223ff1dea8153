extension ExplorationReport {
  /// The controls of one screen that an exploration has used, and those that it has not.
  public struct ScreenCoverage: Sendable {
    /// The name of the screen.
    public let screen: String
    /// The number of ways to use its controls that were made.
    public let used: Int
    /// The ways that were seen and not made, such as `tap "Delete"`.
    public let unused: [String]
    /// The steps that the screen has sent, without their values, sorted.
    public let steps: [String]
    /// The number of rules that were checked on it.
    public let rules: Int
  }

  /// The coverage as a table in Markdown.
  public var coverageTable: String {
    let rows = coverage.map { row in
      "| \(row.screen) | \(row.used) of \(row.used + row.unused.count) "
        + "| \(row.unused.joined(separator: ", ")) | \(row.steps.joined(separator: ", ")) "
        + "| \(row.rules) of \(checks.count) |"
    }
    let head = ["| Screen | Controls used | Never used | Steps | Rules |", "|---|---|---|---|---|"]
    return (head + rows + unreached.map { "| \($0) | never reached | | | |" })
      .joined(separator: "\n")
  }
}
