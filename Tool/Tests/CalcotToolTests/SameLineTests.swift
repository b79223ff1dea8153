import CalcotFindings
import Testing

@testable import CalcotTool

@Suite struct `One line is reported once` {
  private func finding(
    _ rule: String, line: Int = 3, type: String = "A", grade: Grade? = nil,
    severity: Severity = .warning, confidence: Double = 0.9
  ) -> Finding {
    Finding(
      rule: rule, severity: severity, confidence: confidence, grade: grade, message: rule,
      path: "A.swift", line: line, column: 1, subject: Subject(type: type, symbol: rule))
  }

  @Test func `The heaviest grade stays, and the others become evidence`() {
    let found = SameLine.heaviest(of: [
      finding("viewmodel-ui-import", grade: .a), finding("viewmodel-ui-use", grade: .d),
      finding("viewmodel-ui-use", grade: .b, confidence: 0.99),
    ])
    #expect(found.map(\.grade) == [.d])
    #expect(found[0].evidence.map(\.note) == ["viewmodel-ui-import", "viewmodel-ui-use"])
  }

  @Test func `An error stays, whatever the grade`() {
    let found = SameLine.heaviest(of: [
      finding("strong-parent", grade: .d), finding("closure-retains-owner", severity: .error),
    ])
    #expect(found.map(\.rule) == ["closure-retains-owner"])
  }

  @Test func `A finding on another line, in another type or of another matter stays`() {
    let findings = [
      finding("viewmodel-ui-use"), finding("viewmodel-ui-use", line: 4),
      finding("viewmodel-ui-use", type: "B"), finding("viewmodel-singleton"),
    ]
    #expect(SameLine.heaviest(of: findings) == findings)
  }
}
