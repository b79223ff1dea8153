import CalcotCode
import CalcotConfiguration
import CalcotFindings
import CalcotReader
import Testing

@Suite("Judging findings")
struct JudgementTests {
  let rules = Known.rules + IgnoreRules.all

  func finding(
    _ rule: String, path: String = "A.swift", line: Int = 1, confidence: Double = 1,
    severity: Severity = .warning
  ) -> Finding {
    Finding(
      rule: rule, severity: severity, confidence: confidence, message: "", path: path, line: line,
      column: 1, subject: Subject(type: "A", symbol: "\(line)"))
  }

  func judge(
    _ findings: [Finding], _ configuration: String = "", source: String = "",
    baseline: Baseline = Baseline()
  ) throws -> Judgement {
    var reader = SourceReader()
    let file = SourceFile(path: "A.swift", facts: reader.facts(of: source))
    return try Known.configuration(configuration).judge(
      findings, ignores: Ignores(in: [file], knownRules: rules.map(\.id)), baseline: baseline,
      scope: .whole(rulesLeftOut: []), rules: rules, standardConfidence: 0.5
    ) { $1.hasPrefix($0) }
  }

  @Test("They are reported by path and line, with the severities of the house")
  func reported() throws {
    let judgement = try judge(
      [finding("viewmodel-navigates", path: "B.swift"), finding("viewmodel-navigates", line: 2)],
      "rules: {viewmodel-navigates: error}")
    #expect(judgement.reported.map(\.path) == ["A.swift", "B.swift"])
    #expect(judgement.reported.allSatisfy { $0.severity == .error })
  }

  @Test("Rules that are off, and files that a rule leaves out, are not")
  func leftOut() throws {
    let findings = [
      finding("viewmodel-singleton"), finding("viewmodel-navigates"),
      finding("massive-view-controller"),
      finding("massive-view-controller", path: "B.swift"),
    ]
    let judgement = try judge(
      findings, "rules: {viewmodel-navigates: off, massive-view-controller: {exclude: [B]}}")
    #expect(judgement.reported == [findings[2]])
    #expect(judgement.suppressed.isEmpty && judgement.doubtful.isEmpty)
  }

  @Test("A comment and an entry for a doubtful finding are needed, not unused")
  func order() throws {
    let doubtful = finding("viewmodel-navigates", confidence: 0.2)
    let other = finding("massive-view-controller", line: 2, confidence: 0.2)
    let judgement = try judge(
      [doubtful, other], source: "import UIKit  // calcot:ignore viewmodel-navigates - alerts\n",
      baseline: Baseline().accepting([other]))
    #expect(judgement.reported.isEmpty)
    #expect(judgement.stale.isEmpty)
    #expect(judgement.suppressed.map(\.cause) == [.comment, .baseline])
    #expect(try judge([doubtful]).doubtful == [doubtful])
    #expect(try judge([doubtful], "minimum-confidence: 0.1").reported == [doubtful])
  }

  @Test("What is said about comments can be turned off, and accepted")
  func comments() throws {
    let source = "import UIKit  // calcot:ignore viewmodel-navigates - alerts\n"
    let judgement = try judge([], source: source)
    #expect(judgement.reported.map(\.rule) == ["ignore-unused"])
    let accepted = Baseline().accepting(judgement.reported)
    #expect(try judge([], source: source, baseline: accepted).reported.isEmpty)
    let all = try Configuration(
      reading: Array("rules: {ignore-unused: off}".utf8), path: "", rules: rules)
    #expect(!all.runs(IgnoreRules.unused))
  }

  @Test("The baseline that remains is what still occurs")
  func remaining() throws {
    let (old, mended) = (finding("viewmodel-navigates"), finding("viewmodel-navigates", line: 2))
    let judgement = try judge([old], baseline: Baseline().accepting([old, mended]))
    #expect(judgement.stale.map(\.subject.symbol) == ["2"])
    #expect(judgement.baseline == Baseline().accepting([old]))
  }
}
