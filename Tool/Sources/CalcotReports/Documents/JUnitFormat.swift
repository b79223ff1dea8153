import CalcotFindings
import CalcotText

/// JUnit's XML, for viewers of test results: a suite for each rule, a failed test for each finding.
///
/// A rule without findings is one test that passed. A suppressed finding is a skipped test,
/// information a test that passed with output, and a file that could not be read is an error. The
/// names of a test contain no line, so that its history goes on when the code moves.
public struct JUnitFormat: ReportFormat {
  public init() {}

  public func text(of report: LintReport) -> String {
    let suites = suites(of: report)
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    let counts = suites.map(\.counts).reduce(into: JUnitCounts()) { $0.add($1) }
    let seconds = Hundredths(report.statistics.seconds).text
    text += "<testsuites name=\"calcot lint\" \(counts.attributes) time=\"\(seconds)\">\n"
    for suite in suites {
      text += "  <testsuite name=\"\(Escape.markup(suite.name))\" \(suite.counts.attributes)>\n"
      for test in suite.tests { text += test.text }
      text += "  </testsuite>\n"
    }
    return text + "</testsuites>\n"
  }

  private func suites(of report: LintReport) -> [JUnitSuite] {
    var tests: [String: [JUnitTest]] = [:]
    for rule in report.rules { tests[rule.id] = [] }
    for finding in report.findings {
      let outcome: JUnitTest.Outcome = finding.severity == .info ? .passedWithOutput : .failed
      tests[finding.rule, default: []].append(JUnitTest(finding, outcome))
    }
    for suppressed in report.suppressed {
      let reason = suppressed.reason.isEmpty ? "in the baseline" : suppressed.reason
      tests[suppressed.finding.rule, default: []]
        .append(JUnitTest(suppressed.finding, .skipped(reason)))
    }
    var suites = tests.sorted { $0.key < $1.key }.map { rule, tests in
      JUnitSuite(name: rule, tests: tests.isEmpty ? [JUnitTest(keptRule: rule)] : tests)
    }
    if !report.problems.isEmpty {
      suites.append(JUnitSuite(name: "problems", tests: report.problems.map(JUnitTest.init)))
    }
    return suites
  }
}
