import Synchronization

/// A line on a terminal that shows the progress of a long run, and nothing for a short one.
final class ProgressLine: Sendable {
  private let show: @Sendable (String) -> Void
  private let instant: @Sendable () -> ContinuousClock.Instant
  private let start: ContinuousClock.Instant
  private let state = Mutex(State())

  private struct State {
    var last: ContinuousClock.Instant?
    var width = 0
  }

  /// Creates the line; nil if standard error is no terminal.
  init?(in environment: ToolEnvironment, isQuiet: Bool) {
    guard environment.isErrorTerminal, !isQuiet else { return nil }
    show = environment.showProgress
    instant = environment.instant
    start = instant()
  }

  /// Updates the line. May be called on any thread, at any rate.
  func update(_ done: Int, of all: Int) {
    let now = instant()
    guard now - start > .milliseconds(500) else { return }
    state.withLock { state in
      if let last = state.last, now - last < .milliseconds(100) { return }
      state.last = now
      let text = "Reading: \(done) of \(all) files"
      state.width = max(state.width, text.count)
      show("\r" + text)
    }
  }

  func clear() {
    state.withLock { state in
      if state.width > 0 { show("\r" + String(repeating: " ", count: state.width) + "\r") }
      state.width = 0
    }
  }
}
