internal import CalcotFindings

/// A comment that ignores a finding without a reason.
struct IgnoreWithoutReason: Rule {
  static let description = RuleDescription(
    id: "ignore-without-reason", group: "ignores",
    summary: "A comment that ignores a finding says why",
    rationale: """
      Who reads the code later has to know whether the exception still holds. Without the reason \
      nobody dares to delete it.
      """,
    remedy: "Write the reason behind a dash: `// calcot:ignore rule - reason`.",
    examples: examples)

  func findings(in context: RuleContext) -> [Finding] {
    context.comments.all.compactMap { comment in
      guard let meaning = comment.meaning, !meaning.rules.isEmpty, meaning.reason.isEmpty else {
        return nil
      }
      let rules = meaning.rules.joined(separator: ", ")
      return context.finding(
        of: Self.self, at: comment, symbol: rules,
        message: "Nothing says why '\(rules)' is ignored: write "
          + "'calcot:\(meaning.reach.rawValue) \(rules) - reason'")
    }
  }
}

extension IgnoreWithoutReason {
  static let examples: [RuleDescription.Example] = [
    .init(
      "The reason is missing",
      """
      import UIKit  // ↓calcot:ignore viewmodel-ui-import
      """),
    .init(
      "The reason stands behind a dash",
      """
      import UIKit  // calcot:ignore viewmodel-ui-import - the colours come from UIKit
      """),
  ]
}
