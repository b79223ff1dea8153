public import CalcotFindings
public import CalcotText

/// The configuration in `.calcot.yml`, or the default one.
///
/// ```yaml
/// include: [Sources/**]      # only these files; all by default
/// exclude: ["**/Samples/**"] # but not these
/// tests: ["**/Specs/**"]     # in addition to what looks like tests
/// generated: ["API/**"]      # in addition to what looks generated: read, but never reported
/// minimum-confidence: 0.8    # findings that are less sure are not reported
/// baseline: .calcot-baseline.json
/// help: https://example.org/rules#{rule}   # the team's page about a rule
/// rules:
///   viewmodel-singleton: off # or info, warning, error
///   massive-view-controller:
///     severity: error
///     maximum-lines: 600     # the numbers of a rule: calcot rules massive-view-controller
///     exclude: ["Legacy/**"]
/// roles:                     # names of the project for roles that are not inferred
///   ViewModel: ["*Presenter", "*Store"]
///   None: ["*MigrationCoordinator"]
/// data: ["*Ledger"]          # names of other modules' types that Views and ViewModels must not use
/// layers:                    # from the outside in: each may use those below it
///   App: [App/**]
///   Features: [Features/**]
///   Core: [Core/**]
/// ```
///
/// Globs are relative to the folder of the file.
public struct Configuration: Sendable, Equatable {
  /// One layer of the codebase: its name, and the globs of its files.
  public struct Layer: Sendable, Equatable {
    public var name: String
    public var files: [GlobPattern]

    public init(name: String, files: [GlobPattern]) {
      self.name = name
      self.files = files
    }
  }

  /// Globs of the files that are read; empty for all.
  public var include: [GlobPattern] = []
  /// Globs of the files and folders that are not read.
  public var exclude: [GlobPattern] = []
  /// Globs of tests, in addition to the files that look like tests.
  public var tests: [GlobPattern] = []
  /// Globs of generated files, which are read but not reported.
  public var generated: [GlobPattern] = []
  /// The minimum confidence from 0 to 1; nil if the file does not set it.
  public var minimumConfidence: Double?
  /// The path of the baseline, relative to the folder of the file.
  public var baseline: String?
  /// The address of the team's page about a rule, with `{rule}` in place of its id.
  public var help: String?
  /// The settings of single rules, by their ids.
  public var rules: [String: RuleSettings] = [:]
  /// The patterns for the names of types with a role in this project, in the order of the file.
  public var roles: [RolePattern] = []
  /// The patterns for the names of types of other modules that are data, such as a store.
  public var data: [String] = []
  /// The layers, from the outside in.
  public var layers: [Layer] = []

  public init() {}
}

/// The settings of one rule.
public struct RuleSettings: Sendable, Equatable {
  public var level: RuleLevel?
  /// The numbers such as `maximum-lines`, which a rule gets as `RuleContext.numbers`.
  public var numbers: [String: Int] = [:]
  /// Globs of the files in which the rule reports nothing.
  public var exclude: [GlobPattern] = []
  /// The minimum confidence of the rule's findings, from 0 to 1.
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

/// The severity of a rule in a project, or off.
public enum RuleLevel: Sendable, Equatable {
  case off
  case on(Severity)

  /// Creates the level with this word: `off`, `info`, `warning` or `error`.
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
