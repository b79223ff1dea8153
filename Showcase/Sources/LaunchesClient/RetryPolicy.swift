public import Launches

/// A policy for retrying an API after transient failures, with growing pauses that are never
/// shorter than the server has requested.
public struct RetryPolicy: Hashable, Sendable {
  /// The maximum number of attempts.
  public var attempts: Int
  /// The approximate length of the first pause. Each later pause is twice as long.
  public var firstPause: Duration
  /// The maximum length of a pause.
  public var longestPause: Duration
  /// The longest delay that a server may request. The client gives up if the server requests more.
  public var longestRetryAfter: Duration

  /// Creates a policy, by default with four attempts within about two seconds.
  public init(
    attempts: Int = 4, firstPause: Duration = .milliseconds(200),
    longestPause: Duration = .seconds(5), longestRetryAfter: Duration = .seconds(10)
  ) {
    self.attempts = attempts
    self.firstPause = firstPause
    self.longestPause = longestPause
    self.longestRetryAfter = longestRetryAfter
  }

  /// Returns the time to wait before the next attempt; nil for none. The policy's own pause is
  /// added to the delay that a server requests, because that may be zero and is the same for all
  /// clients.
  ///
  /// - Parameters:
  ///   - failed: The number of failed attempts.
  ///   - error: The error of the last attempt.
  ///   - random: A number from 0 to 1. It shortens the pause by up to a half, so that clients that
  ///     failed together do not retry together.
  public func pause(after failed: Int, _ error: LaunchesAPIError, random: Double) -> Duration? {
    guard failed < attempts else { return nil }
    switch error {
    case .busy(let asked?):
      return asked <= longestRetryAfter ? max(asked, .zero) + pause(failed, random) : nil
    case .busy(nil), .timedOut, .interrupted: return pause(failed, random)
    case .unreachable, .rejected, .garbage, .cancelled: return nil
    }
  }

  private func pause(_ failed: Int, _ random: Double) -> Duration {
    var pause = firstPause
    for _ in 1..<max(failed, 1) where pause < longestPause { pause *= 2 }
    return min(pause, longestPause) * (1 - min(max(random, 0), 1) / 2)
  }
}
