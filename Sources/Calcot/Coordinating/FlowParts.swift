import CalcotTree

/// The coordinator of a flow, with its types erased. Immutable once it is in use.
@MainActor
package final class FlowParts {
  package let coordinator: AnyObject
  /// The coordinator's route type.
  let routes: any Route.Type
  /// The place where the flow starts.
  let root: @MainActor () -> FlowRoot
  /// A closure that connects the navigation to a running flow; returns the app and the flow to
  /// which it was connected before.
  let begin: @MainActor (FlowID, any NavigationHandler) -> (any NavigationHandler, FlowID)?
  let calcot: @MainActor (AnyRoute, AssemblyContext) -> Calcot?
  /// A closure that returns the child flow at a route, or nil for a screen.
  let childFlow: @MainActor (AnyRoute) -> FlowParts?
  let guardTransition: @MainActor (TreeTransition) -> GuardAnswer
  /// A closure that handles a step, or returns nil if the coordinator has no steps of that type.
  let handle: @MainActor (any Step) -> StepAnswer?
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

  init(
    coordinator: AnyObject, routes: any Route.Type, root: @escaping @MainActor () -> FlowRoot,
    begin:
      @escaping @MainActor (FlowID, any NavigationHandler) -> (any NavigationHandler, FlowID)?,
    calcot: @escaping @MainActor (AnyRoute, AssemblyContext) -> Calcot?,
    childFlow: @escaping @MainActor (AnyRoute) -> FlowParts?,
    guardTransition: @escaping @MainActor (TreeTransition) -> GuardAnswer,
    handle: @escaping @MainActor (any Step) -> StepAnswer?, watcher: (any NavigationWatching)?
  ) {
    self.coordinator = coordinator
    self.routes = routes
    self.root = root
    self.begin = begin
    self.calcot = calcot
    self.childFlow = childFlow
    self.guardTransition = guardTransition
    self.handle = handle
    self.watcher = watcher
  }

  /// Returns a copy with a change.
  func changing(_ change: (FlowParts) -> Void) -> FlowParts {
    let copy = FlowParts(
      coordinator: coordinator, routes: routes, root: root, begin: begin, calcot: calcot,
      childFlow: childFlow, guardTransition: guardTransition, handle: handle, watcher: watcher)
    copy.receive = receive
    copy.redirections = redirections
    copy.assembled = assembled
    copy.arrived = arrived
    change(copy)
    return copy
  }

  /// Returns the parent flow's step for one of this flow's.
  func redirected(_ step: any Step) -> any Step {
    for redirection in redirections {
      if let other = redirection(step) { return other }
    }
    return step
  }

  /// Returns the parts without the closures that are called once, which may retain a stepper.
  var begun: FlowParts {
    if assembled.isEmpty, arrived.isEmpty { return self }
    return changing { ($0.assembled, $0.arrived) = ([], []) }
  }

  /// Returns a Boolean value that indicates whether the route is one of the coordinator's.
  func takes(_ route: AnyRoute) -> Bool { type(of: route.base) == routes }
}
