import CalcotTree

/// The routes of an app that can be linked to and saved, and the state of both.
@MainActor
final class AppRoutes {
  let registry: RouteRegistry?
  /// Whether links are opened at once.
  var isReady: Bool
  /// The result of restoring a saved state; nil without one.
  var restoration: Restoration?

  init(_ registry: RouteRegistry? = nil, isReady: Bool = true) {
    self.registry = registry
    self.isReady = isReady
  }
}
