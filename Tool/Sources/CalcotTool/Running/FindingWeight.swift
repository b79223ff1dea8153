import CalcotConfiguration
import CalcotFindings
import CalcotRules

/// Decides which findings are certain enough for the report, and sets their severities.
///
/// A rule gives each finding the severity of its case. Only this type decides about a finding's
/// weight in the report, after the comments, the baseline and the minimum confidence.
struct FindingWeight: Sendable {
  /// The minimum confidence if neither the command line nor the configuration sets one.
  static let usualConfidence = 0.7
  /// The minimum confidence of a leak to be reported as a remark.
  private static let remarkConfidence = 0.3
  private static let remarkGroup = "retaining"

  private let configuration: Configuration
  private let minimumConfidence: Double?
  private let rules: [String: RuleDescription]

  /// - Parameter minimumConfidence: From 0 to 1; overrides the configuration.
  init(configuration: Configuration, minimumConfidence: Double?) {
    self.configuration = configuration
    self.minimumConfidence = minimumConfidence
    rules = Dictionary(
      RuleBook.descriptions.map { ($0.id, $0) }, uniquingKeysWith: { one, _ in one })
  }

  /// Returns a Boolean value that indicates whether a finding is certain enough for the report.
  func isReported(_ finding: Finding) -> Bool {
    isSure(finding) || isRemark(finding)
  }

  /// Returns a finding of the report with its severity.
  func weighed(_ finding: Finding) -> Finding {
    with(isSure(finding) ? severity(of: finding) : .info, finding)
  }

  /// Returns a suppressed finding with its severity, which does not depend on the confidence.
  func weighed(_ suppressed: SuppressedFinding) -> SuppressedFinding {
    var suppressed = suppressed
    suppressed.finding = with(severity(of: suppressed.finding), suppressed.finding)
    return suppressed
  }

  private func with(_ severity: Severity, _ finding: Finding) -> Finding {
    var finding = finding
    finding.severity = severity
    return finding
  }

  private func severity(of finding: Finding) -> Severity {
    guard let rule = rules[finding.rule] else { return finding.severity }
    return configuration.severity(of: finding, by: rule)
  }

  private func leastConfidence(of finding: Finding) -> Double {
    minimumConfidence
      ?? configuration.minimumConfidence(of: finding.rule, defaultValue: Self.usualConfidence)
  }

  private func isSure(_ finding: Finding) -> Bool {
    finding.confidence >= leastConfidence(of: finding)
  }

  /// Returns a Boolean value that indicates whether a leak is a remark: it is less certain than
  /// usual, and no minimum confidence is set.
  private func isRemark(_ finding: Finding) -> Bool {
    minimumConfidence == nil && leastConfidence(of: finding) == Self.usualConfidence
      && finding.confidence >= Self.remarkConfidence
      && rules[finding.rule]?.group == Self.remarkGroup
  }
}
