public import CalcotTree

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension CalcotApp {
  /// Starts an app with the saved state or, if that cannot be restored, at the root of
  /// `coordinator`'s navigation; ``restoration`` has the result.
  ///
  /// - Parameters:
  ///   - coordinator: The coordinator of the app's first flow.
  ///   - routes: The routes of all its features.
  ///   - state: The data from ``savedState()``, of this process or another one; nil for none.
  ///   - isReady: A Boolean value that indicates whether links are opened at once; otherwise they
  ///     wait for ``Router/becomeReady()``.
  ///   - mostBytes: The greatest size of `state`; a megabyte by default. It may have a hundred levels.
  ///   - watchesRelease: As in the initializer without routes.
  public convenience init<C: Coordinator>(
    _ coordinator: C, routes: RouteRegistry, restoring state: Data? = nil,
    isReady: Bool = true, mostBytes: Int = 1 << 20, watchesRelease: Bool = false
  ) {
    self.init(watchesRelease: watchesRelease, routes: AppRoutes(routes, isReady: isReady))
    let parts = FlowParts(coordinator)
    guard let state else {
      engine.start(parts)
      return
    }
    do throws(SavedStateProblem) {
      engine.start(parts, restoring: try routes.state(state, limits: JSONLimits(bytes: mostBytes)))
    } catch {
      engine.routes.restoration = Restoration(failure: error)
      engine.start(parts)
    }
  }

  /// The result of restoring the saved state that the app was started with; nil without one.
  public var restoration: Restoration? { engine.routes.restoration }

  /// Returns the navigation tree and each screen's saved value, as JSON of version 1. A dialog is
  /// not saved.
  ///
  /// Linear in the number of screens. Hosts save the state when the process may be terminated.
  ///
  /// - Throws: `SavedStateProblem.noRegistry` for an app without a `RouteRegistry`;
  ///   `SavedStateProblem.unreadable(_:)` for a route or a value that cannot be encoded.
  public func savedState() throws(SavedStateProblem) -> Data {
    guard let routes = engine.routes.registry else { throw .noRegistry }
    let state = try engine.savedTree()
    return try routes.data(state)
  }
}
