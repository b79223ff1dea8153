import Calcot

/// A clock that advances only when a test advances it.
///
/// `settle()` does not wait for sleepers on this clock, because only the test can wake them.
public final class ManualClock: Clock, Sendable {
  /// An instant, measured from the creation of the clock.
  public struct Instant: InstantProtocol {
    let offset: Duration
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    public static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.offset < rhs.offset }
  }

  private struct Alarm {
    let number: Int
    let deadline: Instant
    let parking: Parking
    let wake: @Sendable (_ wasCancelled: Bool) -> Void

    func ring(wasCancelled: Bool = false) {
      parking.end()
      wake(wasCancelled)
    }
  }

  private struct State {
    var now = Instant(offset: .zero)
    var alarms: [Alarm] = []
    var lastNumber = 0
  }

  private let state = Locked(State())

  /// Creates a clock at its beginning.
  public init() {}

  public var now: Instant { state.withLock { $0.now } }
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// The number of sleepers.
  public var sleepers: Int { state.withLock { $0.alarms.count } }

  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let number = state.withLock { state in
      state.lastNumber += 1
      return state.lastNumber
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation {
        (continuation: CheckedContinuation<Void, any Error>) in
        add(number, deadline) { wasCancelled in
          if wasCancelled {
            continuation.resume(throwing: CancellationError())
          } else {
            continuation.resume()
          }
        }
      }
    } onCancel: {
      cancel(number)
    }
  }

  /// Advances the time, and wakes sleepers in the order of their deadlines.
  public func advance(by duration: Duration) {
    let target = now.advanced(by: duration)
    while let alarm = nextAlarm(until: target) { alarm.ring() }
    state.withLock { $0.now = max($0.now, target) }
  }

  private func nextAlarm(until target: Instant) -> Alarm? {
    state.withLock { state in
      let due = state.alarms.indices.min {
        (state.alarms[$0].deadline, state.alarms[$0].number)
          < (state.alarms[$1].deadline, state.alarms[$1].number)
      }
      guard let due, state.alarms[due].deadline <= target else { return nil }
      state.now = max(state.now, state.alarms[due].deadline)
      return state.alarms.remove(at: due)
    }
  }

  private func add(
    _ number: Int, _ deadline: Instant, _ wake: @escaping @Sendable (Bool) -> Void
  ) {
    // NB: checked and parked under the lock; otherwise a cancellation could come between the check
    // and the alarm, and a test could settle, and advance the time, before there is one.
    let (isDue, isOver) = state.withLock { state in
      let isOver = Task.isCancelled
      guard !isOver, deadline > state.now else { return (true, isOver) }
      state.alarms.append(
        Alarm(number: number, deadline: deadline, parking: Parking(), wake: wake))
      return (false, false)
    }
    if isDue { wake(isOver) }
  }

  private func cancel(_ number: Int) {
    let alarm = state.withLock { state in
      state.alarms.firstIndex { $0.number == number }.map { state.alarms.remove(at: $0) }
    }
    alarm?.ring(wasCancelled: true)
  }
}
