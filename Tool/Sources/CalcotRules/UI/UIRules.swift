extension RuleBook {
  /// What a ViewModel and a Model may know of the UI.
  static let uiRules: [any Rule.Type] = [
    ViewModelUIImport.self, ViewModelUIUse.self, ModelDependsOnUI.self,
  ]
}
