import CalcotTree

/// The routes of an app for links and saved state, and the state of both.
@MainActor
final class AppRoutes {
  let registry: RouteRegistry?
  /// A Boolean value that indicates whether links are opened at once.
  var isReady: Bool
  /// The result of restoring a saved state; nil without one.
  var restoration: Restoration?

  init(_ registry: RouteRegistry? = nil, isReady: Bool = true) {
    self.registry = registry
    self.isReady = isReady
  }
}
