import CalcotFindings
import CalcotText

/// The findings for a terminal: by file, with their code, and a summary at the end.
public struct TerminalFormat: ReportFormat {
  private let sources: SourceTexts
  private let style: TerminalStyle

  /// - Parameters:
  ///   - sources: The code to show; without it findings have no code.
  ///   - hasColors: A Boolean value that indicates whether colors may be used: the caller knows
  ///     the terminal and `NO_COLOR`.
  public init(sources: SourceTexts = .none, hasColors: Bool) {
    self.sources = sources
    style = TerminalStyle(hasColors: hasColors)
  }

  public func text(of report: LintReport) -> String {
    var cache = SourceTextCache(sources)
    var lines: [String] = []
    var path: String?
    for finding in report.findings {
      if finding.path != path {
        if path != nil { lines.append("") }
        lines.append(style.bold(Escape.line(finding.path)))
        path = finding.path
      }
      lines += self.lines(for: finding, cache: &cache)
    }
    if !report.problems.isEmpty {
      if path != nil { lines.append("") }
      lines.append(style.bold("Problems"))
      lines += report.problems.map(line(for:))
    }
    if !lines.isEmpty { lines.append("") }
    lines += summary(of: report)
    return lines.joined(separator: "\n") + "\n"
  }

  private func lines(for finding: Finding, cache: inout SourceTextCache) -> [String] {
    var head = "  " + style.faint("\(finding.line):\(finding.column)")
    head += "  " + style.colored(finding.severity.rawValue, for: finding.severity)
    if let grade = finding.grade { head += "  " + style.badge(grade) }
    head += "  " + style.faint(Percent(finding.confidence).text)
    head += "  " + Escape.line(finding.message)
    head += "  " + style.faint("[\(finding.rule)]")
    var lines = [head]
    var shown: Set<CodePlace> = []
    let place = CodePlace(path: finding.path, line: finding.line)
    lines += code(at: place, column: finding.column, shown: &shown, cache: &cache)
    for evidence in finding.evidence {
      let file = evidence.path == finding.path ? "" : "\(Escape.line(evidence.path)):"
      let place = style.faint("\(file)\(evidence.line):\(evidence.column)")
      lines.append("      \(place)  \(Escape.line(evidence.note))")
      lines += code(
        at: CodePlace(path: evidence.path, line: evidence.line), column: evidence.column,
        shown: &shown, cache: &cache)
    }
    return lines
  }

  /// Returns the line of code with a caret below it, unless the finding has shown the line before.
  private func code(
    at place: CodePlace, column: Int, shown: inout Set<CodePlace>, cache: inout SourceTextCache
  ) -> [String] {
    guard shown.insert(place).inserted, let text = cache.text(of: place.path),
      let excerpt = CodeExcerpt(text, line: place.line, column: column)
    else { return [] }
    let number = String(place.line)
    let margin = String(repeating: " ", count: max(0, 7 - number.count))
    let gap = String(repeating: " ", count: margin.count + number.count)
    return [
      style.faint("\(margin)\(number) │ ") + excerpt.code,
      style.faint("\(gap) │ ") + String(repeating: " ", count: excerpt.indent) + style.caret("^"),
    ]
  }

  private func line(for problem: LintReport.Problem) -> String {
    let line = problem.line.map { ":\($0)" } ?? ""
    return "  \(Escape.line(problem.path))\(line)  \(Escape.line(problem.message))"
  }

  private func summary(of report: LintReport) -> [String] {
    let summary = ReportSummary(report)
    let width = Counted.grouped(summary.rules.first?.counts.all ?? 0).count
    var lines = summary.rules.map { rule in
      let number = Counted.grouped(rule.counts.all)
      let margin = String(repeating: " ", count: max(0, width - number.count))
      return "  \(margin)\(number)  \(rule.id)  \(style.faint(rule.counts.text))"
    }
    lines.append(style.bold(summary.text))
    return lines
  }
}

/// A line of a file.
private struct CodePlace: Hashable {
  var path: String
  var line: Int
}
