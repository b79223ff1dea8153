import Calcot

/// Where a test holds calls and lets them go, without waiting for any time to pass.
///
/// ```swift
/// repository.reads.hold()
/// app.tap("Refresh")
/// await repository.reads.waitUntilHolding(1)
/// app.expect("Loading…")
/// repository.reads.release()
/// ```
@MainActor
public final class Gate {
  private struct Waiter {
    let count: Int
    let continuation: CheckedContinuation<Void, Never>
  }

  /// How many calls are being held.
  public var holding: Int { held.count }

  private var isClosed = false
  private var held: [Int: CheckedContinuation<Void, Never>] = [:]
  private var arrivals = 0
  private var waiters: [Waiter] = []

  init() {}

  /// Holds the calls that come from now on.
  public func hold() { isClosed = true }

  /// Lets the held calls go on, in the order in which they came, and holds no others.
  public func release() {
    isClosed = false
    let calls = held.sorted { $0.key < $1.key }
    held = [:]
    for (_, call) in calls { call.resume() }
  }

  /// Returns when at least `count` calls are being held; waits for ever if they never come.
  public func waitUntilHolding(_ count: Int) async {
    if held.count >= count { return }
    await withCheckedContinuation { waiters.append(Waiter(count: count, continuation: $0)) }
  }

  /// Holds the caller while the gate is closed; cancelling the caller's task lets it go on.
  func pass() async {
    guard isClosed, !Task.isCancelled else { return }
    arrivals += 1
    let arrival = arrivals
    await Settling.waitingOutside {
      await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          guard !Task.isCancelled else { return continuation.resume() }
          held[arrival] = continuation
          tellWaiters()
        }
      } onCancel: {
        Task { @MainActor in held.removeValue(forKey: arrival)?.resume() }
      }
    }
  }

  private func tellWaiters() {
    let satisfied = waiters.filter { $0.count <= held.count }
    waiters.removeAll { $0.count <= held.count }
    for waiter in satisfied { waiter.continuation.resume() }
  }
}
