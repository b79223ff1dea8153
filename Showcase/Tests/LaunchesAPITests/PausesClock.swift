import CalcotTesting
import Synchronization

/// A clock on which timeouts never expire. Every pause ends at once and is recorded.
final class PausesClock: Clock {
  typealias Duration = Swift.Duration
  typealias Instant = ManualClock.Instant

  let now = ManualClock().now
  let minimumResolution = Duration.nanoseconds(1)
  private let timeout: Duration
  private let past = Mutex<[Duration]>([])

  init(timeout: Duration) { self.timeout = timeout }

  /// The pauses so far.
  var pauses: [Duration] { past.withLock { $0 } }

  func sleep(until deadline: ManualClock.Instant, tolerance: Duration?) async throws {
    let duration = now.duration(to: deadline)
    guard duration == timeout else { return past.withLock { $0.append(duration) } }
    let (stream, continuation) = AsyncStream<Never>.makeStream()
    for await _ in stream {}
    continuation.finish()
    throw CancellationError()
  }
}
