internal import CalcotFindings

/// A comment that ignores a finding which does not exist.
struct UnusedIgnore: Rule {
  static let description = RuleDescription(
    id: "ignore-unused", group: "ignores",
    summary: "A comment that ignores a finding stands where there is one",
    rationale: """
      A comment that ignores nothing is left over from code that has been mended or moved. It hides \
      the next finding of its rule on that line, which nobody has looked at.
      """,
    remedy: "Delete the comment, or the rule's id from it.",
    examples: examples)

  func findings(in context: RuleContext) -> [Finding] {
    context.comments.all.flatMap { comment in
      let unused = comment.namedRules.filter {
        context.comments.checkedRules.contains($0) && !comment.ignoredRules.contains($0)
      }
      let place = comment.meaning?.reach == .file ? "in this file" : "here"
      return unused.map { rule in
        context.finding(
          of: Self.self, at: comment, symbol: rule,
          message: "'\(rule)' finds nothing \(place), so there is nothing to ignore: delete the "
            + "comment")
      }
    }
  }
}

extension UnusedIgnore {
  static let examples: [RuleDescription.Example] = [
    .init(
      "There is nothing to ignore",
      """
      // ↓calcot:ignore viewmodel-ui-import - the colours come from UIKit
      import Foundation
      """),
    .init(
      "There is something to ignore",
      """
      import UIKit  // calcot:ignore viewmodel-ui-import - goes with the next version
      final class LoginViewModel {
        private(set) var name = ""
      }
      """),
  ]
}
