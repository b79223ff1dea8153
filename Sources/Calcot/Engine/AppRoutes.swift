import CalcotTree

/// The routes of an app for links and saved state, with the state of both.
@MainActor
final class AppRoutes {
  let registry: RouteRegistry?
  /// The limits of saved states, both for writing and for reading.
  let limits: JSONLimits
  /// A Boolean value that indicates whether links are opened at once.
  var isReady: Bool
  /// The result of restoring a saved state; nil without one.
  var restoration: Restoration?

  init(
    _ registry: RouteRegistry? = nil, limits: JSONLimits = JSONLimits(), isReady: Bool = true
  ) {
    self.registry = registry
    self.limits = limits
    self.isReady = isReady
  }
}
