public import CalcotFindings

/// All rules of the tool.
public enum RuleBook {
  /// In the order in which documentation shows them.
  public static let all: [any Rule.Type] =
    uiRules + navigationRules + dataRules + retainingRules + structureRules + dependencyRules

  public static func rule(id: String) -> (any Rule.Type)? {
    all.first { $0.description.id == id }
  }

  public static var descriptions: [RuleDescription] { all.map { $0.description } }
}
