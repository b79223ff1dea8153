internal import SwiftSyntax

/// Writes the conditions of `#if`.
enum BuildCondition {
  /// Returns the condition that compiles a clause, which includes that those before it do not hold.
  static func text(of clause: IfConfigClauseSyntax) -> String {
    guard let clauses = clause.parent?.as(IfConfigClauseListSyntax.self) else { return "" }
    var parts: [String] = []
    for one in clauses {
      let text = one.condition.map { TypeReading.text(of: $0) }
      if one.id == clause.id {
        if let text { parts.append(text) }
        break
      }
      if let text { parts.append(text.contains(" ") ? "!(\(text))" : "!" + text) }
    }
    return both(parts)
  }

  /// Returns the condition of all `#if` that enclose a node; nil if there is none.
  static func text(around node: some SyntaxProtocol) -> String? {
    var parts: [String] = []
    var parent = node.parent
    while let one = parent {
      if let clause = one.as(IfConfigClauseSyntax.self) { parts.insert(text(of: clause), at: 0) }
      parent = one.parent
    }
    return parts.isEmpty ? nil : both(parts)
  }

  /// Returns the condition that all of the conditions hold.
  static func both(_ parts: [String]) -> String {
    guard parts.count > 1 else { return parts.first ?? "" }
    return parts.map { $0.contains("||") && !$0.hasPrefix("!(") ? "(\($0))" : $0 }
      .joined(separator: " && ")
  }
}
