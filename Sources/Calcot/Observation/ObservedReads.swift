import Observation

/// The `@Observable` state that some code has read. It is observed until it changes or this object
/// is released, so the owner of the code holds this object. Thus a screen, a host's own view and a
/// row each observe what they have read last, and nothing after they have left.
package final class ObservedReads: Sendable {
  private let isOutdated = Locked(false)
  private let cancellation: Cancellation?

  private init(_ cancellation: Cancellation?) { self.cancellation = cancellation }

  deinit {
    if !haveChanged { cancellation?.cancel() }
  }

  /// Returns the result of `body`, and the state that it has read; `nil` for the latter if it has
  /// read nothing observable.
  ///
  /// - Parameters:
  ///   - mayCancel: A Boolean value that indicates whether the observation ends with the returned
  ///     object. It costs as much as another observed property, and the returned object is then
  ///     never `nil`.
  ///   - changed: A closure that is called once, on any thread, when any of the state is about to
  ///     change. It must not retain the returned object.
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

  /// A Boolean value that indicates whether any of the state has changed since it was read.
  package var haveChanged: Bool { isOutdated.withLock { $0 } }
}

/// An observable object that changes only to end an observation.
private final class Cancellation: Observable, Sendable {
  private let registrar = ObservationRegistrar()

  private var isCancelled: Bool { false }

  func observe() { registrar.access(self, keyPath: \.isCancelled) }

  func cancel() { registrar.willSet(self, keyPath: \.isCancelled) }
}

/// The state that the code of one screen has read, by the observer and the line of the code. Each
/// run for the same observer on the same line replaces the observation of the previous run.
@MainActor
final class ScreenReads {
  private struct Place: Hashable {
    let observer: ObjectIdentifier
    let file: String
    let line: UInt
  }

  private struct Kept {
    weak var observer: AnyObject?
    let reads: ObservedReads
  }

  private var kept: [Place: Kept] = [:]
  private var haveEnded = false

  /// Runs `body`. Calls `changed` once, on any thread, when anything that `body` has read is about
  /// to change.
  ///
  /// - Parameter observer: The object that shows what `body` returns. The observation of a released
  ///   object ends at the latest when code runs for a new object or line.
  func tracking<T>(
    for observer: AnyObject, fileID: StaticString = #fileID, line: UInt = #line,
    changed: @escaping @Sendable () -> Void, _ body: () -> T
  ) -> T {
    let place = Place(observer: ObjectIdentifier(observer), file: "\(fileID)", line: line)
    // NB: before, because a host's line that describes the content reads that it is observed, and
    // would take its end for a change.
    if kept[place] == nil {
      replace(with: kept.filter { $0.value.observer != nil })
    } else {
      keep(nil, at: place)
    }
    let (result, reads) = ObservedReads.tracking(changed: changed, body)
    if !haveEnded, let reads {
      keep(Kept(observer: observer, reads: reads), at: place)
    }
    return result
  }

  /// Ends all observation, including that of code that is running.
  func end() {
    haveEnded = true
    replace(with: [:])
  }

  // NB: what was kept is released after the access, because others may observe that it ends.
  private func replace(with new: [Place: Kept]) {
    let old = kept
    kept = new
    withExtendedLifetime(old) {}
  }

  private func keep(_ new: Kept?, at place: Place) {
    let old = kept[place]
    kept[place] = new
    withExtendedLifetime(old) {}
  }
}
