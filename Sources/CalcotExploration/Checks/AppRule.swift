public import CalcotTesting

/// A rule of an app's own that holds in every state.
///
/// ```swift
/// let rule = AppRule("the sum is never negative") { app in
///   app.shows("−") ? "It is \(app.text)" : nil
/// }
/// ```
public struct AppRule: Sendable {
  let name: String
  let problem: @MainActor @Sendable (TestApp) -> String?

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - name: The rule as a sentence.
  ///   - problem: A closure that returns a description of the violation in the settled app; `nil`
  ///     if the rule holds.
  public init(_ name: String, problem: @escaping @MainActor @Sendable (TestApp) -> String?) {
    self.name = name
    self.problem = problem
  }
}
