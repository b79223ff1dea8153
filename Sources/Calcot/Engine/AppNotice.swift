package import CalcotContent
package import CalcotTree

/// What an app has told the user, asked of its host, or given to a flow: what is neither a transition
/// nor a step.
package enum AppNotice: Sendable {
  /// A message was shown, or waits for the one before it.
  case message(String, MessageKind, action: String?)
  /// The host was asked for work.
  case request(HostWork)
  /// The flow at this route of its parent has given its result to whom waited for it.
  case result(FlowResult<any Sendable>, of: AnyRoute?)
}

extension CalcotApp {
  /// Notifies observers of each message, host request and result.
  package var notices: ObserverSet<AppNotice> { engine.events.notices }

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
