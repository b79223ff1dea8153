import Calcot

/// A clock that moves only when a test says so.
///
/// Whoever sleeps on it is not waited for by `settle()`, because nothing but the test can wake it.
public final class ManualClock: Clock, Sendable {
  /// A time since the clock was made.
  public struct Instant: InstantProtocol {
    let offset: Duration
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    public static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.offset < rhs.offset }
  }

  private struct Alarm {
    let number: Int
    let deadline: Instant
    let ring: @Sendable (_ wasCancelled: Bool) -> Void
  }

  private struct State {
    var now = Instant(offset: .zero)
    var alarms: [Alarm] = []
    var lastNumber = 0
  }

  private let state = Locked(State())

  /// A clock at its beginning.
  public init() {}

  public var now: Instant { state.withLock { $0.now } }
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// How many are asleep.
  public var sleepers: Int { state.withLock { $0.alarms.count } }

  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let number = state.withLock { state in
      state.lastNumber += 1
      return state.lastNumber
    }
    let parking = Parking()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation {
        (continuation: CheckedContinuation<Void, any Error>) in
        add(number, deadline) { wasCancelled in
          parking.end()
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

  /// Lets time pass, waking sleepers in the order of their deadlines.
  public func advance(by duration: Duration) {
    let target = now.advanced(by: duration)
    while let alarm = nextAlarm(until: target) { alarm.ring(false) }
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
    _ number: Int, _ deadline: Instant, _ ring: @escaping @Sendable (Bool) -> Void
  ) {
    // NB: asked under the lock, or a cancellation could come between the question and the alarm.
    let (isDue, isOver) = state.withLock { state in
      let isOver = Task.isCancelled
      guard !isOver, deadline > state.now else { return (true, isOver) }
      state.alarms.append(Alarm(number: number, deadline: deadline, ring: ring))
      return (false, false)
    }
    if isDue { ring(isOver) }
  }

  private func cancel(_ number: Int) {
    let alarm = state.withLock { state in
      state.alarms.firstIndex { $0.number == number }.map { state.alarms.remove(at: $0) }
    }
    alarm?.ring(true)
  }
}
