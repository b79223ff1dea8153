import CalcotFindings
import CalcotText

/// The report as one JSON value, which the JSON format writes and the page reads.
struct LintReportJSON {
  private let report: LintReport
  private var cache: SourceTextCache

  /// - Parameter sources: The code, from which each place gets its line.
  init(_ report: LintReport, sources: SourceTexts = .none) {
    self.report = report
    cache = SourceTextCache(sources)
  }

  mutating func value() -> JSONValue {
    let counts = ReportSummary(report).counts
    let findings = report.findings.map { object(for: $0) }
    let suppressed = report.suppressed.map { suppressed in
      object(
        for: suppressed.finding,
        with: [
          ("suppressedBy", .string(suppressed.cause.rawValue)),
          ("reason", suppressed.reason.isEmpty ? nil : .string(suppressed.reason)),
        ])
    }
    return .object([
      "version": .int(1),
      "tool": .object(["name": .string("calcot"), "version": .string(report.toolVersion)]),
      "root": .string(report.root),
      "statistics": .object([
        "files": .int(report.statistics.files), "lines": .int(report.statistics.lines),
        "seconds": .double(report.statistics.seconds), "errors": .int(counts.errors),
        "warnings": .int(counts.warnings), "infos": .int(counts.infos),
        "suppressed": .int(report.suppressed.count), "problems": .int(report.problems.count),
      ]),
      "findings": .array(findings),
      "suppressed": .array(suppressed),
      "problems": .array(report.problems.map(object(for:))),
      "rules": .array(report.rules.map(object(for:))),
      "widespread": .array(
        WidespreadFinding.all(in: report).map { one in
          .object([
            "rule": .string(one.rule), "types": .array(one.types.map { .string($0) }),
            "judged": .int(one.judged),
          ])
        }),
      "notes": .array(report.notes.map { .string($0) }),
      "trend": .array(report.trend.map(object(for:))),
    ])
  }

  private mutating func object(
    for finding: Finding, with more: [(String, JSONValue?)] = []
  ) -> JSONValue {
    var members: [(String, JSONValue)] = []
    func add(_ name: String, _ value: JSONValue?) {
      if let value { members.append((name, value)) }
    }
    add("rule", .string(finding.rule))
    add("severity", .string(finding.severity.rawValue))
    add("grade", finding.grade.map { .string($0.rawValue) })
    add("confidence", .double(finding.confidence))
    add("path", .string(finding.path))
    add("line", .int(finding.line))
    add("column", .int(finding.column))
    add("message", .string(finding.message))
    add("type", .string(finding.subject.type))
    add("member", .string(finding.subject.member))
    add("symbol", .string(finding.subject.symbol))
    add("code", code(finding.path, line: finding.line))
    add("evidence", .array(finding.evidence.map { object(for: $0) }))
    add("fix", finding.fix.map(object(for:)))
    for (name, value) in more { add(name, value) }
    return .members(members)
  }

  private mutating func object(for evidence: Evidence) -> JSONValue {
    .object([
      "path": .string(evidence.path), "line": .int(evidence.line), "column": .int(evidence.column),
      "note": .string(evidence.note), "code": code(evidence.path, line: evidence.line),
    ])
  }

  private mutating func code(_ path: String, line: Int) -> JSONValue? {
    guard let line = cache.text(of: path)?.line(line) else { return nil }
    let code = line.drop(while: \.isWhitespace)
    let isLong = code.utf8.count > 300
    return .string(isLong ? String(code.prefix(300)) + "…" : String(code))
  }

  private func object(for fix: Fix) -> JSONValue {
    let edits = fix.edits.map { edit in
      JSONValue.object([
        "start": .int(edit.start), "end": .int(edit.end), "text": .string(edit.text),
      ])
    }
    return .object(["title": .string(fix.title), "edits": .array(edits)])
  }

  private func object(for problem: LintReport.Problem) -> JSONValue {
    .object([
      "path": .string(problem.path), "line": problem.line.map(JSONValue.int),
      "message": .string(problem.message),
    ])
  }

  private func object(for rule: RuleDescription) -> JSONValue {
    let grades = rule.grades.sorted { $0.key.rawValue < $1.key.rawValue }
    return .object([
      "id": .string(rule.id), "group": .string(rule.group), "summary": .string(rule.summary),
      "rationale": .string(rule.rationale), "remedy": .string(rule.remedy),
      "severity": .string(rule.defaultSeverity.rawValue),
      "grades": .members(grades.map { ($0.key.rawValue, .string($0.value)) }),
    ])
  }

  private func object(for point: BaselineTrend.Point) -> JSONValue {
    let counts = point.counts.sorted { $0.key < $1.key }
    return .object([
      "date": .string(point.date), "commit": point.commit.isEmpty ? nil : .string(point.commit),
      "counts": .members(counts.map { ($0.key, .int($0.value)) }),
    ])
  }
}
