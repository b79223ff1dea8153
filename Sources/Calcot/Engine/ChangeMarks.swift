import CalcotTree

/// The screens that have changed since the last flush. Observation reports a change before it is
/// made, on any thread, so the screen is only marked here, and one flush is scheduled, unless a
/// turn is running, which ends with one.
final class ChangeMarks: Sendable {
  private struct State {
    var screens: Set<ScreenID> = []
    var isFlushComing = false
  }

  private let state = Locked(State())
  private let askForFlush: @Sendable () -> Void

  init(askForFlush: @escaping @Sendable () -> Void) { self.askForFlush = askForFlush }

  func add(_ screen: ScreenID) {
    let isFirst = state.withLock { state in
      state.screens.insert(screen)
      defer { state.isFlushComing = true }
      return !state.isFlushComing
    }
    if isFirst { askForFlush() }
  }

  /// Records that a turn begins, which will end with a flush.
  func expectFlush() { state.withLock { $0.isFlushComing = true } }

  /// Records that no flush is coming, so that the next mark asks for one.
  func expectNoFlush() { state.withLock { $0.isFlushComing = false } }

  func take() -> Set<ScreenID> {
    state.withLock { state in
      defer { state = State() }
      return state.screens
    }
  }

  var isEmpty: Bool { state.withLock { $0.screens.isEmpty } }
}
