internal import CalcotFindings
internal import CalcotText

/// A comment for this tool that the tool cannot read.
struct CommentNotUnderstood: Rule {
  static let description = RuleDescription(
    id: "comment-not-understood", group: "ignores",
    summary: "A comment to this tool says something that it understands",
    rationale: "A comment that is not understood does nothing, and looks as if it did.",
    remedy: "Write `calcot:ignore rule - reason`, or `calcot:ignore-file rule - reason`.",
    examples: examples)

  /// The word before a protocol of which `calcot fakes` makes a fake.
  private static let wordOfFakes = "fake"

  func findings(in context: RuleContext) -> [Finding] {
    context.comments.all.compactMap { comment in
      guard let meaning = comment.meaning else {
        let word = String(comment.text.prefix { !$0.isWhitespace })
        guard word != Self.wordOfFakes else { return nil }
        let words = IgnoreComment.Reach.allCases.map(\.rawValue) + [Self.wordOfFakes]
        let hint = NearestWord.hint(for: word, in: words)
        return context.finding(
          of: Self.self, at: comment, symbol: word,
          message: "'calcot:\(word)' means nothing: there are 'calcot:ignore', "
            + "'calcot:ignore-file' and 'calcot:fake'\(hint)")
      }
      guard meaning.rules.isEmpty else { return nil }
      let word = meaning.reach.rawValue
      return context.finding(
        of: Self.self, at: comment, symbol: word,
        message: "'calcot:\(word)' names no rule: write 'calcot:\(word) rule - reason'")
    }
  }
}

extension CommentNotUnderstood {
  static let examples: [RuleDescription.Example] = [
    .init(
      "A word that means nothing",
      """
      import UIKit  // ↓calcot:disable viewmodel-ui-import - the colours come from UIKit
      """),
    .init(
      "A protocol of which a fake is made",
      """
      // calcot:fake
      protocol PhotoStoring {}
      """),
    .init(
      "A whole file",
      """
      // calcot:ignore-file viewmodel-ui-import - a playground
      import UIKit
      """),
  ]
}
