public import Calcot

/// The lifetime of a screen that is not there: for the test of a ViewModel alone, with a fake View.
///
/// ```swift
/// let scope = TestScope()
/// scope.run { viewModel.onViewDidLoad() }
/// await scope.settle()
/// #expect(view.messages == ["Data updated"])
/// ```
@MainActor
public final class TestScope {
  private let scope = Scope()

  /// A lifetime that goes on until ``end()``.
  public init() {}

  isolated deinit { scope.end() }

  /// Runs `body` as code of the screen.
  public func run<Value>(_ body: () throws -> Value) rethrows -> Value { try scope.run(body) }

  /// Returns when the work that was started as the screen's is over, or waits for what only the test
  /// can bring about.
  public func settle() async { await scope.settle() }

  /// Ends the lifetime, as when the screen leaves: its tasks are cancelled.
  public func end() { scope.end() }
}
