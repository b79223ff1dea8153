/// A unit of work that settling waits for: a control's task, or a task of a scope.
///
/// While it waits for the user (a dialog's answer) or for time that a test controls, it is parked:
/// it cannot proceed by itself, so settling does not wait for it.
final class Work: Sendable {
  private let ledger: WorkLedger
  private let parkings = Locked(0)

  init(ledger: WorkLedger) {
    self.ledger = ledger
    ledger.began()
  }

  /// A Boolean value that indicates whether the work goes on by itself.
  var isActive: Bool { parkings.withLock { $0 == 0 } }

  func finish() {
    let wasActive = parkings.withLock { parkings in
      defer { parkings = -1 }
      return parkings == 0
    }
    if wasActive { ledger.paused() }
  }

  fileprivate func park() {
    let isFirst = parkings.withLock { parkings in
      guard parkings >= 0 else { return false }
      parkings += 1
      return parkings == 1
    }
    if isFirst { ledger.paused() }
  }

  fileprivate func unpark() {
    let wasLast = parkings.withLock { parkings in
      guard parkings > 0 else { return false }
      parkings -= 1
      return parkings == 0
    }
    if wasLast { ledger.began() }
  }
}

/// The time in which the current work waits for an event that only the user or a test can bring
/// about.
package struct Parking: Sendable {
  private let work = RunningCode.current.work

  /// Parks the current work, if there is one.
  package init() { work?.park() }

  /// Ends the wait.
  // NB: call this before the waiting task is resumed and not from that task: on its way back to the
  // main actor it passes through the global executor, and settling would not know of it.
  package func end() { work?.unpark() }
}

/// A counter of the running work of an app.
package final class WorkLedger: Sendable {
  /// Reports a mistake in the app's code.
  let report: @MainActor @Sendable (String) -> Void

  /// Called for each task of a scope that has started or finished.
  let tasksChanged: @MainActor @Sendable () -> Void

  init(
    report: @escaping @MainActor @Sendable (String) -> Void = { reportToStandardError($0) },
    tasksChanged: @escaping @MainActor @Sendable () -> Void = {}
  ) {
    self.report = report
    self.tasksChanged = tasksChanged
  }

  private struct State {
    var active = 0
    var waits: [Wait] = []
  }

  private let state = Locked(State())

  var active: Int { state.withLock { $0.active } }

  /// Returns when no work is active, or when the task is cancelled.
  @MainActor
  func quiet() async {
    let wait = Wait(isParked: false)
    let isQuiet = state.withLock { state in
      if state.active > 0 { state.waits.append(wait) }
      return state.active <= 0
    }
    if isQuiet { return }
    if await !wait.untilEnd() { state.withLock { $0.waits.removeAll { $0 === wait } } }
  }

  func began() { state.withLock { $0.active += 1 } }

  func paused() {
    let ready = state.withLock { state -> [Wait] in
      state.active -= 1
      guard state.active == 0 else { return [] }
      defer { state.waits = [] }
      return state.waits
    }
    for wait in ready { wait.end() }
  }
}
