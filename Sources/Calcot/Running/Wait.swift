/// A task's wait for an event that other code brings about. It ends once: by ``end()``, which may
/// be called before the task waits, or when the task is cancelled.
package final class Wait: Sendable {
  private enum State {
    case open
    case waiting(CheckedContinuation<Bool, Never>)
    case over(wasEnded: Bool)
  }

  private let state = Locked(State.open)
  private let parking: Parking?

  /// Creates the wait of the running task.
  ///
  /// - Parameter isParked: A Boolean value that indicates whether the task's work is parked during
  ///   the wait, so that settling does not wait for it.
  package init(isParked: Bool = true) { parking = isParked ? Parking() : nil }

  /// Ends the wait; no effect if it has already ended.
  package func end() { end(wasEnded: true) }

  /// Suspends the task until the end of the wait.
  ///
  /// - Returns: A Boolean value that indicates whether ``end()`` was called; false if the task was
  ///   cancelled before.
  @MainActor
  package func untilEnd() async -> Bool {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let wasEnded: Bool? = state.withLock { state in
          if case .over(let wasEnded) = state { return wasEnded }
          state = .waiting(continuation)
          return nil
        }
        if let wasEnded { continuation.resume(returning: wasEnded) }
      }
    } onCancel: {
      end(wasEnded: false)
    }
  }

  private func end(wasEnded: Bool) {
    let before = state.withLock { state in
      let before = state
      if case .over = before { return before }
      state = .over(wasEnded: wasEnded)
      return before
    }
    if case .over = before { return }
    parking?.end()
    if case .waiting(let continuation) = before { continuation.resume(returning: wasEnded) }
  }
}
