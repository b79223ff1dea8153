public import CalcotCode

/// What was seen of a codebase, for a first configuration.
public struct CodebaseSurvey: Sendable, Equatable {
  /// How many types have a role.
  public struct RoleCount: Sendable, Equatable {
    public var role: Role
    public var types: Int

    public init(role: Role, types: Int) {
      self.role = role
      self.types = types
    }
  }

  /// Something that most of the codebase does: 47 of 48 "coordinators are held weakly".
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

  /// What a rule found.
  public struct RuleCount: Sendable, Equatable {
    public var rule: String
    public var findings: Int
    /// How many types they are about.
    public var types: Int
    /// How many types they could be about, as the number of ViewModels; nil if that is not known.
    public var places: Int?

    public init(rule: String, findings: Int, types: Int, places: Int? = nil) {
      self.rule = rule
      self.findings = findings
      self.types = types
      self.places = places
    }
  }

  /// A folder that should not be judged as the rest is.
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

  /// What the house seems to call a role: `*Presenter` for ViewModels.
  public struct Word: Sendable, Equatable {
    public var pattern: RolePattern
    public var types: Int

    public init(_ pattern: RolePattern, types: Int) {
      self.pattern = pattern
      self.types = types
    }
  }

  public var files: Int
  public var lines: Int
  public var roles: [RoleCount]
  public var habits: [Habit]
  public var rules: [RuleCount]
  public var folders: [Folder]
  public var words: [Word]

  public init(
    files: Int, lines: Int, roles: [RoleCount] = [], habits: [Habit] = [],
    rules: [RuleCount] = [], folders: [Folder] = [], words: [Word] = []
  ) {
    self.files = files
    self.lines = lines
    self.roles = roles
    self.habits = habits
    self.rules = rules
    self.folders = folders
    self.words = words
  }
}
