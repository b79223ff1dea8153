extension RuleBook {
  /// What a part may be made of, and how large it may be.
  static let structureRules: [any Rule.Type] = [
    ConcreteDependency.self, MassiveViewController.self, ViewModelIsDelegate.self,
    ViewModelSettableState.self, ViewModelWithoutTest.self,
  ]
}
