public import CalcotFindings

/// Which rules run, and how much their findings weigh.
extension Configuration {
  /// Whether the rule runs: as the file says; otherwise all do in the strict profile, and those that
  /// are not opt-in in the other.
  public func runs(_ rule: RuleDescription) -> Bool {
    switch rules[rule.id]?.level {
    case .off: false
    case .on: true
    case nil: profile == .strict || !rule.isOptIn
    }
  }

  /// What a finding weighs in this house.
  ///
  /// A level of the file replaces the rule's usual severity. A finding that the rule itself takes
  /// less seriously than usual, for its grade, stays as light as it was.
  public func severity(of finding: Finding, by rule: RuleDescription) -> Severity {
    guard case .on(let severity) = rules[rule.id]?.level else { return finding.severity }
    return finding.severity < rule.defaultSeverity ? min(severity, finding.severity) : severity
  }

  /// How sure a finding of the rule has to be: as the file says for it, or for all, or `standard`.
  public func minimumConfidence(of rule: String, standard: Double) -> Double {
    rules[rule]?.minimumConfidence ?? minimumConfidence ?? standard
  }

  /// The numbers of a rule: as the file says, and the rule's own for the others.
  public func numbers(of rule: RuleDescription) -> [String: Int] {
    let standard = Dictionary(rule.settings.map { ($0.name, $0.standard) }) { first, _ in first }
    return standard.merging(rules[rule.id]?.numbers ?? [:]) { _, set in set }
  }
}
