import Dispatch

/// Runs a closure on the main actor: at once if the caller is already there, otherwise as soon as
/// the main actor is free. For a `deinit`, which may run anywhere.
///
/// NB: an `isolated deinit` does the same, and needs the runtime of iOS 18.4 and macOS 15.4.
package func onMainActor(_ body: @escaping @MainActor @Sendable () -> Void) {
  guard MainQueue.isCurrent else {
    Task { @MainActor in body() }
    return
  }
  MainActor.assumeIsolated(body)
}

/// The queue of the main actor, which need not be served by the main thread.
private enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}
