import CalcotTree

/// The coordinator of a flow, with what the flow around it wants of it.
@MainActor
package struct FlowParts {
  package let coordinator: any Coordinator
  /// The coordinator, if it observes the navigations to which steps lead.
  let watcher: (any NavigationWatching)?
  /// The closure that receives the flow's result.
  var receive: (@MainActor (FlowResult<any Sendable>) -> Void)?
  /// The closures that translate steps for the parent flow; each returns `nil` to leave a step
  /// unchanged.
  var redirections: [@MainActor (any Step) -> (any Step)?] = []
  /// The closures to call when the flow has a scope, and when it is in the tree.
  var assembled: [@MainActor (Scope) -> Void] = []
  var arrived: [@MainActor (Scope) -> Void] = []

  init(_ coordinator: some Coordinator) {
    self.coordinator = coordinator
    watcher = coordinator as? any NavigationWatching
  }

  /// Returns the parent flow's step for one of this flow's.
  func redirected(_ step: any Step) -> any Step {
    for redirection in redirections {
      if let other = redirection(step) { return other }
    }
    return step
  }

  /// The parts without the closures that are called once, which may retain a stepper.
  var begun: FlowParts {
    var parts = self
    (parts.assembled, parts.arrived) = ([], [])
    return parts
  }
}

/// The coordinator of a flow whose types are not known.
extension Coordinator {
  /// The place where the flow starts.
  var flowRoot: FlowRoot { navigation.flowRoot }

  /// Connects the navigation to a running flow; returns the app and the flow to which it was
  /// connected before.
  func begin(
    _ flow: FlowID, in handler: any NavigationHandler
  ) -> (any NavigationHandler, FlowID)? {
    let navigation: Navigation = navigation
    defer { navigation.begin(flow, in: handler) }
    guard let other = navigation.handler, let before = navigation.flow else { return nil }
    return (other, before)
  }

  var routeType: any Route.Type { Destination.self }

  /// Returns a Boolean value that indicates whether the route is one of the coordinator's.
  func takes(_ route: AnyRoute) -> Bool { route.base is Destination }

  /// Returns the screen or child flow at a route, with a calçot only if the screen's life has begun;
  /// `nil` if the route is none of the coordinator's.
  func placed(at route: AnyRoute, _ life: ScreenLife? = nil) -> Placed.Content? {
    guard let route = route.base as? Destination else { return nil }
    return calcot(for: route, at: RoutePlace(life)).content
  }

  /// Returns the child flow at a route; `nil` for a screen.
  func childFlow(at route: AnyRoute) -> FlowParts? {
    if case .flow(let parts)? = placed(at: route) { parts } else { nil }
  }

  /// Handles a step; returns `nil` if the coordinator has no steps of that type.
  func handle(any step: any Step) -> StepAnswer? { handle(opened: step) }

  // NB: a cast from an opened value to its own type is several times as fast as one from an existential.
  private func handle(opened step: some Step) -> StepAnswer? {
    guard let step = step as? FlowStep else { return nil }
    return handle(step)
  }
}
