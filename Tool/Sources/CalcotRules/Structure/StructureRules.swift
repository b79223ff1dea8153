extension RuleBook {
  /// What a part may be made of, and how large it may be.
  static let structureRules: [any Rule.Type] = []
}
