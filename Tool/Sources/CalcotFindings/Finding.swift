/// A violation of a rule at one place.
public struct Finding: Sendable, Equatable {
  /// The rule's id, as in `[viewmodel-ui-import]`.
  public var rule: String
  public var severity: Severity
  /// The rule's confidence that a reader of the code would agree, from 0 to 1.
  public var confidence: Double
  /// The grade, if the rule has grades.
  public var grade: Grade?
  /// The problem in one sentence that names the parts, without a full stop.
  public var message: String
  /// The facts that prove the finding, each at its place, for the reader to check.
  public var evidence: [Evidence]
  /// The path as on the command line, or relative to the folder on the command line.
  public var path: String
  /// The line and column, from 1. The column counts UTF-8 bytes.
  public var line: Int
  public var column: Int
  /// The identity of the finding, which stays when lines move: type, member and symbol, never a
  /// line.
  public var subject: Subject
  /// The edits that fix the finding and keep the build, if the rule is certain of them.
  public var fix: Fix?

  public init(
    rule: String, severity: Severity, confidence: Double, grade: Grade? = nil, message: String,
    evidence: [Evidence] = [], path: String, line: Int, column: Int, subject: Subject,
    fix: Fix? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.confidence = confidence
    self.grade = grade
    self.message = message
    self.evidence = evidence
    self.path = path
    self.line = line
    self.column = column
    self.subject = subject
    self.fix = fix
  }
}

/// The weight of a finding. Only errors and warnings make `calcot lint` end with status 1.
public enum Severity: String, Sendable, Codable, CaseIterable, Comparable {
  case info, warning, error

  public static func < (one: Severity, other: Severity) -> Bool {
    one.weight < other.weight
  }

  private var weight: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// The grade of a finding within its rule: A is cosmetic, D makes the part untestable.
public enum Grade: String, Sendable, Codable, CaseIterable, Comparable {
  case a = "A", b = "B", c = "C", d = "D"

  public static func < (one: Grade, other: Grade) -> Bool { one.rawValue < other.rawValue }
}

/// A fact that proves a finding, at its place: "'UIImage' is used here".
public struct Evidence: Sendable, Equatable {
  public var note: String
  public var path: String
  public var line: Int
  public var column: Int

  public init(note: String, path: String, line: Int, column: Int) {
    self.note = note
    self.path = path
    self.line = line
    self.column = column
  }
}

/// The subject of a finding, which identifies it after the code has moved.
public struct Subject: Sendable, Hashable, Codable {
  /// The type's qualified name, or the file's name where there is none.
  public var type: String
  /// The member's name with its labels, "" for the type itself.
  public var member: String
  /// The violation: a module, a symbol, a call.
  public var symbol: String

  public init(type: String, member: String = "", symbol: String) {
    self.type = type
    self.member = member
    self.symbol = symbol
  }
}

/// Edits that fix a finding and keep the build as it was.
public struct Fix: Sendable, Equatable {
  /// The description of the fix, as "delete 'import UIKit'".
  public var title: String
  public var edits: [Edit]

  /// A replacement of the bytes from `start` up to `end` by `text`.
  public struct Edit: Sendable, Equatable {
    public var start: Int
    public var end: Int
    public var text: String

    public init(start: Int, end: Int, text: String) {
      self.start = start
      self.end = end
      self.text = text
    }
  }

  public init(title: String, edits: [Edit]) {
    self.title = title
    self.edits = edits
  }
}
