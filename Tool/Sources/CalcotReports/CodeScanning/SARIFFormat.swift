import CalcotFindings
import CalcotText

/// SARIF 2.1.0, which GitHub's code scanning and many editors read.
///
/// SARIF cannot count columns in bytes of UTF-8, as findings do. The file's text converts them to
/// UTF-16 code units; without a text, the format omits columns. The regions of a fix are bytes, and
/// also lines and columns if there is a text.
public struct SARIFFormat: ReportFormat {
  private let sources: SourceTexts

  public init(sources: SourceTexts) {
    self.sources = sources
  }

  public func text(of report: LintReport) -> String {
    var places = SARIFPlaces(report, sources: sources)
    let run = JSONValue.object([
      "tool": .object(["driver": SARIFDriver(report).value]),
      "invocations": .array([invocation(of: report, places: &places)]),
      "originalUriBaseIds": places.bases,
      "columnKind": .string("utf16CodeUnits"),
      "results": .array(results(of: report, places: &places)),
      "properties": .object([
        "files": .int(report.statistics.files), "lines": .int(report.statistics.lines),
        "seconds": .double(report.statistics.seconds),
      ]),
    ])
    let log = JSONValue.object([
      "$schema": .string(
        "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
      ),
      "version": .string("2.1.0"),
      "runs": .array([run]),
    ])
    return log.text(linesTo: 4) + "\n"
  }

  private func invocation(of report: LintReport, places: inout SARIFPlaces) -> JSONValue {
    let notifications = report.problems.map { problem in
      JSONValue.object([
        "level": .string("warning"),
        "message": .object(["text": .string(problem.message)]),
        "locations": .array([
          .object(["physicalLocation": places.location(problem.path, line: problem.line)])
        ]),
      ])
    }
    return .object([
      "executionSuccessful": .bool(true),
      "toolExecutionNotifications": .array(notifications),
    ])
  }

  private func results(of report: LintReport, places: inout SARIFPlaces) -> [JSONValue] {
    // NB: SARIF wants suppressions in every result or in none.
    let none: JSONValue? = report.suppressed.isEmpty ? nil : .array([])
    var all = report.findings.map { ($0, none) }
    all += report.suppressed.map { ($0.finding, suppressions(for: $0)) }
    var indices: [String: Int] = [:]
    for (index, rule) in report.rules.enumerated() { indices[rule.id] = index }
    let fingerprints = Fingerprint.of(all.map(\.0))
    return zip(all, fingerprints).map { result, fingerprint in
      let (finding, suppressions) = result
      return
        .object([
          "ruleId": .string(finding.rule),
          "ruleIndex": indices[finding.rule].map(JSONValue.int),
          "level": .string(finding.severity.sarifLevel),
          "rank": .int(Percent(finding.confidence).number),
          "message": .object(["text": .string(finding.message)]),
          "locations": .array([location(of: finding, places: &places)]),
          "relatedLocations": related(to: finding, places: &places),
          "partialFingerprints": self.fingerprints(fingerprint),
          "fixes": fixes(of: finding, places: &places),
          "suppressions": suppressions,
          "properties": .object([
            "confidence": .double(finding.confidence),
            "grade": finding.grade.map { .string($0.rawValue) },
          ]),
        ])
    }
  }

  /// Returns the fingerprint of the baseline under two names: our own, and the one that GitHub
  /// reads.
  private func fingerprints(_ fingerprint: Fingerprint) -> JSONValue {
    let text = JSONValue.string(fingerprint.description)
    return .object(["calcotSubject/v1": text, "primaryLocationLineHash": text])
  }

  private func location(of finding: Finding, places: inout SARIFPlaces) -> JSONValue {
    let subject = finding.subject
    let name = subject.member.isEmpty ? subject.type : "\(subject.type).\(subject.member)"
    return .object([
      "physicalLocation": places.location(finding.path, line: finding.line, column: finding.column),
      "logicalLocations": .array([.object(["fullyQualifiedName": .string(name)])]),
    ])
  }

  private func related(to finding: Finding, places: inout SARIFPlaces) -> JSONValue? {
    guard !finding.evidence.isEmpty else { return nil }
    return .array(
      finding.evidence.enumerated().map { index, evidence in
        .object([
          "id": .int(index + 1),
          "message": .object(["text": .string(evidence.note)]),
          "physicalLocation": places.location(
            evidence.path, line: evidence.line, column: evidence.column),
        ])
      })
  }

  private func fixes(of finding: Finding, places: inout SARIFPlaces) -> JSONValue? {
    guard let fix = finding.fix, !fix.edits.isEmpty else { return nil }
    let replacements = fix.edits.map { edit in
      JSONValue.object([
        "deletedRegion": places.region(in: finding.path, bytes: edit.start, upTo: edit.end),
        "insertedContent": .object(["text": .string(edit.text)]),
      ])
    }
    let change = JSONValue.object([
      "artifactLocation": places.artifact(finding.path), "replacements": .array(replacements),
    ])
    return .array([
      .object([
        "description": .object(["text": .string(fix.title)]), "artifactChanges": .array([change]),
      ])
    ])
  }

  private func suppressions(for suppressed: SuppressedFinding) -> JSONValue {
    .array([
      .object([
        "kind": .string(suppressed.cause == .comment ? "inSource" : "external"),
        "justification": suppressed.reason.isEmpty ? nil : .string(suppressed.reason),
      ])
    ])
  }
}
