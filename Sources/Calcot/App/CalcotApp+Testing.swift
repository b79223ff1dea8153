package import CalcotTree

extension CalcotApp {
  /// Changes the appearance of the app, as ``Router/setAppearance(_:)`` does.
  package func setAppearance(_ appearance: Appearance) { engine.setAppearance(appearance) }

  /// Limits the rounds of the loops that code of the app can feed in one turn.
  package func limitTurns(to rounds: Int) { engine.publisher.budget = TurnBudget(most: rounds) }

  /// Returns a sentence on a route at which a coordinator has both a child flow and a screen; `nil`
  /// if there is none. The child flow must be running.
  package func screenBehindFlow(at route: AnyRoute) -> String? {
    let flow = engine.live.flows.values.first { $0.node.route == route }
    guard let coordinator = flow?.node.parent.flatMap({ engine.live.flows[$0]?.parts.coordinator }),
      coordinator.calcot(at: route, AssemblyContext(scope: Scope()))?.parts != nil
    else { return nil }
    return "\(type(of: coordinator)) has a child flow at \(route) in flow(for:), and in "
      + "calcot(for:context:) a screen that is never shown: return .flow there."
  }

  /// The names of the running tasks of the living screens and flows, each with the route of its
  /// screen or flow.
  package var runningTasks: [(name: String, owner: String)] {
    scopes.sorted { $0.name < $1.name }.flatMap { scope in
      scope.tasks.map { (name: $0, owner: scope.name) }
    }
  }
}
