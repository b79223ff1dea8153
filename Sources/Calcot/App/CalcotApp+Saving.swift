public import CalcotTree

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension CalcotApp {
  /// Starts an app with the parts of the saved state that can be restored or, if there are none, at
  /// the root of `coordinator`'s navigation; ``restoration`` has the result.
  ///
  /// If a part cannot be restored, such as a screen whose route type is unknown, that part is left
  /// out with everything that depends on it: the screens over it in its stack, and the modals of
  /// flows that end. Linear in the size of the state.
  ///
  /// - Parameters:
  ///   - coordinator: The coordinator of the app's first flow.
  ///   - routes: The routes of all its features.
  ///   - state: The data from ``savedState()``, of this process or another one; nil for none.
  ///   - isReady: A Boolean value that indicates whether links are opened at once; otherwise they
  ///     wait for ``Router/becomeReady()``.
  ///   - mostBytes: The maximum size of a state, both for restoring and for saving; a megabyte by
  ///     default. A state may have a hundred levels.
  ///   - watchesRelease: See the initializer without routes.
  public convenience init<C: Coordinator>(
    _ coordinator: C, routes: RouteRegistry, restoring state: Data? = nil,
    isReady: Bool = true, mostBytes: Int = 1 << 20, watchesRelease: Bool = false
  ) {
    let limits = JSONLimits(bytes: mostBytes)
    self.init(
      watchesRelease: watchesRelease, routes: AppRoutes(routes, limits: limits, isReady: isReady))
    let parts = FlowParts(coordinator)
    guard let state else {
      engine.start(parts)
      return
    }
    do throws(SavedStateProblem) {
      engine.start(parts, restoring: try routes.state(state, limits: limits))
    } catch {
      engine.routes.restoration = Restoration(failure: error)
      engine.start(parts)
    }
  }

  /// The result of restoring the saved state that the app was started with; nil without one.
  public var restoration: Restoration? { engine.routes.restoration }

  /// Returns the navigation tree and each screen's saved value, as JSON of version 1. Dialogs,
  /// deferred steps, and links and other requests that wait are not saved; the restored app reports
  /// how many steps and requests it lacks.
  ///
  /// The state is within the limits with which the same app reads it. A value that does not fit is
  /// left out and reported to ``issues``: one that cannot be encoded, one that has more than a
  /// hundred levels, and, if the state would have more than `mostBytes`, the largest ones, as few
  /// as possible.
  ///
  /// Linear in the size of the tree and the values. Hosts save the state when the process may be
  /// terminated.
  ///
  /// - Throws: `SavedStateProblem.noRegistry` for an app without a `RouteRegistry`;
  ///   `SavedStateProblem.unwritable(_:)` for an app that has ended, a route that cannot be encoded,
  ///   and a tree that is too large or too deep without any value.
  public func savedState() throws(SavedStateProblem) -> Data { try engine.savedState() }
}
