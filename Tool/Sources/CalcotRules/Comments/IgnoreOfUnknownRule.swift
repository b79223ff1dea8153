internal import CalcotFindings
internal import CalcotText

/// A comment that ignores the findings of a rule which does not exist.
struct IgnoreOfUnknownRule: Rule {
  static let description = RuleDescription(
    id: "ignore-unknown-rule", group: "ignores",
    summary: "A comment that ignores a finding names rules that exist",
    rationale: "A rule's id with a mistake in it ignores nothing, and looks as if it did.",
    remedy: "Write the id as it stands in brackets behind the finding; `calcot rules` lists all.",
    examples: examples)

  func findings(in context: RuleContext) -> [Finding] {
    let known = context.comments.knownRules
    return context.comments.all.flatMap { comment in
      comment.namedRules.filter { !known.contains($0) }.map { rule in
        context.finding(
          of: Self.self, at: comment, symbol: rule,
          message: "There is no rule '\(rule)'\(NearestWord.hint(for: rule, in: known.sorted()))")
      }
    }
  }
}

extension IgnoreOfUnknownRule {
  static let examples: [RuleDescription.Example] = [
    .init(
      "The id is misspelt",
      """
      import UIKit  // ↓calcot:ignore viewmodel-ui-imports - the colours come from UIKit
      """),
    .init(
      "The ids of two rules",
      """
      import UIKit  // calcot:ignore viewmodel-ui-import, viewmodel-ui-use - goes with version 3
      """),
  ]
}
