import CalcotConfiguration
import CalcotFindings

/// The rules in the tests' configurations.
enum Known {
  static let rules = [
    RuleDescription(
      id: "viewmodel-navigates", group: "navigation", summary: "", rationale: "", remedy: "",
      examples: []),
    RuleDescription(
      id: "massive-view-controller", group: "size", summary: "", rationale: "", remedy: "",
      settings: [
        .init(
          "maximum-lines", "lines of code over all extensions", defaultValue: 500,
          range: 50...10_000)
      ],
      examples: []),
    RuleDescription(
      id: "viewmodel-singleton", group: "data", summary: "", rationale: "", remedy: "",
      defaultSeverity: .info, examples: []),
  ]

  static func configuration(_ text: String) throws -> Configuration {
    try Configuration(reading: Array(text.utf8), path: ".calcot.yml", rules: rules)
  }

  /// Returns the problems of a configuration, a line for each; "" if it has none.
  static func problems(_ text: String) -> String {
    do {
      _ = try configuration(text)
      return ""
    } catch {
      return "\(error)"
    }
  }
}
