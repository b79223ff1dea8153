import CalcotFindings
import CalcotReports
import Testing

/// The report on a terminal of a codebase with many findings.
@Suite struct `Many findings on a terminal` {
  private func finding(
    _ rule: String, _ number: Int, _ severity: Severity = .warning, grade: Grade? = nil,
    confidence: Double = 0.9
  ) -> Finding {
    Finding(
      rule: rule, severity: severity, confidence: confidence, grade: grade,
      message: "\(rule) \(number)", path: "\(rule)\(number % 3).swift", line: number, column: 1,
      subject: Subject(type: "Type\(number)", symbol: "x"))
  }

  private func text(
    _ findings: [Finding], showsAll: Bool = false, judged: [String: Int] = [:],
    notes: [String] = []
  ) -> String {
    let rule = RuleDescription(
      id: "ui", group: "ui", summary: "", rationale: "", remedy: "",
      grades: [.a: "an import that nothing uses", .d: "a view"], examples: [])
    let report = LintReport(
      findings: findings, rules: [rule], statistics: .init(files: 9, lines: 90, seconds: 0),
      root: "/work", toolVersion: "1", judgedTypes: judged, notes: notes)
    return TerminalFormat(hasColors: false, showsAll: showsAll).text(of: report)
  }

  @Test func `Errors are shown in full, ten warnings by weight, and remarks as numbers`() {
    let findings =
      (1...12).map { finding("leak", $0, .error) } + (1...40).map { finding("ui", $0, grade: .a) }
      + [finding("ui", 41, grade: .d)] + (1...30).map { finding("remark", $0, .info) }
    let text = text(findings)
    for number in 1...12 { #expect(text.contains("leak \(number)  [leak]")) }
    #expect(text.contains("The 10 weightiest of 41 warnings"))
    #expect(text.split(separator: "\n").count { $0.hasSuffix("[ui]") } == 10)
    #expect(text.contains("(D) a view;  90 %  ui 41  [ui]"))
    #expect(!text.contains("[remark]"))
    #expect(text.contains("30  remark  30 for information; most in remark0.swift (10)"))
    #expect(text.contains("calcot lint --only ui"))
  }

  @Test func `Few findings, or all on demand, are shown with their code`() {
    let findings = (1...30).map { finding("remark", $0, .info) }
    #expect(
      text(Array(findings.prefix(20))).split(separator: "\n").count {
        $0.hasSuffix("[remark]")
      } == 20)
    let all = text(findings, showsAll: true)
    #expect(all.split(separator: "\n").count { $0.hasSuffix("[remark]") } == 30)
    #expect(!all.contains("Next"))
  }

  @Test func `More than half of the types is one finding, with where to begin`() {
    var findings = (1...30).map { finding("data", $0) }
    for index in findings.indices where index != 6 {
      findings[index].evidence = [Evidence(note: "", path: "a", line: 1, column: 1)]
    }
    let text = text(findings + [finding("ui", 1)], judged: ["data": 50, "ui": 50])
    #expect(
      text.contains("data  30 of 50 types: Type7, Type1, Type10, Type11, Type12 and 25 more"))
    #expect(text.contains("begin at data1.swift:7, which has the least of it"))
    #expect(!text.contains("[data]"))
    #expect(text.contains("[ui]"))
    #expect(!self.text(findings, judged: ["data": 61]).contains("30 of 61"))
  }

  @Test func `A note on code that was not understood is shown without findings, too`() {
    #expect(text([], notes: ["7 types named …Reactor"]).contains("  7 types named …Reactor"))
  }
}
