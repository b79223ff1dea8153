public import Calcot

/// The lifetime of a screen that does not exist, for testing a ViewModel alone with a fake View.
///
/// ```swift
/// let scope = TestScope()
/// let viewModel = LaunchViewModel(interactor: interactor, scope: scope.scope)
/// scope.run { viewModel.onViewDidLoad() }
/// await scope.settle()
/// #expect(view.messages == ["Data updated"])
/// ```
@MainActor
public final class TestScope {
  /// The lifetime, for a ViewModel that starts work of its own.
  public let scope = Scope()

  /// Creates a lifetime that lasts until ``end()``.
  public init() {}

  deinit { onMainActor { [scope] in scope.end() } }

  /// Runs `body` as code of the screen.
  @discardableResult
  public func run<Value>(_ body: () throws -> Value) rethrows -> Value { try scope.run(body) }

  /// Waits until the work that was started as the screen's is over, or waits for an event that only
  /// the test can trigger; returns early if the task is cancelled.
  public func settle() async { await scope.settle() }

  /// Ends the lifetime, as when the screen leaves, and cancels its tasks.
  public func end() { scope.end() }
}
