/// A finding that is true, but not reported: somebody has decided about it.
public struct SuppressedFinding: Sendable, Equatable {
  public enum Cause: String, Sendable {
    /// A comment in the source, `// calcot:ignore`.
    case comment
    /// An entry of the baseline.
    case baseline
  }

  public var finding: Finding
  public var cause: Cause
  /// What was given as the reason; "" if none was.
  public var reason: String

  public init(_ finding: Finding, by cause: Cause, reason: String) {
    self.finding = finding
    self.cause = cause
    self.reason = reason
  }
}
