package import CalcotFindings

/// What becomes of the findings of a run.
package struct Judgement: Sendable, Equatable {
  /// Those to report, with the severities of the house, in the order of path, line and column.
  package var reported: [Finding] = []
  /// Those that a comment or the baseline excuses.
  package var suppressed: [SuppressedFinding] = []
  /// Those that are not sure enough to be reported.
  package var doubtful: [Finding] = []
  /// The baseline's entries that no longer occur.
  package var stale: [Baseline.Entry] = []
  /// The baseline without them, to be written if there are any.
  package var baseline = Baseline()
}

extension Configuration {
  /// Decides about findings, in the one order that keeps comments and baseline from looking unused:
  /// first the files that a rule leaves out, then comments, then the baseline, then confidence.
  ///
  /// - Parameters:
  ///   - findings: Everything that the rules that run have found.
  ///   - ignores: The comments of the files that were linted.
  ///   - baseline: Empty if there is none.
  ///   - scope: How much of the codebase the findings speak for.
  ///   - rules: The rules that ran, ``IgnoreRules`` among them.
  ///   - standardConfidence: What a finding has to have where the file says nothing.
  ///   - matches: Whether a path fits a glob.
  package func judge(
    _ findings: [Finding], ignores: Ignores, baseline: Baseline, scope: Baseline.Scope,
    rules: [RuleDescription], standardConfidence: Double,
    matches: (_ glob: String, _ path: String) -> Bool
  ) -> Judgement {
    let running = Dictionary(rules.filter(runs).map { ($0.id, $0) }) { first, _ in first }
    func counts(_ finding: Finding) -> Bool {
      guard running[finding.rule] != nil else { return false }
      return !(self.rules[finding.rule]?.exclude ?? []).contains { matches($0, finding.path) }
    }
    let (unexcused, excused) = ignores.apply(
      to: findings.filter(counts), rules: Set(running.keys))
    let comparison = baseline.compare(
      with: unexcused.filter(counts).map { weighed($0, by: running[$0.rule]) }, scope: scope)
    var judgement = Judgement()
    for finding in comparison.new.sorted(by: Finding.standsBefore) {
      if finding.confidence < minimumConfidence(of: finding.rule, standard: standardConfidence) {
        judgement.doubtful.append(finding)
      } else {
        judgement.reported.append(finding)
      }
    }
    judgement.suppressed =
      excused.map { excused in
        var excused = excused
        excused.finding = weighed(excused.finding, by: running[excused.finding.rule])
        return excused
      } + comparison.known
    judgement.stale = comparison.stale
    judgement.baseline = comparison.remaining
    return judgement
  }

  private func weighed(_ finding: Finding, by rule: RuleDescription?) -> Finding {
    guard let rule else { return finding }
    var finding = finding
    finding.severity = severity(of: finding, by: rule)
    return finding
  }
}
