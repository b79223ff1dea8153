import CalcotFindings
import CalcotText

/// The tool and its rules, with the help that a viewer shows beside a result.
struct SARIFDriver {
  let value: JSONValue

  init(_ report: LintReport) {
    value = .object([
      "name": .string("calcot"),
      "version": .string(report.toolVersion),
      "rules": .array(report.rules.map { Self.object(for: $0, page: report.help) }),
    ])
  }

  /// - Parameter page: The address of the page about a rule, with `{rule}` in place of its id.
  private static func object(for rule: RuleDescription, page: String?) -> JSONValue {
    .object([
      "id": .string(rule.id),
      "name": .string(name(of: rule)),
      "shortDescription": .object(["text": .string(rule.summary)]),
      "fullDescription": .object(["text": .string(rule.rationale)]),
      "helpUri": page.map { .string($0.replacing("{rule}", with: rule.id)) },
      "help": .object([
        "text": .string(help(for: rule, isMarkdown: false)),
        "markdown": .string(help(for: rule, isMarkdown: true)),
      ]),
      "defaultConfiguration": .object([
        "enabled": .bool(true), "level": .string(rule.defaultSeverity.sarifLevel),
      ]),
      "properties": .object([
        "tags": .strings(["architecture", rule.group]),
        "problem.severity": .string(
          rule.defaultSeverity == .info ? "recommendation" : rule.defaultSeverity.rawValue),
      ]),
    ])
  }

  /// Returns the id in camel case, as SARIF wants names.
  private static func name(of rule: RuleDescription) -> String {
    rule.id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private static func help(for rule: RuleDescription, isMarkdown: Bool) -> String {
    var parts = [rule.rationale, rule.remedy]
    let grades = rule.grades.sorted { $0.key.rawValue < $1.key.rawValue }
    if !grades.isEmpty {
      let lines = grades.map {
        isMarkdown ? "- **\($0.key.rawValue)** \($0.value)" : "\($0.key.rawValue): \($0.value)"
      }
      parts.append(lines.joined(separator: "\n"))
    }
    if let example = rule.examples.first(where: { $0.code.contains("↓") }) {
      parts.append(example.title + ":")
      parts.append(isMarkdown ? "```swift\n\(example.code)\n```" : example.code)
    }
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }
}

extension Severity {
  var sarifLevel: String {
    switch self {
    case .info: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }
}
