/// A clock whose times and sleeps come from outside.
struct OutsideClock: Clock {
  struct Instant: InstantProtocol {
    /// The time since the clock was made.
    let offset: Duration
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
  }

  private struct Cancelled: Error, Codable {}

  private let outside: Outside
  private let since: @Sendable () -> Duration
  private let pause: @Sendable (Duration) async throws -> Void

  init(outside: Outside, base: any Clock<Duration>) {
    self.outside = outside
    (since, pause) = Self.functions(of: base)
  }

  // NB: limited, because a recording can have any time, and sums of two durations can overflow.
  var now: Instant {
    Instant(offset: min(max(outside.value("clock", since), .zero), .seconds(1 << 40)))
  }
  var minimumResolution: Duration { .nanoseconds(1) }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    do {
      try await outside.answer("sleep until \(deadline.offset)") { () async throws(Cancelled) in
        do { try await pause(deadline.offset - since()) } catch { throw Cancelled() }
      }
    } catch { throw CancellationError() }
  }

  private static func functions<C: Clock<Duration>>(
    of clock: C
  ) -> (@Sendable () -> Duration, @Sendable (Duration) async throws -> Void) {
    let start = clock.now
    return ({ start.duration(to: clock.now) }, { try await clock.sleep(for: $0) })
  }
}
