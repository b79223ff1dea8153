import CalcotCode
import CalcotFindings
import Testing

@Suite("Comments that ignore findings")
struct IgnoresTests {
  let rules: Set<String> = ["ui", "navigates"]

  func apply(
    _ text: String, _ findings: [Finding], rules: Set<String>? = nil
  ) -> (reported: [String], suppressed: [String]) {
    let ignores = Ignores(in: [.read(text)], knownRules: self.rules)
    let (reported, suppressed) = ignores.apply(to: findings, rules: rules ?? self.rules)
    return (
      reported.map { "\($0.line):\($0.column) \($0.rule): \($0.message)" },
      suppressed.map { "\($0.finding.line) \($0.finding.rule): \($0.reason)" }
    )
  }

  @Test("Behind code, a comment speaks about its line")
  func behindCode() {
    let text = """
      import UIKit  // calcot:ignore ui - colours
      import SwiftUI
      """
    let (reported, suppressed) = apply(
      text, [.example("ui", line: 1), .example("ui", line: 2), .example("navigates", line: 1)])
    #expect(suppressed == ["1 ui: colours"])
    #expect(
      reported == [
        "2:1 ui: LoginViewModel uses UIKit", "1:1 navigates: LoginViewModel uses UIKit",
      ])
  }

  @Test("On a line of its own, it speaks about the next line with code")
  func nextLine() {
    let text = """
      // calcot:ignore ui - colours
      // calcot:ignore navigates - alerts

      // More about it
      import UIKit
      import SwiftUI
      """
    let (reported, suppressed) = apply(
      text, [.example("ui", line: 5), .example("navigates", line: 5), .example("ui", line: 6)])
    #expect(suppressed == ["5 ui: colours", "5 navigates: alerts"])
    #expect(reported == ["6:1 ui: LoginViewModel uses UIKit"])
  }

  @Test("Above the attributes of a declaration, it reaches the declaration")
  func attributes() {
    let text = """
      // calcot:ignore ui - colours
      @MainActor
      @Observable
      final class LoginViewModel {
      }
      """
    let (reported, suppressed) = apply(
      text, [.example("ui", line: 2), .example("ui", line: 4), .example("ui", line: 5)])
    #expect(suppressed == ["2 ui: colours", "4 ui: colours"])
    #expect(reported == ["5:1 ui: LoginViewModel uses UIKit"])
  }

  @Test("It reaches the first line of a declaration or statement, however that begins")
  func firstLines() {
    let lines = [
      "@objc(run:) private static func run(_ it: Int) {}", "private(set) weak var router: Router?",
      "init(viewModel: LoginViewModel) {}", "super.viewDidLoad()",
      "navigationController?.pushViewController(LoginView(), animated: true)",
      "let view = UIView()", "guard let self else { return }", "[a, b].forEach { $0.run() }",
      "case .login(let view): show(view)", "#if canImport(UIKit)", "return UIColor.red",
      "extension Login: UITableViewDelegate {}", "_ = UIScreen.main", "!UIScreen.main.isMirrored",
    ]
    for line in lines {
      let text = "class A {\n  // calcot:ignore ui - colours\n  /// What it is\n  \(line)\n}\n"
      #expect(apply(text, [.example("ui", line: 4)]).suppressed == ["4 ui: colours"], "\(line)")
    }
  }

  @Test("A comment between slashes and stars speaks about the code behind it")
  func blockComment() {
    let text = "/* calcot:ignore ui - colours */ import UIKit\nimport SwiftUI"
    #expect(apply(text, [.example("ui", line: 1)]).suppressed == ["1 ui: colours"])
  }

  @Test("`ignore-file` speaks about every line of its file, and only of its file")
  func wholeFile() {
    let text = """
      import UIKit
      // calcot:ignore-file ui, navigates - a playground
      """
    let (reported, suppressed) = apply(
      text,
      [
        .example("ui", line: 1), .example("ui", line: 200), .example("navigates", line: 3),
        .example("ui", path: "Other.swift"),
      ])
    #expect(
      suppressed == ["1 ui: a playground", "200 ui: a playground", "3 navigates: a playground"])
    #expect(reported == ["1:1 ui: LoginViewModel uses UIKit"])
  }

  @Test("A comment that ignores nothing is a finding, once for each rule")
  func unused() {
    let text = """
      import UIKit  // calcot:ignore ui, navigates - colours
      // calcot:ignore ui - nothing follows
      """
    let (reported, suppressed) = apply(text, [.example("ui", line: 1)])
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

  @Test("A comment for a rule that did not run is not called unused")
  func ruleDidNotRun() {
    let text = "import UIKit  // calcot:ignore ui - colours"
    #expect(apply(text, [], rules: ["navigates"]).reported.isEmpty)
  }

  @Test("The comment on the line is used before the one for the file, which is unused then")
  func lineBeforeFile() {
    let text = """
      // calcot:ignore-file ui - a playground
      import UIKit  // calcot:ignore ui - colours
      """
    let (reported, suppressed) = apply(text, [.example("ui", line: 2)])
    #expect(suppressed == ["2 ui: colours"])
    #expect(reported.map { $0.prefix(18) } == ["1:4 ignore-unused:"])
  }

  @Test("A comment without a reason ignores, and is a finding")
  func withoutReason() {
    let text = "import UIKit  // calcot:ignore ui"
    let (reported, suppressed) = apply(text, [.example("ui", line: 1)])
    #expect(suppressed == ["1 ui: "])
    #expect(
      reported == [
        """
        1:18 ignore-without-reason: Nothing says why 'ui' is ignored: write 'calcot:ignore ui - \
        reason'
        """
      ])
  }

  @Test("A rule that does not exist is a finding, with the one that may be meant")
  func unknownRule() {
    let text = "import UIKit  // calcot:ignore navigate, xyz - alerts"
    #expect(
      apply(text, []).reported == [
        "1:18 ignore-unknown-rule: There is no rule 'navigate'; did you mean 'navigates'?",
        "1:18 ignore-unknown-rule: There is no rule 'xyz'",
      ])
  }

  @Test("A comment that is not understood is a finding")
  func notUnderstood() {
    let text = """
      import UIKit  // calcot:ignroe ui - colours
      import UIKit  // calcot:ignore
      """
    #expect(
      apply(text, []).reported == [
        """
        1:18 comment-not-understood: 'calcot:ignroe' means nothing: there are 'calcot:ignore' and \
        'calcot:ignore-file'; did you mean 'ignore'?
        """,
        """
        2:18 comment-not-understood: 'calcot:ignore' names no rule: write 'calcot:ignore rule - \
        reason'
        """,
      ])
  }

  @Test("The rules about comments document themselves")
  func descriptions() {
    for rule in IgnoreRules.all {
      for example in rule.examples {
        let code = example.code.replacing("↓", with: "")
        let ignores = Ignores(
          in: [.read(code)], knownRules: ["viewmodel-ui-import"])
        let reported = ignores.apply(to: [], rules: ["viewmodel-ui-import"]).reported
        #expect(reported.contains { $0.rule == rule.id })
      }
    }
    #expect(Set(IgnoreRules.all.map(\.id)).count == 4)
  }
}
