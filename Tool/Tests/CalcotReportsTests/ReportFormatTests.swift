import CalcotFindings
import CalcotReports
import Testing

/// One report in the formats that are made of lines.
struct ReportFormatTests {
  let report: LintReport

  init() {
    let finding = Finding(
      rule: "viewmodel-ui-use", severity: .warning, confidence: 0.97, grade: .d,
      message: "'A<B>' builds 'C', \u{1B}[31m 100 %",
      evidence: [Evidence(note: "and here", path: "B.swift", line: 2, column: 3)], path: "A.swift",
      line: 7, column: 5, subject: Subject(type: "A", symbol: "C"))
    var remark = finding
    remark.severity = .info
    remark.evidence = []
    remark.line = 9
    report = LintReport(
      findings: [remark, finding],
      suppressed: [SuppressedFinding(remark, by: .comment, reason: "a & b")],
      problems: [.init(path: "C.swift", line: 1, message: "cannot be read")],
      statistics: .init(files: 1_234, lines: 1, seconds: 0.175), root: "/work",
      toolVersion: "1")
  }

  @Test func `xcode: a line for each finding and evidence, the heavier ones first`() {
    #expect(
      XcodeFormat().text(of: report) == """
        A.swift:7:5: warning: 'A<B>' builds 'C', ␛[31m 100 % (grade D, 97 %) [viewmodel-ui-use]
        B.swift:2:3: note: and here
        A.swift:9:5: note: 'A<B>' builds 'C', ␛[31m 100 % (grade D, 97 %) [viewmodel-ui-use]
        C.swift:1: warning: cannot be read

        """)
  }

  @Test func `github: properties and messages are escaped`() {
    #expect(
      GitHubFormat().text(of: report) == """
        ::warning file=A.swift,line=7,col=5,title=viewmodel-ui-use (grade D%2C 97 %25)::'A<B>' builds \
        'C', ␛[31m 100 %25%0AB.swift:2:3: and here
        ::notice file=A.swift,line=9,col=5,title=viewmodel-ui-use (grade D%2C 97 %25)::'A<B>' builds \
        'C', ␛[31m 100 %25
        ::warning file=C.swift,line=1::cannot be read

        """)
  }

  @Test func `junit: a suite for each rule, a test for each finding`() {
    #expect(
      JUnitFormat().text(of: report) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="calcot lint" tests="4" failures="1" errors="1" skipped="1" time="0.18">
          <testsuite name="viewmodel-ui-use" tests="3" failures="1" errors="0" skipped="1">
            <testcase classname="A.swift" name="\(name)" file="A.swift" line="7">
              <failure type="warning" message="\(name)">A.swift:7:5: grade D, 97 %&#10;\
        B.swift:2:3: and here</failure>
            </testcase>
            <testcase classname="A.swift" name="\(name)" file="A.swift" line="9">
              <system-out>A.swift:9:5: grade D, 97 %</system-out>
            </testcase>
            <testcase classname="A.swift" name="\(name)" file="A.swift" line="9">
              <skipped message="a &amp; b"/>
            </testcase>
          </testsuite>
          <testsuite name="problems" tests="1" failures="0" errors="1" skipped="0">
            <testcase classname="C.swift" name="cannot be read" file="C.swift" line="1">
              <error type="problem" message="cannot be read">cannot be read</error>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func `sarif: a rule has its help, its weight and the team's page about it`() {
    let rule = RuleDescription(
      id: "viewmodel-ui-use", group: "viewmodel-ui", summary: "No UI", rationale: "Tests",
      remedy: "Move it", grades: [.d: "Untestable"], defaultSeverity: .info,
      examples: [.init("a view", "let view = ↓UIView()")])
    let text = SARIFFormat(sources: .none).text(
      of: LintReport(
        findings: report.findings, rules: [rule],
        statistics: .init(files: 1, lines: 1, seconds: 0), root: "/work", toolVersion: "1",
        help: "https://example.org/rules#{rule}"))
    for part in [
      #""helpUri":"https://example.org/rules#viewmodel-ui-use""#, #""name":"ViewmodelUiUse""#,
      #""problem.severity":"recommendation""#, #""ruleIndex":0"#, #""level":"note""#,
      #"- **D** Untestable"#,
    ] {
      #expect(text.replacing(": ", with: ":").contains(part))
    }
  }

  private let name = "&apos;A&lt;B&gt;&apos; builds &apos;C&apos;, \u{FFFD}[31m 100 %"

  @Test func `html: the report cannot end its script`() {
    var hostile = report.findings[0]
    hostile.message = "</script><script>alert(1)</script>"
    let page = HTMLFormat().text(
      of: LintReport(
        findings: [hostile], statistics: .init(files: 1, lines: 1, seconds: 0), root: "/<b>",
        toolVersion: "1"))
    #expect(!page.contains("</script><script>alert"))
    #expect(page.contains(#"\u003c/script\u003e\u003cscript\u003ealert(1)"#))
    #expect(page.contains("<title>&lt;b&gt; – calcot lint</title>"))
  }

  @Test
  func `the summary counts findings, files, lines, seconds, suppressed findings and problems`() {
    #expect(
      report.summary
        == "2 findings (1 warning, 1 for information) in 1,234 files, 1 line, 0.18 s; "
        + "1 other suppressed; 1 problem")
  }
}
