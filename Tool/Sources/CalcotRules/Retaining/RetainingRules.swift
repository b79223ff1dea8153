extension RuleBook {
  /// Who may hold whom.
  static let retainingRules: [any Rule.Type] = [
    StrongParent.self, BackReferenceRetainsOwner.self, ClosureRetainsOwner.self,
    MethodReferenceRetainsOwner.self, SubscriptionRetainsOwner.self, ModuleRetainsItself.self,
    StrongDelegate.self, TimerRetainsTarget.self,
  ]
}
