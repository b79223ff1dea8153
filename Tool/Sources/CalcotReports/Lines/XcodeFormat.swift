import CalcotFindings
import CalcotText

/// Lines as compilers write them, which Xcode, editors and scripts understand:
/// `path:line:column: severity: message (grade C, 95 %) [rule]`, and a `note` for each evidence.
///
/// Information is also a `note`, as Xcode has no lesser word. Only findings end with a rule in
/// brackets.
public struct XcodeFormat: ReportFormat {
  private let hasAbsolutePaths: Bool

  /// - Parameter hasAbsolutePaths: A Boolean value that indicates whether paths become absolute, as
  ///   a build phase of Xcode needs them to show the place.
  public init(hasAbsolutePaths: Bool = false) {
    self.hasAbsolutePaths = hasAbsolutePaths
  }

  public func text(of report: LintReport) -> String {
    var text = ""
    for finding in report.findings {
      let severity = finding.severity == .info ? "note" : finding.severity.rawValue
      let message = Escape.line("\(finding.message) (\(finding.verdict))")
      text += place(finding.path, finding.line, finding.column, in: report)
      text += ": \(severity): \(message) [\(finding.rule)]\n"
      for evidence in finding.evidence {
        text += place(evidence.path, evidence.line, evidence.column, in: report)
        text += ": note: \(Escape.line(evidence.note))\n"
      }
    }
    for problem in report.problems {
      text += path(problem.path, in: report)
      if let line = problem.line { text += ":\(line)" }
      text += ": warning: \(Escape.line(problem.message))\n"
    }
    return text
  }

  private func place(_ path: String, _ line: Int, _ column: Int, in report: LintReport) -> String {
    "\(self.path(path, in: report)):\(line):\(column)"
  }

  private func path(_ path: String, in report: LintReport) -> String {
    Escape.line(hasAbsolutePaths ? report.absolutePath(path) : path)
  }
}
