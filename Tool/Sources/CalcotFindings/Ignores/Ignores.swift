package import CalcotCode
internal import CalcotText

/// The comments of a codebase that ignore findings, and what becomes of the findings.
///
/// A comment behind code speaks about its line, one on a line of its own about the next line with
/// code (with the attributes of a declaration counted to it), `ignore-file` about the whole file.
/// Several rules are separated by commas.
///
/// Apply it to everything the rules found, before anything is left out for its severity, its
/// confidence or the baseline; otherwise comments that are needed look unused.
package struct Ignores: Sendable {
  private struct Comment {
    var path: String
    var position: (line: Int, column: Int)
    /// The lines that it speaks about; nil for none.
    var lines: ClosedRange<Int>?
    var text: String
    var meaning: IgnoreComment?
  }

  private let comments: [Comment]
  private let knownRules: Set<String>

  /// - Parameters:
  ///   - files: Those that are linted; leave out generated ones.
  ///   - knownRules: The ids of all rules there are, also of those that are off.
  package init(in files: [SourceFile], knownRules: some Sequence<String>) {
    comments = files.flatMap { file in
      file.facts.directives.map { directive in
        let meaning = IgnoreComment(directive.text)
        return Comment(
          path: file.path, position: file.facts.position(of: directive.offset),
          lines: meaning?.reach == .file
            ? 1...Int.max : IgnoreReach.lines(of: directive, in: file.facts),
          text: directive.text, meaning: meaning)
      }
    }
    self.knownRules = Set(knownRules)
  }

  /// Parts what was found into what is reported and what is ignored.
  ///
  /// - Parameters:
  ///   - findings: What the rules found, in any order.
  ///   - rules: The ids of the rules that ran: a comment for another one is not called unused.
  /// - Returns: Findings without a comment, in the order given, then those about comments, in the
  ///   order of the files; and the ignored ones, in the order given.
  package func apply(
    to findings: [Finding], rules: Set<String>
  ) -> (reported: [Finding], suppressed: [SuppressedFinding]) {
    guard !comments.isEmpty else { return (findings, []) }
    var reported: [Finding] = []
    var suppressed: [SuppressedFinding] = []
    var used = [Set<String>](repeating: [], count: comments.count)
    let commentsByPath = Dictionary(grouping: comments.indices) { comments[$0].path }
    for finding in findings {
      let index = commentsByPath[finding.path].flatMap { comment(for: finding, among: $0) }
      if let index, let meaning = comments[index].meaning {
        used[index].insert(finding.rule)
        suppressed.append(SuppressedFinding(finding, by: .comment, reason: meaning.reason))
      } else {
        reported.append(finding)
      }
    }
    for index in comments.indices {
      reported += objections(to: comments[index], used: used[index], rules: rules)
    }
    return (reported, suppressed)
  }

  /// The comment that ignores a finding: one for its line before one for its file.
  private func comment(for finding: Finding, among indices: [Int]) -> Int? {
    let fitting = indices.filter { index in
      comments[index].meaning?.rules.contains(finding.rule) == true
        && comments[index].lines?.contains(finding.line) == true
    }
    return fitting.first { comments[$0].meaning?.reach == .line } ?? fitting.first
  }

  private func objections(
    to comment: Comment, used: Set<String>, rules: Set<String>
  ) -> [Finding] {
    guard let meaning = comment.meaning else {
      let word = String(comment.text.prefix { !$0.isWhitespace })
      let hint = NearestWord.hint(for: word, in: IgnoreComment.Reach.allCases.map(\.rawValue))
      return [
        finding(
          IgnoreRules.notUnderstood, at: comment, symbol: word,
          "'calcot:\(word)' means nothing: there are 'calcot:ignore' and 'calcot:ignore-file'\(hint)"
        )
      ]
    }
    let word = meaning.reach.rawValue
    if meaning.rules.isEmpty {
      return [
        finding(
          IgnoreRules.notUnderstood, at: comment, symbol: word,
          "'calcot:\(word)' names no rule: write 'calcot:\(word) rule - reason'")
      ]
    }
    var findings: [Finding] = []
    for rule in meaning.rules where !knownRules.contains(rule) {
      findings.append(
        finding(
          IgnoreRules.unknownRule, at: comment, symbol: rule,
          "There is no rule '\(rule)'\(NearestWord.hint(for: rule, in: knownRules.sorted()))"))
    }
    if meaning.reason.isEmpty {
      let rules = meaning.rules.joined(separator: ", ")
      findings.append(
        finding(
          IgnoreRules.withoutReason, at: comment, symbol: rules,
          "Nothing says why '\(rules)' is ignored: write 'calcot:\(word) \(rules) - reason'"))
    }
    for rule in meaning.rules where rules.contains(rule) && !used.contains(rule) {
      let place = meaning.reach == .file ? "in this file" : "here"
      findings.append(
        finding(
          IgnoreRules.unused, at: comment, symbol: rule,
          "'\(rule)' finds nothing \(place), so there is nothing to ignore: delete the comment"))
    }
    return findings
  }

  private func finding(
    _ rule: RuleDescription, at comment: Comment, symbol: String, _ message: String
  ) -> Finding {
    let name = comment.path.split(separator: "/").last.map(String.init) ?? comment.path
    return Finding(
      rule: rule.id, severity: rule.defaultSeverity, confidence: 1, message: message,
      path: comment.path, line: comment.position.line, column: comment.position.column,
      subject: Subject(type: name, symbol: symbol))
  }
}
