public import CalcotCode

/// Figures about a codebase, for a first configuration.
public struct CodebaseSurvey: Sendable, Equatable {
  /// The number of types with a role.
  public struct RoleCount: Sendable, Equatable {
    public var role: Role
    public var types: Int

    public init(role: Role, types: Int) {
      self.role = role
      self.types = types
    }
  }

  /// A habit of the codebase: 47 of 48 "coordinators are held weakly".
  public struct Habit: Sendable, Equatable {
    public var sentence: String
    public var with: Int
    public var of: Int

    public init(_ sentence: String, with: Int, of: Int) {
      self.sentence = sentence
      self.with = with
      self.of = of
    }
  }

  /// The number of findings of a rule.
  public struct RuleCount: Sendable, Equatable {
    public var rule: String
    public var findings: Int
    /// The number of types with findings.
    public var types: Int
    /// The number of types that could have findings, such as that of ViewModels; nil if it is
    /// unknown.
    public var places: Int?

    public init(rule: String, findings: Int, types: Int, places: Int? = nil) {
      self.rule = rule
      self.findings = findings
      self.types = types
      self.places = places
    }
  }

  /// A folder that needs other treatment than the rest.
  public struct Folder: Sendable, Equatable {
    public enum Kind: Sendable, CaseIterable {
      case templates, foreign, generated, tests
    }

    public var glob: String
    public var kind: Kind
    public var files: Int

    public init(_ glob: String, _ kind: Kind, files: Int) {
      self.glob = glob
      self.kind = kind
      self.files = files
    }
  }

  /// A word that names a role in this project: `*Presenter` for ViewModels.
  public struct Word: Sendable, Equatable {
    public var pattern: RolePattern
    public var types: Int

    public init(_ pattern: RolePattern, types: Int) {
      self.pattern = pattern
      self.types = types
    }
  }

  /// A question to the team, whose answer is a line of the configuration.
  public struct Question: Sendable, Equatable {
    public var text: String
    /// The number of findings that the answer decides about.
    public var findings: Int

    public init(_ text: String, findings: Int) {
      self.text = text
      self.findings = findings
    }
  }

  public var files: Int
  public var lines: Int
  public var roles: [RoleCount]
  public var habits: [Habit]
  public var rules: [RuleCount]
  public var folders: [Folder]
  public var words: [Word]
  public var questions: [Question]

  public init(
    files: Int, lines: Int, roles: [RoleCount] = [], habits: [Habit] = [],
    rules: [RuleCount] = [], folders: [Folder] = [], words: [Word] = [],
    questions: [Question] = []
  ) {
    self.files = files
    self.lines = lines
    self.roles = roles
    self.habits = habits
    self.rules = rules
    self.folders = folders
    self.words = words
    self.questions = questions
  }
}
