internal import CalcotFindings
internal import Yams

extension ConfigurationReader {
  mutating func readRules(_ value: Node) {
    for (key, name, value) in members(of: value, called: "'rules'") {
      guard let rule = rules.first(where: { $0.id == name }) else {
        refuse(key, name, among: rules.map(\.id), kind: "rule")
        continue
      }
      if value.scalar != nil {
        configuration.rules[name] = level(value, called: name).map { RuleSettings(level: $0) }
      } else {
        configuration.rules[name] = settings(value, of: rule)
      }
    }
  }

  private mutating func settings(_ value: Node, of rule: RuleDescription) -> RuleSettings {
    var settings = RuleSettings()
    for (key, name, value) in members(of: value, called: "'\(rule.id)'") {
      switch name {
      case "severity": settings.level = level(value, called: name)
      case "exclude": settings.exclude = globs(value, called: name)
      case "minimum-confidence": settings.minimumConfidence = confidence(value, called: name)
      default:
        if let setting = rule.settings.first(where: { $0.name == name }) {
          settings.numbers[name] = number(value, of: setting)
        } else {
          let words = ["severity", "exclude", "minimum-confidence"] + rule.settings.map(\.name)
          refuse(key, name, among: words, kind: "setting")
        }
      }
    }
    return settings
  }

  private mutating func level(_ value: Node, called name: String) -> RuleLevel? {
    guard let word = word(value, called: name) else { return nil }
    let level = RuleLevel(word)
    if level == nil { refuse(value, word, among: RuleLevel.words, kind: "level") }
    return level
  }

  private mutating func number(_ value: Node, of setting: RuleDescription.Setting) -> Int? {
    let range = setting.range
    if let number = value.scalar.flatMap({ Int($0.string) }), range.contains(number) {
      return number
    }
    let found = value.scalar.map { ", not '\($0.string)'" } ?? ""
    note(
      "'\(setting.name)' is a whole number from \(range.lowerBound) to \(range.upperBound)\(found)"
        + " (\(setting.meaning))",
      at: value)
    return nil
  }
}
