import Observation

/// The `@Observable` state that some code has read, observed until any of it changes or this object is
/// released: whoever would run the code again holds it. So a screen, a host's own view and a row each
/// observe what they have read last, and nothing after they have left.
package final class ObservedReads: Sendable {
  private let isOutdated = Locked(false)
  private let cancellation: Cancellation?

  private init(_ cancellation: Cancellation?) { self.cancellation = cancellation }

  deinit {
    if !haveChanged { cancellation?.cancel() }
  }

  /// Returns what `body` returns, and what it has read; nil if that is nothing observed.
  ///
  /// - Parameters:
  ///   - mayCancel: A Boolean value that indicates whether the observation ends with the returned object.
  ///     It costs as much as another observed property, and then there is always something read.
  ///   - changed: A closure that is called once, on any thread, when any of it is about to change. It
  ///     must hold no reads.
  @MainActor
  package static func tracking<T>(
    mayCancel: Bool = true, changed: @escaping @Sendable () -> Void, _ body: () -> T
  ) -> (result: T, reads: ObservedReads?) {
    let cancellation = mayCancel ? Cancellation() : nil
    var reads: ObservedReads?
    // NB: called only if something was read.
    func observer() -> @Sendable () -> Void {
      let new = ObservedReads(cancellation)
      reads = new
      return { [weak new] in
        guard let new else { return }
        new.isOutdated.withLock { $0 = true }
        changed()
      }
    }
    let result = withObservationTracking(
      {
        cancellation?.observe()
        return body()
      }, onChange: observer())
    return (result, reads)
  }

  /// A Boolean value that indicates whether any of it has changed since.
  package var haveChanged: Bool { isOutdated.withLock { $0 } }
}

/// Something observed that changes only to end the observation of what was read with it.
private final class Cancellation: Observable, Sendable {
  private let registrar = ObservationRegistrar()

  private var isCancelled: Bool { false }

  func observe() { registrar.access(self, keyPath: \.isCancelled) }

  func cancel() { registrar.willSet(self, keyPath: \.isCancelled) }
}

/// What the code of one screen has read, by the place of the code. Each run of the same place observes
/// anew, in place of the one before.
@MainActor
final class ScreenReads {
  /// A place of code that is run again after a change.
  enum Place: Hashable {
    /// The View that describes the screen's content.
    case content
    /// A line of a host.
    case line(file: String, UInt)
  }

  private var reads: [Place: ObservedReads] = [:]
  private var haveEnded = false

  /// Runs `body`; `changed` is called once, on any thread, when anything is about to change that it has
  /// read.
  func tracking<T>(
    _ place: Place, changed: @escaping @Sendable () -> Void, _ body: () -> T
  ) -> T {
    // NB: before, because a host's line that describes the content reads that it is observed, and
    // would take its end for a change.
    keep(nil, of: place)
    let (result, new) = ObservedReads.tracking(changed: changed, body)
    if !haveEnded { keep(new, of: place) }
    return result
  }

  /// Ends all observation, also of code that is running.
  func end() {
    haveEnded = true
    let ended = reads
    reads = [:]
    withExtendedLifetime(ended) {}
  }

  // NB: what was kept is released after the access, because others may observe that it ends.
  private func keep(_ new: ObservedReads?, of place: Place) {
    let old = reads[place]
    reads[place] = new
    withExtendedLifetime(old) {}
  }
}
