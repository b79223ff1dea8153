import CalcotFindings
import CalcotText

/// The numbers of findings, in words and for each rule.
struct ReportSummary {
  let counts: SeverityCounts
  /// The rules with findings, most findings first.
  let rules: [(id: String, counts: SeverityCounts)]
  private let report: LintReport

  init(_ report: LintReport) {
    self.report = report
    counts = SeverityCounts(report.findings)
    rules = Dictionary(grouping: report.findings, by: \.rule)
      .map { (id: $0.key, counts: SeverityCounts($0.value)) }
      .sorted { ($1.counts.all, $0.id) < ($0.counts.all, $1.id) }
  }

  /// The summary, as "3 findings (1 error, 2 warnings) in 812 files, 52,341 lines, 0.18 s".
  var text: String {
    let statistics = report.statistics
    var text = Counted(counts.all, "finding").text
    if counts.all > 0 { text += " (\(counts.text))" }
    text += " in \(Counted(statistics.files, "file").text), "
    text += Counted(statistics.lines, "line").text
    text += ", \(Hundredths(statistics.seconds).text) s"
    if !report.suppressed.isEmpty {
      text += "; \(Counted(report.suppressed.count, "other").text) suppressed"
    }
    if !report.problems.isEmpty {
      text += "; \(Counted(report.problems.count, "problem").text)"
    }
    return text
  }
}

/// Findings counted by severity.
struct SeverityCounts {
  private(set) var errors = 0
  private(set) var warnings = 0
  private(set) var infos = 0
  var all: Int { errors + warnings + infos }

  init(_ findings: [Finding]) {
    for finding in findings {
      switch finding.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      case .info: infos += 1
      }
    }
  }

  /// The numbers, as "1 error, 2 warnings".
  var text: String {
    var parts: [String] = []
    if errors > 0 { parts.append(Counted(errors, "error").text) }
    if warnings > 0 { parts.append(Counted(warnings, "warning").text) }
    if infos > 0 { parts.append("\(Counted.grouped(infos)) for information") }
    return parts.joined(separator: ", ")
  }
}

extension LintReport {
  /// The run in one line, as "3 findings (1 error, 2 warnings) in 812 files, 52,341 lines, 0.18 s".
  public var summary: String { ReportSummary(self).text }
}
