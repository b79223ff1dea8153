/// What a rule is for, and how it shows itself: its documentation and its tests.
public struct RuleDescription: Sendable {
  /// As in `[viewmodel-ui-import]` and in `.calcot.yml`: lower case, words joined by hyphens.
  public var id: String
  /// The group that its precision is measured in: "viewmodel-ui", "navigation", "data", …
  public var group: String
  /// One sentence: what the rule demands.
  public var summary: String
  /// Why it matters to the people who maintain the code; a short paragraph.
  public var rationale: String
  /// What to do about a finding; a short paragraph.
  public var remedy: String
  /// What each grade means, for rules that grade.
  public var grades: [Grade: String]
  public var defaultSeverity: Severity
  /// Off unless a profile asks for it.
  public var isOptIn: Bool
  /// The numbers that `.calcot.yml` may set for the rule.
  public var settings: [Setting]
  public var examples: [Example]

  public init(
    id: String, group: String, summary: String, rationale: String, remedy: String,
    grades: [Grade: String] = [:], defaultSeverity: Severity = .warning, isOptIn: Bool = false,
    settings: [Setting] = [], examples: [Example]
  ) {
    self.id = id
    self.group = group
    self.summary = summary
    self.rationale = rationale
    self.remedy = remedy
    self.grades = grades
    self.defaultSeverity = defaultSeverity
    self.isOptIn = isOptIn
    self.settings = settings
    self.examples = examples
  }

  /// A number that the rule's bounds depend on, such as `maximum-lines: 600`.
  ///
  /// The rule asks for it as `context.numbers[setting.name] ?? setting.standard`.
  public struct Setting: Sendable, Equatable {
    /// Lower case, words joined by hyphens: "maximum-lines".
    public var name: String
    /// What it bounds, and in which unit.
    public var meaning: String
    /// What holds if nobody sets it.
    public var standard: Int
    /// What may be set.
    public var range: ClosedRange<Int>

    public init(
      _ name: String, _ meaning: String, standard: Int, range: ClosedRange<Int> = 0...1_000_000
    ) {
      self.name = name
      self.meaning = meaning
      self.standard = standard
      self.range = range
    }
  }

  /// A piece of code with a `↓` before each place that the rule must report, and nowhere else.
  ///
  /// A line `// File: Features/Login/LoginView.swift` begins another file; without one, the code is
  /// in `Example.swift`. A line `// Layers: Features, Core` says which folders are the layers of the
  /// house, from the outside in.
  public struct Example: Sendable {
    public var title: String
    public var code: String
    /// What the finding's message has to contain, if it matters.
    public var message: String?
    /// What `--fix` makes of it, if it mends it.
    public var fixed: String?

    public init(_ title: String, _ code: String, message: String? = nil, fixed: String? = nil) {
      self.title = title
      self.code = code
      self.message = message
      self.fixed = fixed
    }
  }
}
