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
  /// The role for which the rule holds; nil for all.
  private let role: String?
  let problem: @MainActor @Sendable (TestApp) -> String?

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - name: The rule as a sentence.
  ///   - problem: A closure that returns a description of the violation in the settled app; `nil`
  ///     if the rule holds.
  public init(_ name: String, problem: @escaping @MainActor @Sendable (TestApp) -> String?) {
    self.init(name, as: nil, problem: problem)
  }

  private init(
    _ name: String, as role: (any Sendable)?,
    problem: @escaping @MainActor @Sendable (TestApp) -> String?
  ) {
    self.role = role.map { "\($0)" }
    self.name = name + (role.map { " as \($0)" } ?? "")
    self.problem = problem
  }

  /// Returns a Boolean value that indicates whether the rule is one for the present role of the user.
  @MainActor
  func applies(in app: TestApp) -> Bool {
    role == nil || app.outside.settings[OutsideEvent.roleName] == role
  }

  /// Returns the rule that a text can never be read, or not by a role: see `OutsideEvent.role`.
  ///
  /// ```swift
  /// Exploration(rules: [.neverShows("Diagnosis", as: Role.reception), .neverReaches("Salary")])
  /// ```
  public static func neverShows(_ text: String, as role: (any Sendable)? = nil) -> AppRule {
    AppRule("\"\(text)\" is never shown", as: role) { app in
      app.shows(text) ? "It can be read:\n\(app.text)" : nil
    }
  }

  /// Returns the rule that a screen is never reached, or not by a role. It has the name of its
  /// ViewModel, without "ViewModel".
  public static func neverReaches(_ screen: String, as role: (any Sendable)? = nil) -> AppRule {
    AppRule("\(screen) is never reached", as: role) { app in
      let names = (app.tree?.screens ?? []).compactMap { node in
        app.app?.viewModelName(of: node.id).map(ScreenName.stem)
      }
      return names.contains(screen) ? "It is in the navigation tree." : nil
    }
  }
}
