import Synchronization

/// The screens that have changed since the last flush. Observation tells of changes on any thread,
/// before they are made; so they are only marked here, and a flush is asked for once.
final class ChangeMarks: Sendable {
  private struct State {
    var screens: Set<ScreenID> = []
    var isFlushAskedFor = false
  }

  private let state = Mutex(State())
  private let askForFlush: @Sendable () -> Void

  init(askForFlush: @escaping @Sendable () -> Void) { self.askForFlush = askForFlush }

  func add(_ screen: ScreenID) {
    mark { $0.screens.insert(screen) }
  }

  /// Asks for a flush without naming a screen.
  func ask() { mark { _ in } }

  func take() -> Set<ScreenID> {
    state.withLock { state in
      defer { state = State() }
      return state.screens
    }
  }

  var isEmpty: Bool { state.withLock { $0.screens.isEmpty } }

  private func mark(_ change: (inout State) -> Void) {
    let isFirst = state.withLock { state in
      change(&state)
      defer { state.isFlushAskedFor = true }
      return !state.isFlushAskedFor
    }
    if isFirst { askForFlush() }
  }
}
