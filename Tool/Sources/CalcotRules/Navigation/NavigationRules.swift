extension RuleBook {
  /// Who may navigate.
  static let navigationRules: [any Rule.Type] = [
    ViewModelNavigatesRule.self, ViewNavigatesRule.self,
  ]
}
