import CalcotTree

/// The screens that have changed since the last flush. Observation reports a change before it is
/// made, on any thread, so the screen is only marked here, and one flush is scheduled, unless a
/// turn is running, which ends with one.
final class ChangeMarks: Sendable {
  private struct State {
    var screens: Set<ScreenID> = []
    /// The screens that other threads have changed during a turn.
    var others: Set<ScreenID> = []
    var isFlushComing = false
    /// The thread of the running turn.
    var thread: UInt?

    /// Adds the marks to the others, and returns whether to ask for a flush.
    mutating func add(_ marks: Set<ScreenID>) -> Bool {
      screens.formUnion(marks)
      defer { isFlushComing = isFlushComing || !marks.isEmpty }
      return !isFlushComing && !marks.isEmpty
    }
  }

  private let state = Locked(State())
  private let askForFlush: @Sendable () -> Void

  init(askForFlush: @escaping @Sendable () -> Void) { self.askForFlush = askForFlush }

  func add(_ screen: ScreenID) {
    let isFirst = state.withLock { state in
      guard let thread = state.thread, thread != currentThread else { return state.add([screen]) }
      state.others.insert(screen)
      return false
    }
    if isFirst { askForFlush() }
  }

  /// Records that a turn begins, which will end with a flush.
  func expectFlush() {
    state.withLock { ($0.isFlushComing, $0.thread) = (true, currentThread) }
  }

  /// Records that a turn has been shown. What other threads have changed meanwhile needs another
  /// flush.
  // NB: a change comes after its mark, so the turn's own flush could be too early for it.
  func endFlush() {
    let isFirst = state.withLock { state in
      let others = state.others
      (state.others, state.thread) = ([], nil)
      return state.add(others)
    }
    if isFirst { askForFlush() }
  }

  /// Records that no flush is coming, so that the next mark asks for one.
  func expectNoFlush() { state.withLock { $0.isFlushComing = false } }

  /// Takes the marks of a flush. It also shows what is marked meanwhile, so that no other flush is
  /// asked for, unless there is nothing to show.
  func take(isMore: Bool = false) -> Set<ScreenID> {
    state.withLock { state in
      let taken = state.screens
      (state.screens, state.isFlushComing) = ([], isMore || !taken.isEmpty)
      return taken
    }
  }

  var isEmpty: Bool { state.withLock { $0.screens.isEmpty && $0.others.isEmpty } }
}
