import CalcotTree

/// The coordinator of a flow, with its types erased.
@MainActor
package struct FlowParts {
  package let coordinator: AnyObject
  /// The coordinator's route type.
  let routes: any Route.Type
  /// The place where the flow starts.
  let root: @MainActor () -> FlowRoot
  /// A closure that connects the navigation to a running flow; it returns the app and the flow that
  /// had it before.
  let begin: @MainActor (FlowID, any NavigationHandler) -> (any NavigationHandler, FlowID)?
  let calcot: @MainActor (AnyRoute, AssemblyContext) -> Calcot?
  /// A closure that returns the child flow at a route, or nil for a screen.
  let childFlow: @MainActor (AnyRoute) -> FlowParts?
  let guardTransition: @MainActor (TreeTransition) -> GuardAnswer
  /// A closure that handles a step, or returns nil if the coordinator has no steps of that type.
  let handle: @MainActor (any Step) -> StepAnswer?
  /// The coordinator, if it observes the navigations that steps lead to.
  let watcher: (any NavigationWatching)?
  /// The closure that receives the flow's result.
  var receive: (@MainActor (FlowResult<any Sendable>) -> Void)?
  /// The closures that translate steps for the parent flow; each returns nil for a step that it
  /// leaves unchanged.
  var redirections: [@MainActor (any Step) -> (any Step)?] = []
  /// The closures to call when the flow has a scope, and when it is in the tree.
  var assembled: [@MainActor (Scope) -> Void] = []
  var arrived: [@MainActor (Scope) -> Void] = []

  /// Returns the parent flow's step for one of this flow's.
  func redirected(_ step: any Step) -> any Step {
    for redirection in redirections {
      if let other = redirection(step) { return other }
    }
    return step
  }

  /// Returns the parts without the closures that are called once, which may retain a stepper.
  var begun: FlowParts {
    var parts = self
    (parts.assembled, parts.arrived) = ([], [])
    return parts
  }

  /// Returns a Boolean value that indicates whether the route is one of the coordinator's.
  func takes(_ route: AnyRoute) -> Bool { type(of: route.base) == routes }
}
