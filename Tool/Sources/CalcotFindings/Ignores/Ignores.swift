package import CalcotCode

/// The comments of a codebase that ignore findings.
///
/// A comment after code applies to its line, one on a line of its own to the next line with code
/// (including the attributes of a declaration), `ignore-file` to the whole file. Commas separate
/// several rules.
///
/// Apply it to all findings, before the minimum confidence and the baseline; otherwise, comments
/// that are needed look unused.
package struct Ignores: Sendable {
  private struct Comment {
    var checked: CheckedComment
    /// The lines that the comment applies to; nil for none.
    var lines: ClosedRange<Int>?
  }

  private let comments: [Comment]

  /// - Parameter files: The files to lint, without generated ones.
  package init(in files: [SourceFile]) {
    comments = files.flatMap { file in
      file.facts.directives.map { directive in
        let meaning = IgnoreComment(directive.text)
        let position = file.facts.position(of: directive.offset)
        return Comment(
          checked: CheckedComment(
            path: file.path, line: position.line, column: position.column, text: directive.text,
            meaning: meaning),
          lines: meaning?.reach == .file
            ? 1...Int.max : IgnoreReach.lines(of: directive, in: file.facts))
      }
    }
  }

  /// Separates the findings to report from those that a comment ignores, both in their original
  /// order.
  ///
  /// - Returns: Also the comments, in the order of the files, for the rules about comments.
  package func apply(
    to findings: [Finding]
  ) -> (reported: [Finding], suppressed: [SuppressedFinding], comments: [CheckedComment]) {
    guard !comments.isEmpty else { return (findings, [], []) }
    var reported: [Finding] = []
    var suppressed: [SuppressedFinding] = []
    var checked = comments.map(\.checked)
    let commentsByPath = Dictionary(grouping: comments.indices) { checked[$0].path }
    for finding in findings {
      let index = commentsByPath[finding.path].flatMap { comment(for: finding, among: $0) }
      if let index, let meaning = checked[index].meaning {
        checked[index].ignoredRules.insert(finding.rule)
        suppressed.append(SuppressedFinding(finding, by: .comment, reason: meaning.reason))
      } else {
        reported.append(finding)
      }
    }
    return (reported, suppressed, checked)
  }

  /// Returns the comment that ignores a finding: one for its line before one for its file.
  private func comment(for finding: Finding, among indices: [Int]) -> Int? {
    let fitting = indices.filter { index in
      comments[index].checked.meaning?.rules.contains(finding.rule) == true
        && comments[index].lines?.contains(finding.line) == true
    }
    return fitting.first { comments[$0].checked.meaning?.reach == .line } ?? fitting.first
  }
}
