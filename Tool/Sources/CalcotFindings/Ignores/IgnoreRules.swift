/// What is said about the comments that ignore findings.
package enum IgnoreRules {
  package static let all = [unused, withoutReason, unknownRule, notUnderstood]

  package static let unused = RuleDescription(
    id: "ignore-unused", group: "ignores",
    summary: "A comment that ignores a finding stands where there is one",
    rationale: """
      A comment that ignores nothing is left over from code that has been mended or moved. It hides \
      the next finding of its rule on that line, which nobody has looked at.
      """,
    remedy: "Delete the comment, or the rule's id from it.",
    examples: [
      .init(
        "There is nothing to ignore",
        """
        // ↓calcot:ignore viewmodel-ui-import - the colours come from UIKit
        import Foundation
        """)
    ])

  package static let withoutReason = RuleDescription(
    id: "ignore-without-reason", group: "ignores",
    summary: "A comment that ignores a finding says why",
    rationale: """
      Who reads the code later has to know whether the exception still holds. Without the reason \
      nobody dares to delete it.
      """,
    remedy: "Write the reason behind a dash: `// calcot:ignore rule - reason`.",
    examples: [
      .init(
        "The reason is missing",
        """
        import UIKit  // ↓calcot:ignore viewmodel-ui-import
        """)
    ])

  package static let unknownRule = RuleDescription(
    id: "ignore-unknown-rule", group: "ignores",
    summary: "A comment that ignores a finding names rules that exist",
    rationale: "A rule's id with a mistake in it ignores nothing, and looks as if it did.",
    remedy: "Write the id as it stands in brackets behind the finding; `calcot rules` lists all.",
    examples: [
      .init(
        "The id is misspelt",
        """
        import UIKit  // ↓calcot:ignore viewmodel-ui-imports - the colours come from UIKit
        """)
    ])

  package static let notUnderstood = RuleDescription(
    id: "comment-not-understood", group: "ignores",
    summary: "A comment to this tool says something that it understands",
    rationale: "A comment that is not understood does nothing, and looks as if it did.",
    remedy: "Write `calcot:ignore rule - reason`, or `calcot:ignore-file rule - reason`.",
    examples: [
      .init(
        "A word that means nothing",
        """
        import UIKit  // ↓calcot:disable viewmodel-ui-import - the colours come from UIKit
        """)
    ])
}
