extension RuleBook {
  /// Who may reach data.
  static let dataRules: [any Rule.Type] = []
}
