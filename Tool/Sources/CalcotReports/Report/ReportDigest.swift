import CalcotFindings

/// What a team reads first of a report with many findings: the errors, the weightiest warnings, and
/// what most of the code does.
struct ReportDigest {
  /// The number of warnings that a report shows with their code.
  static let mostWarnings = 10

  let errors: [Finding]
  /// The warnings with the greatest weight, the weightiest first.
  let weightiest: [Finding]
  /// The number of all warnings.
  let warningCount: Int
  /// The rules that more than half of the types they judge break, most types first.
  let widespread: [WidespreadFinding]

  init(_ report: LintReport) {
    errors = report.findings.filter { $0.severity == .error }
    let warnings = report.findings.filter { $0.severity == .warning }
    warningCount = warnings.count
    widespread = WidespreadFinding.all(in: report)
    let told = Set(widespread.map(\.rule))
    // NB: sorted is not stable, so equal weights are in the order of the report by their index.
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
  /// The weight of a warning among others: its grade, and how certain it is.
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

/// A rule that more than half of the types it judges break: one thing to decide, not many to mend.
struct WidespreadFinding {
  /// The least number of types that are worth one finding for all of them.
  private static let leastTypes = 10

  let rule: String
  /// The types that break it, those with the most evidence last: they are the hardest.
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
