extension RuleBook {
  /// Who may hold whom.
  static let retainingRules: [any Rule.Type] = []
}
