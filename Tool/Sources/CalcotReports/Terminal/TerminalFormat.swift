import CalcotFindings
import CalcotText

/// The findings for a terminal, with their code, and a summary at the end.
///
/// A short report shows its findings by file. A long one shows the errors, the weightiest warnings
/// and the rules that most of the code breaks, and counts the rest.
public struct TerminalFormat: ReportFormat {
  private let sources: SourceTexts
  private let style: TerminalStyle
  private let showsAll: Bool

  /// - Parameters:
  ///   - sources: The code to show; without it findings have no code.
  ///   - hasColors: A Boolean value that indicates whether colors may be used: the caller knows
  ///     the terminal and `NO_COLOR`.
  ///   - showsAll: A Boolean value that indicates whether all findings are shown with their code,
  ///     however many they are.
  public init(sources: SourceTexts = .none, hasColors: Bool, showsAll: Bool = false) {
    self.showsAll = showsAll
    self.sources = sources
    style = TerminalStyle(hasColors: hasColors)
  }

  public func text(of report: LintReport) -> String {
    var cache = SourceTextCache(sources)
    let digest = ReportDigest(report)
    let rules = Dictionary(report.rules.map { ($0.id, $0) }, uniquingKeysWith: { one, _ in one })
    var sections: [[String]] = []
    if showsAll || report.findings.count <= Self.fewFindings {
      sections.append(lines(for: report.findings, rules, &cache))
    } else {
      sections.append(lines(for: digest.errors, rules, &cache))
      sections.append(weightiest(of: digest, rules, &cache))
      sections.append(widespread(of: digest))
    }
    if !report.problems.isEmpty {
      sections.append([style.bold("Problems")] + report.problems.map(line(for:)))
    }
    if !report.notes.isEmpty {
      sections.append([style.bold("Not understood")] + report.notes.map { "  \($0)" })
    }
    sections.append(summary(of: report))
    return sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n") + "\n"
  }

  /// The number of findings up to which the report shows all of them with their code.
  private static let fewFindings = 20

  private func lines(
    for findings: [Finding], _ rules: [String: RuleDescription], _ cache: inout SourceTextCache
  ) -> [String] {
    var lines: [String] = []
    var path: String?
    for finding in findings {
      if finding.path != path {
        if path != nil { lines.append("") }
        lines.append(style.bold(Escape.line(finding.path)))
        path = finding.path
      }
      lines += self.lines(for: finding, rules, cache: &cache)
    }
    return lines
  }

  private func weightiest(
    of digest: ReportDigest, _ rules: [String: RuleDescription], _ cache: inout SourceTextCache
  ) -> [String] {
    if digest.weightiest.isEmpty { return [] }
    let title =
      digest.weightiest.count == digest.warningCount
      ? "Warnings"
      : "The \(digest.weightiest.count) weightiest of \(Counted.grouped(digest.warningCount)) warnings"
    return [style.bold(title), ""] + lines(for: digest.weightiest, rules, &cache)
  }

  /// Returns one finding for each rule that most of the code breaks, with the place to begin at.
  private func widespread(of digest: ReportDigest) -> [String] {
    if digest.widespread.isEmpty { return [] }
    return [style.bold("What most of the code does")]
      + digest.widespread.flatMap { one in
        let more = one.types.count - Self.namedTypes
        let names =
          one.types.prefix(Self.namedTypes).map(Escape.line).joined(separator: ", ")
          + (more > 0 ? " and \(Counted.grouped(more)) more" : "")
        let place = "\(Escape.line(one.first.path)):\(one.first.line)"
        return [
          "  \(one.rule)  \(Counted.grouped(one.types.count)) of \(Counted(one.judged, "type").text): "
            + names,
          style.faint("    begin at \(place), which has the least of it; or decide: 'calcot init'"),
        ]
      }
  }

  private static let namedTypes = 5

  private func lines(
    for finding: Finding, _ rules: [String: RuleDescription], cache: inout SourceTextCache
  ) -> [String] {
    var head = "  " + style.faint("\(finding.line):\(finding.column)")
    head += "  " + style.colored(finding.severity.rawValue, for: finding.severity)
    if let grade = finding.grade {
      head += "  " + style.badge(grade)
      if let meaning = rules[finding.rule]?.grades[grade] {
        head += " " + style.faint(meaning) + ";"
      }
    }
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

  /// Returns the line of code with a caret below it, unless the same finding already shows the
  /// line.
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
      let files = ReportDigest.worstFiles(of: rule.id, in: report)
      let most =
        files.count > 1 && files[0].count > 1
        ? "; most in "
          + files.prefix(2).map { "\(Escape.line($0.path)) (\($0.count))" }
          .joined(separator: ", ") : ""
      return "  \(margin)\(number)  \(rule.id)  \(style.faint(rule.counts.text + most))"
    }
    lines.append(style.bold(summary.text))
    return lines + next(after: summary)
  }

  /// Returns the next step for a report that hides some of its findings.
  private func next(after summary: ReportSummary) -> [String] {
    guard !showsAll, summary.counts.all > Self.fewFindings, let rule = summary.rules.first else {
      return []
    }
    return [
      "", style.bold("Next"),
      "  calcot lint --only \(rule.id)  " + style.faint("all findings of one rule"),
      "  calcot lint --all  " + style.faint("all findings"),
      "  calcot init  " + style.faint("a configuration that respects what most of the code does"),
      "  calcot baseline accept --reason \"…\"  " + style.faint("accept those of today"),
      "  calcot map -o map.html  " + style.faint("how the app is put together"),
    ]
  }
}

/// A line of a file.
private struct CodePlace: Hashable {
  var path: String
  var line: Int
}
