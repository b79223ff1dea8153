/// One thing that a rule objects to, at one place.
public struct Finding: Sendable, Equatable {
  /// The rule's id, as in `[viewmodel-ui-import]`.
  public var rule: String
  public var severity: Severity
  /// How sure the rule is that a person who reads the code would agree, from 0 to 1.
  public var confidence: Double
  /// How bad it is, where the rule has grades.
  public var grade: Grade?
  /// What is wrong, in one sentence that names the parts, without a full stop.
  public var message: String
  /// The facts the rule rests on, each at its place; the reader checks the finding with them.
  public var evidence: [Evidence]
  /// The path as it was given on the command line, or relative to the folder that was.
  public var path: String
  /// From 1; the column counts UTF-8 bytes.
  public var line: Int
  public var column: Int
  /// What identifies the finding when lines move: type, member and symbol, never a line.
  public var subject: Subject
  /// How the finding can be mended without breaking the build, if the rule is certain of it.
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

/// How much a finding weighs. Only errors and warnings make `calcot lint` end with status 1.
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

/// How bad a finding is within its rule: A is cosmetic, D makes the part untestable.
public enum Grade: String, Sendable, Codable, CaseIterable, Comparable {
  case a = "A", b = "B", c = "C", d = "D"

  public static func < (one: Grade, other: Grade) -> Bool { one.rawValue < other.rawValue }
}

/// A fact that a finding rests on: "'UIImage' is used here", at its place.
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

/// What a finding is about, so that it is known again after the code has moved.
public struct Subject: Sendable, Hashable, Codable {
  /// The type's qualified name, or the file's name where there is none.
  public var type: String
  /// The member's name with its labels, "" for the type itself.
  public var member: String
  /// What the finding objects to: a module, a symbol, a call.
  public var symbol: String

  public init(type: String, member: String = "", symbol: String) {
    self.type = type
    self.member = member
    self.symbol = symbol
  }
}

/// Edits that mend a finding and keep the build as it was.
public struct Fix: Sendable, Equatable {
  /// What it does, as "delete 'import UIKit'".
  public var title: String
  public var edits: [Edit]

  /// Replaces the bytes from `start` up to `end` by `text`.
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
