import CalcotCode
import CalcotFindings
import Testing

@Suite("Comments that ignore findings")
struct IgnoresTests {
  func apply(
    _ text: String, _ findings: [Finding]
  ) -> (reported: [String], suppressed: [String]) {
    let applied = Ignores(in: [.read(text)]).apply(to: findings)
    return (
      applied.reported.map { "\($0.line):\($0.column) \($0.rule): \($0.message)" },
      applied.suppressed.map { "\($0.finding.line) \($0.finding.rule): \($0.reason)" }
    )
  }

  @Test func `Behind code, a comment speaks about its line`() {
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

  @Test func `On a line of its own, a comment speaks about the next line with code`() {
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

  @Test func `Above the attributes of a declaration, a comment reaches the declaration`() {
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

  @Test func `A comment reaches the first line of each kind of declaration and statement`() {
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

  @Test func `A comment between slashes and stars speaks about the code behind it`() {
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

  @Test func `Each comment says whose findings it ignored`() {
    let text = """
      import UIKit  // calcot:ignore ui, navigates - colours
      // calcot:ignroe ui
      """
    let comments = Ignores(in: [.read(text)]).apply(to: [.example("ui", line: 1)]).comments
    #expect(
      comments.map { "\($0.line):\($0.column) \($0.text)" } == [
        "1:18 ignore ui, navigates - colours", "2:4 ignroe ui",
      ])
    #expect(comments.map(\.ignoredRules) == [["ui"], []])
    #expect(comments.map { $0.meaning == nil } == [false, true])
  }
}
