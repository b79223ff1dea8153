internal import CalcotFindings

extension CheckedComment {
  /// The ids of the rules that the comment names, in the comment's order.
  var namedRules: [String] { meaning?.rules ?? [] }
}

extension RuleContext {
  /// Returns a finding about a comment for this tool.
  func finding(
    of rule: (some Rule).Type, at comment: CheckedComment, symbol: String, message: String
  ) -> Finding {
    Finding(
      rule: rule.description.id, severity: rule.description.defaultSeverity, confidence: 1,
      message: message, path: comment.path, line: comment.line, column: comment.column,
      subject: Subject(type: Self.fileName(comment.path), symbol: symbol))
  }
}
