public import CalcotFindings

/// The result of a run of `calcot lint`, for all formats.
public struct LintReport: Sendable {
  /// The findings: errors, warnings, then remarks, each by path, line, column and rule.
  public let findings: [Finding]
  /// The findings that a comment or the baseline suppresses, in the same order.
  public let suppressed: [SuppressedFinding]
  /// The problems with files, and those that made the run incomplete.
  public let problems: [Problem]
  /// The rules that ran, by id, with or without findings.
  public let rules: [RuleDescription]
  public let statistics: Statistics
  /// The numbers of earlier findings, oldest first.
  public let trend: [BaselineTrend.Point]
  /// The absolute path of the folder that relative paths start from, without a `/` at its end.
  public let root: String
  public let toolVersion: String
  /// The number of types that a rule judges, by the rule's id, for rules about types of certain
  /// roles.
  public let judgedTypes: [String: Int]
  /// The gaps in the tool's understanding of the code, each in one sentence without a full stop.
  public let notes: [String]
  /// The address of the team's page about a rule, with `{rule}` in place of its id.
  public let help: String?

  public init(
    findings: [Finding], suppressed: [SuppressedFinding] = [], problems: [Problem] = [],
    rules: [RuleDescription] = [], statistics: Statistics, trend: [BaselineTrend.Point] = [],
    root: String, toolVersion: String,
    judgedTypes: [String: Int] = [:], notes: [String] = [], help: String? = nil
  ) {
    self.findings = findings.sorted(by: Self.precedes)
    self.suppressed = suppressed.sorted { Self.precedes($0.finding, $1.finding) }
    self.problems = problems
    self.rules = rules.sorted { $0.id < $1.id }
    self.statistics = statistics
    self.trend = trend
    self.root = root.count > 1 && root.hasSuffix("/") ? String(root.dropLast()) : root
    self.toolVersion = toolVersion
    self.judgedTypes = judgedTypes
    self.notes = notes
    self.help = help
  }

  /// A problem with a file, which the run went on without.
  public struct Problem: Sendable, Equatable {
    public var path: String
    /// The line from 1, if it is known.
    public var line: Int?
    /// The problem and its remedy, in one sentence without a full stop.
    public var message: String

    public init(path: String, line: Int? = nil, message: String) {
      self.path = path
      self.line = line
      self.message = message
    }
  }

  /// The size of the codebase and the duration of the run.
  public struct Statistics: Sendable, Equatable {
    public var files: Int
    public var lines: Int
    public var seconds: Double

    public init(files: Int, lines: Int, seconds: Double) {
      self.files = files
      self.lines = lines
      self.seconds = seconds
    }
  }

  private static func precedes(_ one: Finding, _ other: Finding) -> Bool {
    if one.severity != other.severity { return one.severity > other.severity }
    return (one.path, one.line, one.column, one.rule, one.message)
      < (other.path, other.line, other.column, other.rule, other.message)
  }
}

extension LintReport {
  /// Returns the path from the root, if the file is below it; otherwise the path itself.
  func pathFromRoot(_ path: String) -> String {
    if !root.isEmpty, root != "/", path.hasPrefix(root + "/") {
      return String(path.dropFirst(root.count + 1))
    }
    return path.hasPrefix("./") ? String(path.dropFirst(2)) : path
  }

  /// Returns the absolute path, if the root is known.
  func absolutePath(_ path: String) -> String {
    if path.hasPrefix("/") || root.isEmpty { return path }
    return (root == "/" ? root : root + "/") + pathFromRoot(path)
  }
}
