import CalcotTree
/// The coordinator of a flow, with its types erased.
@MainActor
package struct FlowParts {
  package let coordinator: AnyObject
  /// The coordinator's type of route.
  let routes: any Route.Type
  /// The place at which the flow starts.
  let root: @MainActor () -> FlowRoot
  /// Makes the navigation that of a running flow; returns the app and the flow whose it was.
  let begin: @MainActor (FlowID, any NavigationHandler) -> (any NavigationHandler, FlowID)?
  let calcot: @MainActor (AnyRoute, AssemblyContext) -> Calcot?
  /// Returns the child flow that stands at a route; nil for a screen.
  let childFlow: @MainActor (AnyRoute) -> FlowParts?
  let guardTransition: @MainActor (TreeTransition) -> GuardAnswer
  /// Returns nil when the coordinator takes no steps of that type.
  let handle: @MainActor (any Step) -> StepAnswer?
  /// The coordinator, if it watches the navigations to which steps lead.
  let watcher: (any NavigationWatching)?
  /// Receives the flow's result.
  var receive: (@MainActor (FlowResult<any Sendable>) -> Void)?
  /// Each returns the step that one of this flow's is to the flow around it; nil for one that it leaves
  /// as it is.
  var redirections: [@MainActor (any Step) -> (any Step)?] = []
  /// Called when the flow has a scope, and when it is in the tree.
  var assembled: [@MainActor (Scope) -> Void] = []
  var arrived: [@MainActor (Scope) -> Void] = []

  /// Returns the step that one of this flow's is to the flow around it.
  func redirected(_ step: any Step) -> any Step {
    for redirection in redirections {
      if let other = redirection(step) { return other }
    }
    return step
  }

  /// Returns the parts without the closures that are called once, which may hold a stepper.
  var begun: FlowParts {
    var parts = self
    (parts.assembled, parts.arrived) = ([], [])
    return parts
  }

  /// Whether the route is one of the coordinator's.
  func takes(_ route: AnyRoute) -> Bool { type(of: route.base) == routes }
}

extension FlowParts {
  init<C: Coordinator>(_ coordinator: C) {
    self.coordinator = coordinator
    routes = C.Destination.self
    root = { coordinator.navigation.flowRoot }
    begin = { flow, handler in
      let navigation: Navigation = coordinator.navigation
      defer { navigation.begin(flow, in: handler) }
      guard let other = navigation.handler, let before = navigation.flow else { return nil }
      return (other, before)
    }
    calcot = { route, context in
      (route.base as? C.Destination).map { coordinator.calcot(for: $0, context: context) }
    }
    childFlow = { route in
      (route.base as? C.Destination).flatMap { coordinator.flow(for: $0)?.parts }
    }
    guardTransition = { coordinator.guardTransition($0) }
    handle = { step in
      guard let step = step as? C.FlowStep else { return nil }
      return coordinator.handle(step)
    }
    watcher = coordinator as? any NavigationWatching
  }
}
