extension RuleBook {
  /// Which parts may depend on which.
  static let dependencyRules: [any Rule.Type] = [DependencyCycle.self, LayerOrder.self]
}
