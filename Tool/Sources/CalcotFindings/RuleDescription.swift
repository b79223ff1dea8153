/// The documentation of a rule: its purpose, its settings and its examples.
public struct RuleDescription: Sendable {
  /// The id, as in `[viewmodel-ui-import]` and in `.calcot.yml`: lower case, words joined by
  /// hyphens.
  public var id: String
  /// The group of rules whose precision is measured together: "viewmodel-ui", "navigation", "data",
  /// …
  public var group: String
  /// The demand of the rule in one sentence.
  public var summary: String
  /// The reason why the demand matters to maintainers; a short paragraph.
  public var rationale: String
  /// The way to fix a finding; a short paragraph.
  public var remedy: String
  /// The meaning of each grade, for rules with grades.
  public var grades: [Grade: String]
  public var defaultSeverity: Severity
  /// The numbers that `.calcot.yml` may set for the rule.
  public var settings: [Setting]
  public var examples: [Example]

  public init(
    id: String, group: String, summary: String, rationale: String, remedy: String,
    grades: [Grade: String] = [:], defaultSeverity: Severity = .warning,
    settings: [Setting] = [], examples: [Example]
  ) {
    self.id = id
    self.group = group
    self.summary = summary
    self.rationale = rationale
    self.remedy = remedy
    self.grades = grades
    self.defaultSeverity = defaultSeverity
    self.settings = settings
    self.examples = examples
  }

  /// A number that the rule depends on, such as `maximum-lines: 600`.
  ///
  /// A rule gets it by `context.numbers[setting.name] ?? setting.defaultValue`.
  public struct Setting: Sendable, Equatable {
    /// The name in lower case, words joined by hyphens: "maximum-lines".
    public var name: String
    /// The meaning of the number, and its unit.
    public var meaning: String
    /// The default value.
    public var defaultValue: Int
    /// The range of valid values.
    public var range: ClosedRange<Int>

    public init(
      _ name: String, _ meaning: String, defaultValue: Int, range: ClosedRange<Int> = 0...1_000_000
    ) {
      self.name = name
      self.meaning = meaning
      self.defaultValue = defaultValue
      self.range = range
    }
  }

  /// A piece of code with a `↓` before each place that the rule must report. It must report no
  /// other.
  ///
  /// A line `// File: Features/Login/LoginView.swift` begins another file. Without such a line, the
  /// code is in `Example.swift`. A line `// Layers: Features, Core` names the folders that are the
  /// layers of the project, from the outside in.
  public struct Example: Sendable {
    public var title: String
    public var code: String
    /// A part of the finding's message, if it matters.
    public var message: String?
    /// The code after `--fix`, if the rule fixes it.
    public var fixed: String?

    public init(_ title: String, _ code: String, message: String? = nil, fixed: String? = nil) {
      self.title = title
      self.code = code
      self.message = message
      self.fixed = fixed
    }
  }
}
