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

  /// Takes the marks of a flush. It also shows what is marked meanwhile, so that no other flush is
  /// asked for, unless there is nothing to show.
  func take(isMore: Bool = false) -> Set<ScreenID> {
    state.withLock { state in
      let taken = state.screens
      state = State(isFlushComing: isMore || !taken.isEmpty)
      return taken
    }
  }

  var isEmpty: Bool { state.withLock { $0.screens.isEmpty } }
}
