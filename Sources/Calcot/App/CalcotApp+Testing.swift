package import CalcotTree

extension CalcotApp {
  /// Changes the appearance of the app, as ``Router/setAppearance(_:)`` does.
  package func setAppearance(_ appearance: Appearance) { engine.setAppearance(appearance) }

  /// The names of the running tasks of the living screens and flows, each with the route that they
  /// belong to.
  package var runningTasks: [(name: String, owner: String)] {
    let screens = engine.live.screens.values.map { ($0.scope, "\($0.node.route)") }
    let flows = engine.live.flows.values.map { flow in
      (flow.scope, flow.node.route.map { "the flow of \($0)" } ?? "the first flow")
    }
    return (screens + flows).sorted { $0.1 < $1.1 }.flatMap { scope, owner in
      scope.runningTasks.map { (name: $0, owner: owner) }
    }
  }
}
