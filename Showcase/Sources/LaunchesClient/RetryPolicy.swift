public import Launches

/// When an API is asked once more: after what may pass by itself, each time later than before, and never
/// sooner than the server has said.
public struct RetryPolicy: Hashable, Sendable {
  /// How often it is asked at most.
  public var attempts: Int
  /// About how long the first pause is; each one that follows is twice as long.
  public var firstPause: Duration
  /// How long a pause gets at most.
  public var longestPause: Duration
  /// How long a server may ask for; whoever is told to come later gives up.
  public var longestRetryAfter: Duration

  /// By default four attempts, within about two seconds.
  public init(
    attempts: Int = 4, firstPause: Duration = .milliseconds(200),
    longestPause: Duration = .seconds(5), longestRetryAfter: Duration = .seconds(10)
  ) {
    self.attempts = attempts
    self.firstPause = firstPause
    self.longestPause = longestPause
    self.longestRetryAfter = longestRetryAfter
  }

  /// How long to wait before the next attempt; nil for none. A pause of its own comes after what a
  /// server has asked for, too: the server may have asked for nothing, and asks all for the same.
  ///
  /// - Parameters:
  ///   - failed: how many attempts have failed.
  ///   - error: why the last one did.
  ///   - random: from 0 to 1. It shortens the pause by up to a half, so that many who failed together do
  ///     not come back together.
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
