/// A rate limiter with a number of events per second and a number of events at once.
struct TokenBucket: Sendable {
  /// The longest time that an event has to wait, however many events are before it.
  static let longestWait = Duration.seconds(600)

  private let rate: Double
  private let burst: Double
  private var tokens: Double
  private var last: ContinuousClock.Instant?

  init(rate: Double, burst: Double) {
    self.rate = rate
    self.burst = burst
    tokens = burst
  }

  /// Takes tokens and returns how long their event has to wait.
  mutating func take(_ cost: Double = 1, at now: ContinuousClock.Instant) -> Duration {
    refill(at: now)
    tokens = max(tokens - cost, -rate * (Self.longestWait / .seconds(1)))
    return wait(for: -tokens)
  }

  /// Takes tokens unless too few are left.
  ///
  /// - Returns: `nil` if there were enough; otherwise how long the event would have to wait.
  mutating func takeNow(_ cost: Double = 1, at now: ContinuousClock.Instant) -> Duration? {
    refill(at: now)
    guard tokens < cost else {
      tokens -= cost
      return nil
    }
    return wait(for: cost - tokens)
  }

  /// Returns a Boolean value that indicates whether the bucket is full again.
  mutating func isFull(at now: ContinuousClock.Instant) -> Bool {
    refill(at: now)
    return tokens >= burst
  }

  /// Returns the time in which a number of tokens is refilled.
  private func wait(for tokens: Double) -> Duration {
    // NB: a duration of too many seconds traps, and so does one of NaN.
    let longest = Self.longestWait / .seconds(1)
    return tokens > 0 ? .seconds(min(tokens / rate, longest)) : .zero
  }

  private mutating func refill(at now: ContinuousClock.Instant) {
    if let last {
      tokens = min(burst, tokens + max(last.duration(to: now) / .seconds(1), 0) * rate)
    }
    last = now
  }
}
