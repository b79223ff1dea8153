import CalcotFindings
import CalcotText

/// Workflow commands, which GitHub shows as annotations beside the changed lines.
///
/// GitHub keeps the first ten errors, warnings and notices of a step each, so the worst come first:
/// by severity, then grade, then confidence.
public struct GitHubFormat: ReportFormat {
  public init() {}

  public func text(of report: LintReport) -> String {
    var text = ""
    // NB: sorting is not guaranteed to be stable, so the index decides between equals.
    let findings = report.findings.enumerated().sorted { one, other in
      let weights = (one.element.weight, other.element.weight)
      return weights.0 == weights.1 ? one.offset < other.offset : weights.0 > weights.1
    }
    for (_, finding) in findings {
      text += command(for: finding, in: report)
    }
    for problem in report.problems {
      var properties = ["file=\(Escape.workflowProperty(report.pathFromRoot(problem.path)))"]
      if let line = problem.line { properties.append("line=\(line)") }
      text +=
        "::warning \(properties.joined(separator: ","))::\(Escape.workflowMessage(problem.message))\n"
    }
    return text
  }

  private func command(for finding: Finding, in report: LintReport) -> String {
    let properties = [
      "file=\(Escape.workflowProperty(report.pathFromRoot(finding.path)))",
      "line=\(finding.line)", "col=\(finding.column)",
      "title=\(Escape.workflowProperty("\(finding.rule) (\(finding.verdict))"))",
    ]
    var message = finding.message
    for evidence in finding.evidence {
      let path = report.pathFromRoot(evidence.path)
      message += "\n\(path):\(evidence.line):\(evidence.column): \(evidence.note)"
    }
    let command = finding.severity == .info ? "notice" : finding.severity.rawValue
    return "::\(command) \(properties.joined(separator: ","))::\(Escape.workflowMessage(message))\n"
  }
}

extension Finding {
  fileprivate var weight: (Int, Int, Int) {
    let severity =
      switch self.severity {
      case .error: 2
      case .warning: 1
      case .info: 0
      }
    let grade =
      switch self.grade {
      case .d: 4
      case .c: 3
      case .b: 2
      case .a: 1
      case nil: 0
      }
    return (severity, grade, Percent(confidence).number)
  }
}
