import Calcot
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

  /// Returns the rule that a text can never be read, such as one that the user's role must not see.
  ///
  /// ```swift
  /// Exploration(rules: [.neverShows("Diagnosis"), .neverReaches("Salary")])
  /// ```
  public static func neverShows(_ text: String) -> AppRule {
    AppRule("\"\(text)\" is never shown") { app in
      app.shows(text) ? "It can be read:\n\(app.text)" : nil
    }
  }

  /// Returns the rule that a screen is never reached, by its name: that of its ViewModel, without
  /// "ViewModel".
  public static func neverReaches(_ screen: String) -> AppRule {
    AppRule("\(screen) is never reached") { app in
      let names = (app.tree?.screens ?? []).compactMap { node in
        app.app?.viewModelName(of: node.id).map(ScreenName.stem)
      }
      return names.contains(screen) ? "It is in the navigation tree." : nil
    }
  }
}
