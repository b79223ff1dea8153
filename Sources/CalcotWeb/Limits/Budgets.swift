import Calcot

/// The rate limits of all visitors or addresses. Each has one bucket for all of its connections.
package final class Budgets: Sendable {
  private struct State {
    var buckets: [String: TokenBucket] = [:]
    /// The number of buckets at which the full ones are removed.
    var sweepAt = 1_000
  }

  private let state = Locked(State())
  private let new: TokenBucket

  /// Creates budgets with a number of events per second and a number of events at once.
  package init(rate: Double, burst: Double) { new = TokenBucket(rate: rate, burst: burst) }

  /// The number of budgets that are kept.
  var count: Int { state.withLock { $0.buckets.count } }

  /// Takes from a budget and returns how long the event has to wait. An empty name has no limit.
  package func take(_ cost: Double = 1, of name: String) -> Duration {
    guard !name.isEmpty else { return .zero }
    return change(name) { $0.take(cost, at: .now) }
  }

  /// Takes from a budget unless too little is left.
  ///
  /// - Returns: `nil` if there was enough; otherwise how long the event would have to wait.
  package func takeNow(_ cost: Double = 1, of name: String) -> Duration? {
    guard !name.isEmpty else { return nil }
    return change(name) { $0.takeNow(cost, at: .now) }
  }

  private func change<Result>(_ name: String, _ body: (inout TokenBucket) -> Result) -> Result {
    state.withLock { state in
      if state.buckets.count >= state.sweepAt { Self.sweep(&state) }
      return body(&state.buckets[name, default: new])
    }
  }

  /// Removes the buckets that are full. Its cost is spread over the additions until the next sweep.
  private static func sweep(_ state: inout State) {
    let now = ContinuousClock.now
    state.buckets = state.buckets.filter { entry in
      var bucket = entry.value
      return !bucket.isFull(at: now)
    }
    state.sweepAt = max(1_000, state.buckets.count * 2)
  }
}
