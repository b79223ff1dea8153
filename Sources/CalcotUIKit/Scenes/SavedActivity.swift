#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  public import Calcot
  public import UIKit

  extension NSUserActivity {
    /// Creates an activity with an app's saved state, for a scene's
    /// `stateRestorationActivity(for:)`.
    ///
    /// - Parameter type: one of the activity types in the app's `Info.plist`.
    /// - Throws: the error of the app's `savedState()`.
    @MainActor
    public convenience init(saving app: CalcotApp, type: String) throws(SavedStateProblem) {
      let state = try app.savedState()
      self.init(activityType: type)
      title = app.tree.visible.map { $0.route.description }
      userInfo = [Self.savedStateKey: state]
    }

    /// The saved state in the activity, for the app's `restoring:`; nil if it has none.
    public var savedAppState: Data? { userInfo?[Self.savedStateKey] as? Data }

    private static let savedStateKey = "calcot.state"
  }
#endif
