import CalcotConfiguration
import CalcotFindings
import Testing

@testable import CalcotTool

/// The severities of the report.
struct FindingWeightTests {
  private func weight(
    least: Double? = nil, _ change: (inout Configuration) -> Void = { _ in }
  ) -> FindingWeight {
    var configuration = Configuration()
    change(&configuration)
    return FindingWeight(configuration: configuration, minimumConfidence: least)
  }

  private func finding(
    _ rule: String, _ confidence: Double, _ severity: Severity = .error
  ) -> Finding {
    Finding(
      rule: rule, severity: severity, confidence: confidence, message: "", path: "A.swift", line: 1,
      column: 1, subject: Subject(type: "A", symbol: "b"))
  }

  @Test func `a finding keeps the severity of its case`() {
    let weight = weight()
    for severity in Severity.allCases {
      #expect(weight.weighed(finding("strong-parent", 0.9, severity)).severity == severity)
    }
  }

  @Test func `the configuration sets the severity`() {
    let weight = weight { $0.rules["view-navigates"] = RuleSettings(level: .on(.error)) }
    #expect(weight.weighed(finding("view-navigates", 0.9, .warning)).severity == .error)
    // A case that the rule takes lightly stays light.
    #expect(weight.weighed(finding("view-navigates", 0.9, .info)).severity == .info)
  }

  @Test func `a finding that is not sure enough is left out`() {
    #expect(!weight().isReported(finding("view-navigates", 0.69)))
    #expect(weight().isReported(finding("view-navigates", 0.7)))
    #expect(weight(least: 0.2).isReported(finding("view-navigates", 0.3)))
    let strict = weight { $0.rules["view-navigates"] = RuleSettings(minimumConfidence: 0.9) }
    #expect(!strict.isReported(finding("view-navigates", 0.8)))
  }

  @Test func `a leak that is not sure is a remark, unless a confidence is asked for`() {
    let leak = finding("closure-retains-owner", 0.4)
    #expect(weight().isReported(leak))
    #expect(weight().weighed(leak).severity == .info)
    #expect(!weight().isReported(finding("closure-retains-owner", 0.2)))
    #expect(!weight(least: 0.5).isReported(leak))
    #expect(!weight({ $0.minimumConfidence = 0.5 }).isReported(leak))
  }

  @Test func `a suppressed finding keeps its severity, however sure it is`() {
    let suppressed = SuppressedFinding(
      finding("closure-retains-owner", 0.4), by: .comment, reason: "")
    #expect(weight().weighed(suppressed).finding.severity == .error)
    let mild = weight { $0.rules["closure-retains-owner"] = RuleSettings(level: .on(.warning)) }
    #expect(mild.weighed(suppressed).finding.severity == .warning)
  }
}
