/// The findings that a team has accepted for now. Reports omit them, and their number only grows on
/// demand.
///
/// The rule and the subject identify a finding, so that the baseline recognizes it when code moves
/// within a file or to another one, or changes around it. Of several equal findings, each has an
/// entry.
public struct Baseline: Sendable, Equatable {
  /// One accepted finding.
  public struct Entry: Sendable, Hashable {
    public var rule: String
    public var subject: Subject
    /// The path at the time of writing: for readers, and to distinguish equal findings.
    public var path: String
    /// The reason to accept the finding; may be empty.
    public var reason: String

    public init(rule: String, subject: Subject, path: String, reason: String = "") {
      self.rule = rule
      self.subject = subject
      self.path = path
      self.reason = reason
    }
  }

  /// The entries, sorted by rule, type, member, symbol and path.
  public let entries: [Entry]

  public init(_ entries: some Sequence<Entry> = []) {
    self.entries = entries.sorted(by: Self.standsBefore)
  }

  /// Returns a baseline with these findings in addition.
  ///
  /// This is the only way for a baseline to grow. Pass the new findings of
  /// ``compare(with:scope:)``, at the request of the user.
  public func accepting(_ findings: [Finding], reason: String = "") -> Baseline {
    Baseline(
      entries
        + findings.map {
          Entry(rule: $0.rule, subject: $0.subject, path: $0.path, reason: reason)
        })
  }

  private static func standsBefore(_ one: Entry, _ other: Entry) -> Bool {
    if one.rule != other.rule { return one.rule < other.rule }
    if one.subject.type != other.subject.type { return one.subject.type < other.subject.type }
    if one.subject.member != other.subject.member {
      return one.subject.member < other.subject.member
    }
    if one.subject.symbol != other.subject.symbol {
      return one.subject.symbol < other.subject.symbol
    }
    if one.path != other.path { return one.path < other.path }
    return one.reason < other.reason
  }
}
