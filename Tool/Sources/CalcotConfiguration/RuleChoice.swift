public import CalcotFindings

/// The choice and the weight of rules.
extension Configuration {
  /// Returns a Boolean value that indicates whether the rule runs: unless the file turns it off.
  public func runs(_ rule: RuleDescription) -> Bool { rules[rule.id]?.level != .off }

  /// Returns the severity of a finding in this project.
  ///
  /// A level of the file replaces the rule's usual severity. A finding that the rule itself takes
  /// less seriously than usual, for its grade, stays as light as it was.
  public func severity(of finding: Finding, by rule: RuleDescription) -> Severity {
    guard case .on(let severity) = rules[rule.id]?.level else { return finding.severity }
    return finding.severity < rule.defaultSeverity ? min(severity, finding.severity) : severity
  }

  /// Returns the minimum confidence of a rule's findings: as the file says for it, or for all, or
  /// `defaultValue`.
  public func minimumConfidence(of rule: String, defaultValue: Double) -> Double {
    rules[rule]?.minimumConfidence ?? minimumConfidence ?? defaultValue
  }

  /// Returns the numbers of a rule: those of the file, and the rule's own for the others.
  public func numbers(of rule: RuleDescription) -> [String: Int] {
    let defaultValue = Dictionary(rule.settings.map { ($0.name, $0.defaultValue) }) { first, _ in
      first
    }
    return defaultValue.merging(rules[rule.id]?.numbers ?? [:]) { _, set in set }
  }
}
