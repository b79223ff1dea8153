import CalcotFindings
import CalcotRules

/// The documentation of the rules for a terminal.
enum RuleDocumentation {
  /// The list of the rules by groups, a line for each.
  static var list: String {
    let rules = RuleBook.descriptions
    let width = rules.map(\.id.count).max() ?? 0
    var text = ""
    var group = ""
    for rule in rules {
      if rule.group != group {
        group = rule.group
        text += (text.isEmpty ? "" : "\n") + group + "\n"
      }
      let gap = String(repeating: " ", count: width - rule.id.count + 2)
      text += "  \(rule.id)\(gap)\(rule.summary)\n"
    }
    return text
  }

  /// Returns the documentation of a rule; nil if there is no rule with this id.
  static func text(of id: String) -> String? {
    guard let rule = RuleBook.descriptions.first(where: { $0.id == id }) else { return nil }
    var text = "\(rule.id) (\(rule.group), \(rule.defaultSeverity.rawValue))\n\n"
    text += "\(rule.summary)\n\nWhy\n\(indented(rule.rationale))\nWhat to do\n"
    text += indented(rule.remedy)
    if !rule.grades.isEmpty {
      text += "\nGrades\n"
      for grade in Grade.allCases {
        if let meaning = rule.grades[grade] { text += "  \(grade.rawValue)  \(meaning)\n" }
      }
    }
    if !rule.settings.isEmpty {
      text += "\nSettings\n"
      for setting in rule.settings {
        text += "  \(setting.name): \(setting.defaultValue)  \(setting.meaning)\n"
      }
    }
    for example in rule.examples {
      text += "\nExample: \(example.title)\n\(indented(example.code))"
    }
    return text
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined()
  }
}
