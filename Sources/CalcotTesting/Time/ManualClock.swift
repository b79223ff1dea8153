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

  private enum Waking {
    case atOnce, cancelled
    /// Other sleepers wake after this one.
    case inTurn
  }

  private struct Alarm {
    let number: Int
    let deadline: Instant
    let parking = Parking()
    let continuation: CheckedContinuation<Waking, Never>
  }

  private struct State {
    var now = Instant(offset: .zero)
    var alarms: [Alarm] = []
    /// The sleepers that are being woken, one after another.
    var waking: [Alarm] = []
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
    let waking = await withTaskCancellationHandler {
      await withCheckedContinuation { add(number, deadline, $0) }
    } onCancel: {
      cancel(number)
    }
    switch waking {
    case .atOnce: break
    case .cancelled: throw CancellationError()
    case .inTurn: passOn()
    }
  }

  /// Advances the time, and wakes sleepers in the order of their deadlines, and of equal ones in the
  /// order in which they fell asleep.
  ///
  /// They wake one after another, each after the one before it is on its way. A sleeper whose thread
  /// the system stops for some milliseconds at that very moment may still come after the next one:
  /// advance step by step where a test depends on the order.
  public func advance(by duration: Duration) {
    let (due, first) = state.withLock { state -> ([Alarm], Alarm?) in
      state.now = max(state.now, state.now.advanced(by: duration))
      let due = state.alarms.filter { $0.deadline <= state.now }
        .sorted { ($0.deadline, $0.number) < ($1.deadline, $1.number) }
      state.alarms.removeAll { $0.deadline <= state.now }
      let isNobodyWaking = state.waking.isEmpty
      state.waking += due
      return (due, isNobodyWaking ? due.first : nil)
    }
    for alarm in due { alarm.parking.end() }
    first?.continuation.resume(returning: .inTurn)
  }

  /// Wakes the next sleeper when this one is on its way to the actor of its caller.
  // NB: a sleeper passes through a thread of the global executor, where the system may interrupt it
  // and the next one would overtake it. The thread takes up other work when it has left.
  private func passOn() {
    let thread = currentThread
    Task.detached { [self] in
      var yields = 0
      while yields < Self.mostYields, currentThread != thread {
        yields += 1
        await Task.yield()
      }
      let next = state.withLock { state in
        state.waking.removeFirst()
        return state.waking.first
      }
      next?.continuation.resume(returning: .inTurn)
    }
  }

  // NB: a thread that is idle need not take up other work.
  private static var mostYields: Int { 20_000 }

  private func add(
    _ number: Int, _ deadline: Instant, _ continuation: CheckedContinuation<Waking, Never>
  ) {
    // NB: checked and parked under the lock; otherwise a cancellation could come between the check
    // and the alarm, and a test could settle, and advance the time, before there is one.
    let waking: Waking? = state.withLock { state in
      if Task.isCancelled { return .cancelled }
      guard deadline > state.now else { return .atOnce }
      state.alarms.append(Alarm(number: number, deadline: deadline, continuation: continuation))
      return nil
    }
    if let waking { continuation.resume(returning: waking) }
  }

  private func cancel(_ number: Int) {
    let alarm = state.withLock { state in
      state.alarms.firstIndex { $0.number == number }.map { state.alarms.remove(at: $0) }
    }
    alarm?.parking.end()
    alarm?.continuation.resume(returning: .cancelled)
  }
}
