import CalcotTree

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Engine {
  /// Returns the tree and its screens' values within the limits with which the same app reads them.
  /// Values that do not fit are left out, as few as possible, and reported.
  func savedState() throws(SavedStateProblem) -> Data {
    guard let registry = routes.registry else { throw .noRegistry }
    guard !tree.layers.isEmpty else { throw .unwritable("the app has ended") }
    var values = savableValues()
    var data = try data(values, registry)
    if data.count > routes.limits.bytes {
      try leaveOut(&values, bytes: data.count - routes.limits.bytes, registry)
      data = try self.data(values, registry)
    }
    try registry.check(data, limits: routes.limits)
    for id in values.keys { live.screens[id]?.isValueLeftOut = false }
    return data
  }

  private func data(
    _ values: [ScreenID: String], _ registry: RouteRegistry
  ) throws(SavedStateProblem) -> Data {
    let finished = live.flows.values.filter { $0.hasGivenResult }.map { $0.node.id }
    return try registry.data(
      SavedTree(
        tree, lastIdentity: lastIdentity, values: values, finished: Set(finished),
        deferredSteps: steps.deferredCount, waitingRequests: waitingRequests))
  }

  /// Returns the values of the screens as JSON, without those that could not be read again.
  private func savableValues() -> [ScreenID: String] {
    live.screens.compactMapValues { screen in
      guard let value = screen.valueToSave else { return nil }
      do { return try SavedValue.json(of: value) } catch {
        reportLeftOut(screen, "\(error)")
        return nil
      }
    }
  }

  /// Leaves out the largest values until a number of bytes is free.
  private func leaveOut(
    _ values: inout [ScreenID: String], bytes: Int, _ registry: RouteRegistry
  ) throws(SavedStateProblem) {
    var missing = bytes
    var sizes: [(id: ScreenID, bytes: Int)] = []
    for (id, value) in values { sizes.append((id, try registry.size(of: value))) }
    sizes.sort { ($1.bytes, $0.id.rawValue) < ($0.bytes, $1.id.rawValue) }
    for (id, size) in sizes where missing > 0 {
      missing -= size
      values[id] = nil
      guard let screen = live.screens[id] else { continue }
      reportLeftOut(
        screen,
        "it has \(size) bytes, and the state may have \(routes.limits.bytes): save less of it, or "
          + "raise mostBytes")
    }
  }

  /// Reports that a value is left out; not again before the value has been saved.
  private func reportLeftOut(_ screen: LiveScreen, _ reason: String) {
    guard !screen.isValueLeftOut else { return }
    screen.isValueLeftOut = true
    report("The value that \(screen.node.route) saves is left out of the saved state: \(reason).")
  }
}
