extension RuleBook {
  /// Who may reach data.
  static let dataRules: [any Rule.Type] = [
    ViewReachesData.self, ViewModelReachesData.self, ProviderAccess.self, ViewModelSingleton.self,
  ]
}
