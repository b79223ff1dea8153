import CalcotFindings

/// The first things to read in a report with many findings: the errors, the weightiest warnings,
/// and the rules that most of the code breaks.
struct ReportDigest {
  /// The number of warnings that a report shows with their code.
  static let mostWarnings = 10

  let errors: [Finding]
  /// The warnings with the greatest weight, the weightiest first.
  let weightiest: [Finding]
  /// The number of all warnings.
  let warningCount: Int
  /// The rules that more than half of the judged types break, the one with most such types first.
  let widespread: [WidespreadFinding]

  init(_ report: LintReport) {
    errors = report.findings.filter { $0.severity == .error }
    let warnings = report.findings.filter { $0.severity == .warning }
    warningCount = warnings.count
    widespread = WidespreadFinding.all(in: report)
    let told = Set(widespread.map(\.rule))
    // NB: sorting is not guaranteed to be stable, so the index keeps the report's order of equal
    // weights.
    weightiest = Array(
      warnings.filter { !told.contains($0.rule) }.enumerated()
        .sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }
        .map(\.element).prefix(Self.mostWarnings))
  }

  /// Returns the files with the most findings of a rule, with their numbers.
  static func worstFiles(of rule: String, in report: LintReport) -> [(path: String, count: Int)] {
    let paths = report.findings.filter { $0.rule == rule }.map(\.path)
    return Dictionary(grouping: paths, by: \.self).map { (path: $0.key, count: $0.value.count) }
      .sorted { ($1.count, $0.path) < ($0.count, $1.path) }
  }
}

extension Finding {
  /// The weight of a warning among others, from its grade and its confidence.
  fileprivate var weight: Double {
    let grade: Double =
      switch grade {
      case .d: 4
      case .c: 3
      case nil: 3
      case .b: 2
      case .a: 1
      }
    return grade * confidence
  }
}

/// A rule that more than half of the judged types break: one decision to make, not many places to
/// fix.
struct WidespreadFinding {
  /// The minimum number of types for which one finding stands for all.
  private static let leastTypes = 10

  let rule: String
  /// The types that break the rule, the hardest last: those with the most evidence.
  let types: [String]
  /// The number of types that the rule judges.
  let judged: Int
  /// The place to begin at: the type with the least evidence.
  let first: Finding

  static func all(in report: LintReport) -> [WidespreadFinding] {
    let byRule = Dictionary(grouping: report.findings.filter { $0.severity != .error }, by: \.rule)
    return byRule.compactMap { rule, findings in
      guard let judged = report.judgedTypes[rule] else { return nil }
      var easiest: [String: Finding] = [:]
      for finding in findings {
        let known = easiest[finding.subject.type]
        if known.map({ finding.evidence.count < $0.evidence.count }) ?? true {
          easiest[finding.subject.type] = finding
        }
      }
      let order = easiest.sorted {
        ($0.value.evidence.count, $0.key) < ($1.value.evidence.count, $1.key)
      }
      guard order.count >= leastTypes, 2 * order.count > judged, let first = order.first else {
        return nil
      }
      return WidespreadFinding(
        rule: rule, types: order.map(\.key), judged: max(judged, order.count), first: first.value)
    }.sorted { ($1.types.count, $0.rule) < ($0.types.count, $1.rule) }
  }
}
