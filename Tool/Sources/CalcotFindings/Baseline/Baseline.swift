/// The findings that a team has accepted for now: they are not reported, and their number can only
/// fall unless somebody says so.
///
/// A finding is known by its rule and its subject, so it stays known when code moves within a file or
/// to another one, and when other code is written around it. Equal findings have as many entries as
/// there are of them.
public struct Baseline: Sendable, Equatable {
  /// One accepted finding.
  public struct Entry: Sendable, Hashable {
    public var rule: String
    public var subject: Subject
    /// Where it was when the file was written: for people, and to tell equal findings apart.
    public var path: String
    /// Why it was accepted; "" if nobody said.
    public var reason: String

    public init(rule: String, subject: Subject, path: String, reason: String = "") {
      self.rule = rule
      self.subject = subject
      self.path = path
      self.reason = reason
    }
  }

  /// Sorted by rule, type, member, symbol and path.
  public let entries: [Entry]

  public init(_ entries: some Sequence<Entry> = []) {
    self.entries = entries.sorted(by: Self.standsBefore)
  }

  /// The baseline that knows these findings in addition.
  ///
  /// The only way for it to grow: hand it what ``compare(with:scope:)`` calls new, when a person asks
  /// for it.
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
