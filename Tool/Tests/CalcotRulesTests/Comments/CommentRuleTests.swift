import CalcotCode
import CalcotFindings
import CalcotReader
import CalcotRules
import Testing

@Suite("Rules about comments that ignore findings")
struct CommentRuleTests {
  let rules: Set<String> = ["ui", "navigates"]

  func apply(
    _ text: String, _ findings: [Finding], rules: Set<String>? = nil
  ) -> (reported: [String], suppressed: [String]) {
    var reader = SourceReader()
    let codebase = Codebase(files: [SourceFile(path: "Login.swift", facts: reader.facts(of: text))])
    let applied = Ignores(in: codebase.files).apply(to: findings)
    let context = RuleContext(
      codebase: codebase,
      comments: .init(
        applied.comments, checkedRules: rules ?? self.rules, knownRules: self.rules))
    let reported =
      applied.reported + RuleBook.comments.flatMap { $0.init().findings(in: context) }
    return (
      reported.map { "\($0.line):\($0.column) \($0.rule): \($0.message)" },
      applied.suppressed.map { "\($0.finding.line) \($0.finding.rule): \($0.reason)" }
    )
  }

  private func finding(line: Int) -> Finding {
    Finding(
      rule: "ui", severity: .warning, confidence: 1, message: "LoginViewModel uses UIKit",
      path: "Login.swift", line: line, column: 1,
      subject: Subject(type: "LoginViewModel", symbol: "UIKit"))
  }

  @Test func `A comment that ignores nothing is a finding, once for each rule`() {
    let text = """
      import UIKit  // calcot:ignore ui, navigates - colours
      // calcot:ignore ui - nothing follows
      """
    let (reported, suppressed) = apply(text, [finding(line: 1)])
    #expect(suppressed == ["1 ui: colours"])
    #expect(
      reported == [
        """
        1:18 ignore-unused: 'navigates' finds nothing here, so there is nothing to ignore: delete \
        the comment
        """,
        """
        2:4 ignore-unused: 'ui' finds nothing here, so there is nothing to ignore: delete the comment
        """,
      ])
  }

  @Test func `A comment for a rule that did not run is not called unused`() {
    let text = "import UIKit  // calcot:ignore ui - colours"
    #expect(apply(text, [], rules: ["navigates"]).reported.isEmpty)
  }

  @Test func `The comment on the line is used before the one for the file, which is unused then`() {
    let text = """
      // calcot:ignore-file ui - a playground
      import UIKit  // calcot:ignore ui - colours
      """
    let (reported, suppressed) = apply(text, [finding(line: 2)])
    #expect(suppressed == ["2 ui: colours"])
    #expect(reported.map { $0.prefix(18) } == ["1:4 ignore-unused:"])
  }

  @Test func `A comment without a reason ignores, and is a finding`() {
    let text = "import UIKit  // calcot:ignore ui"
    let (reported, suppressed) = apply(text, [finding(line: 1)])
    #expect(suppressed == ["1 ui: "])
    #expect(
      reported == [
        """
        1:18 ignore-without-reason: Nothing says why 'ui' is ignored: write 'calcot:ignore ui - \
        reason'
        """
      ])
  }

  @Test func `A rule that does not exist is a finding, with the one that may be meant`() {
    let text = "import UIKit  // calcot:ignore navigate, xyz - alerts"
    #expect(
      apply(text, []).reported == [
        "1:18 ignore-unknown-rule: There is no rule 'navigate'; did you mean 'navigates'?",
        "1:18 ignore-unknown-rule: There is no rule 'xyz'",
      ])
  }

  @Test func `A comment that is not understood is a finding`() {
    let text = """
      import UIKit  // calcot:ignroe ui - colours
      import UIKit  // calcot:ignore
      """
    #expect(
      apply(text, []).reported == [
        """
        1:18 comment-not-understood: 'calcot:ignroe' means nothing: there are 'calcot:ignore', \
        'calcot:ignore-file' and 'calcot:fake'; did you mean 'ignore'?
        """,
        """
        2:18 comment-not-understood: 'calcot:ignore' names no rule: write 'calcot:ignore rule - \
        reason'
        """,
      ])
  }
}
