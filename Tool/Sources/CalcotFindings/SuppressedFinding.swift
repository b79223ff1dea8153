/// A finding that reports omit, since a comment ignores it or the baseline accepts it.
public struct SuppressedFinding: Sendable, Equatable {
  public enum Cause: String, Sendable {
    /// A comment in the source, `// calcot:ignore`.
    case comment
    /// An entry of the baseline.
    case baseline
  }

  public var finding: Finding
  public var cause: Cause
  /// The reason in the comment or the baseline; may be empty.
  public var reason: String

  public init(_ finding: Finding, by cause: Cause, reason: String) {
    self.finding = finding
    self.cause = cause
    self.reason = reason
  }
}
