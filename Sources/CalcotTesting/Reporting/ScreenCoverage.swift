/// The controls of one screen that an exploration has used, and those that it has not.
public struct ScreenCoverage: Sendable {
  /// The name of the screen.
  public let screen: String
  /// A Boolean value that indicates whether the screen was reached.
  public let isReached: Bool
  /// The number of ways to use its controls that were made.
  public let used: Int
  /// The ways that were seen and not made, such as `tap "Delete"`.
  public let unused: [String]
  /// The steps that the screen has sent, without their values, sorted.
  public let steps: [String]
  /// The number of rules that were checked on it.
  public let rules: Int
  private let allRules: Int

  /// Creates the coverage of a screen that was reached.
  package init(
    _ screen: String, used: Int, unused: [String], steps: [String], rules: Int, of allRules: Int
  ) {
    (self.screen, isReached, self.used, self.unused) = (screen, true, used, unused)
    (self.steps, self.rules, self.allRules) = (steps, rules, allRules)
  }

  /// Creates the coverage of a screen that was not reached.
  package init(unreached screen: String) {
    (self.screen, isReached, used, unused) = (screen, false, 0, [])
    (steps, rules, allRules) = ([], 0, 0)
  }

  /// The titles of the columns of a table of coverage.
  package static let titles = ["Screen", "Controls used", "Never used", "Steps", "Rules"]

  /// The row of the screen in such a table.
  package var cells: [String] {
    guard isReached else { return [screen, "never reached", "", "", ""] }
    return [
      screen, "\(used) of \(used + unused.count)", unused.joined(separator: ", "),
      steps.joined(separator: ", "), "\(rules) of \(allRules)",
    ]
  }
}
