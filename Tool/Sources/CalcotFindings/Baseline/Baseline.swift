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
    self.entries = entries.sorted { $0.order < $1.order }
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
}

extension Baseline.Entry {
  fileprivate var order: (String, String, String, String, String, String) {
    (rule, subject.type, subject.member, subject.symbol, path, reason)
  }
}
