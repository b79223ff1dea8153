package import CalcotContent

extension CalcotApp {
  /// Changes the appearance of the app, as ``Router/setAppearance(_:)`` does.
  package func setAppearance(_ appearance: Appearance) { engine.setAppearance(appearance) }

  /// Limits the rounds of the loops that code of the app can feed in one turn.
  package func limitTurns(to rounds: Int) { engine.publisher.budget = TurnBudget(most: rounds) }

  /// The names of the running tasks of the living screens and flows, each with the route of its
  /// screen or flow.
  package var runningTasks: [(name: String, owner: String)] {
    scopes.sorted { $0.name < $1.name }.flatMap { scope in
      scope.tasks.map { (name: $0, owner: scope.name) }
    }
  }
}
