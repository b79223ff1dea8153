import Observation

/// A record of the `@Observable` state that the description of a row has read, until any of it changes.
package final class RowReads: Sendable {
  private struct State {
    var haveChanged = false
    var isForgotten = false
  }

  private let state = Locked(State())
  private let cancellation: Cancellation?

  private init(_ cancellation: Cancellation?) { self.cancellation = cancellation }

  /// Returns what `describe` returns, and what it has read; nil if that is nothing observed.
  ///
  /// - Parameters:
  ///   - mayCancel: A Boolean value that indicates whether ``forget()`` stops the observation. It
  ///     costs as much as another observed property, so it is false until a row is known to read.
  ///   - changed: A closure that is called once, on any thread, when any of it is about to change.
  @MainActor
  package static func tracking<T>(
    mayCancel: Bool, changed: @escaping @Sendable () -> Void, _ describe: () -> T
  ) -> (T, RowReads?) {
    let cancellation = mayCancel ? Cancellation() : nil
    var reads: RowReads?
    // NB: called only if something was read.
    func observer() -> @Sendable () -> Void {
      let new = RowReads(cancellation)
      reads = new
      return { [weak new] in if new?.noteChange() == true { changed() } }
    }
    let result = withObservationTracking(
      {
        cancellation?.observe()
        return describe()
      }, onChange: observer())
    return (result, reads)
  }

  /// A Boolean value that indicates whether any of it has changed since.
  package var haveChanged: Bool { state.withLock { $0.haveChanged } }

  /// Stops observing, so that what changes rarely does not collect observers.
  package func forget() {
    state.withLock { $0.isForgotten = true }
    cancellation?.cancel()
  }

  private func noteChange() -> Bool {
    state.withLock { state in
      state.haveChanged = true
      return !state.isForgotten
    }
  }
}

/// Something observed that changes only to end the observation of what was read with it.
private final class Cancellation: Observable, Sendable {
  private let registrar = ObservationRegistrar()

  private var isCancelled: Bool { false }

  func observe() { registrar.access(self, keyPath: \.isCancelled) }

  func cancel() { registrar.willSet(self, keyPath: \.isCancelled) }
}
