/// Work that a scope has started. Use it to cancel the work, or to wait for its end.
@MainActor
public final class ScopeTask {
  private weak var scope: Scope?
  let number: Int

  init(_ scope: Scope?, _ number: Int) { (self.scope, self.number) = (scope, number) }

  /// A Boolean value that indicates whether the work has started or waits to start, and has not
  /// finished; false after the scope has ended.
  public var isRunning: Bool { scope?.isRunning(number) == true }

  /// Cancels the work, without waiting for its end.
  public func cancel() { scope?.cancelTask(number) }

  /// Returns when the work has finished, when its scope has ended, even if the work does not stop
  /// then, or when the calling task is cancelled.
  public func end() async { await scope?.end(ofTask: number) }
}

/// The treatment of running work when new work of the same name starts in the same scope.
///
/// ```swift
/// scope.task("search", policy: .debounced(for: .milliseconds(300), clock: clock)) {
///   await viewModel.search()
/// }
/// ```
public enum TaskPolicy: Sendable {
  /// Both the running and the new work run.
  case concurrent
  /// The running work is cancelled.
  case latest
  /// The new work is not started while other work of the name is running.
  case exclusive
  /// The running work is cancelled, and the new work starts after a pause in which no further work
  /// follows.
  case debounced(for: Duration, clock: any Clock<Duration>)
  /// The new work is not started while other work is running, nor within this time after its start.
  case throttled(for: Duration, clock: any Clock<Duration>)
}
