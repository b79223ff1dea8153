public import CalcotFindings
public import CalcotText

/// What `.calcot.yml` says, or what holds without one.
///
/// ```yaml
/// profile: strict            # or house, which holds if nothing is said
/// include: [Sources/**]      # only these files; all if nothing is said
/// exclude: ["**/Samples/**"] # but not these
/// tests: ["**/Specs/**"]     # in addition to what looks like tests
/// generated: ["API/**"]      # in addition to what looks generated: read, but never reported
/// minimum-confidence: 0.8    # findings that are less sure are not reported
/// baseline: .calcot-baseline.json
/// rules:
///   viewmodel-singleton: off # or info, warning, error
///   massive-view-controller:
///     severity: error
///     maximum-lines: 600     # the numbers of a rule: calcot rules massive-view-controller
///     exclude: ["Legacy/**"]
/// roles:                     # the house's words for what the inference cannot know
///   ViewModel: ["*Presenter", "*Store"]
///   None: ["*MigrationCoordinator"]
/// layers:                    # from the outside in: each may use those below it
///   App: [App/**]
///   Features: [Features/**]
///   Core: [Core/**]
/// ```
///
/// Globs are relative to the folder of the file.
public struct Configuration: Sendable, Equatable {
  /// How much is demanded.
  public enum Profile: String, Sendable, CaseIterable {
    /// What the architecture cannot do without, with respect for the habits of the codebase.
    case house
    /// Everything, also the rules that are off otherwise.
    case strict
  }

  /// One layer of the codebase: its name, and the globs of its files.
  public struct Layer: Sendable, Equatable {
    public var name: String
    public var files: [GlobPattern]

    public init(name: String, files: [GlobPattern]) {
      self.name = name
      self.files = files
    }
  }

  public var profile = Profile.house
  /// Globs of the files that are read; empty for all.
  public var include: [GlobPattern] = []
  /// Globs of files and folders that are not.
  public var exclude: [GlobPattern] = []
  /// Globs of files that are tests whatever they look like.
  public var tests: [GlobPattern] = []
  /// Globs of files that nobody writes by hand: they are read, but nothing is reported about them.
  public var generated: [GlobPattern] = []
  /// From 0 to 1; nil if the file does not say.
  public var minimumConfidence: Double?
  /// Where the baseline is, relative to the folder of the file.
  public var baseline: String?
  /// What is said about single rules, by their ids.
  public var rules: [String: RuleSettings] = [:]
  /// The patterns of the names that types of a role have in this house, in the order of the file.
  public var roles: [RolePattern] = []
  /// From the outside in.
  public var layers: [Layer] = []

  public init() {}
}

/// What the configuration says about one rule.
public struct RuleSettings: Sendable, Equatable {
  public var level: RuleLevel?
  /// Such as `maximum-lines`: what `RuleContext.numbers` is for the rule.
  public var numbers: [String: Int] = [:]
  /// Globs of files that the rule says nothing about.
  public var exclude: [GlobPattern] = []
  /// From 0 to 1.
  public var minimumConfidence: Double?

  public init(
    level: RuleLevel? = nil, numbers: [String: Int] = [:], exclude: [GlobPattern] = [],
    minimumConfidence: Double? = nil
  ) {
    self.level = level
    self.numbers = numbers
    self.exclude = exclude
    self.minimumConfidence = minimumConfidence
  }
}

/// How much a rule weighs in this house.
public enum RuleLevel: Sendable, Equatable {
  case off
  case on(Severity)

  /// The level with this word: `off`, `info`, `warning` or `error`.
  public init?(_ word: String) {
    if word == "off" {
      self = .off
    } else if let severity = Severity(rawValue: word) {
      self = .on(severity)
    } else {
      return nil
    }
  }

  public static let words = ["off"] + Severity.allCases.map(\.rawValue)
}
