/// What a coordinator gives to the engine, behind its types.
@MainActor
struct FlowParts {
  let coordinator: AnyObject
  let navigation: Navigation
  let routes: any Route.Type
  let calcot: @MainActor (AnyRoute) -> Calcot?
  let guardTransition: @MainActor (TreeTransition) -> GuardAnswer
  /// Nil when the coordinator takes no steps of that type.
  let handle: @MainActor (any Step) -> StepAnswer?
  let start: @MainActor (inout FlowStart) -> ScreenNode
  /// The coordinator, if it watches what steps lead to.
  let watcher: (any NavigationWatching)?
  /// Takes the flow's result.
  var receive: (@MainActor (FlowResult<any Sendable>) -> Void)?
  /// Says what a step of this flow is to the flow around it; nil where it stays as it is.
  var redirections: [@MainActor (any Step) -> (any Step)?] = []
  /// What its calçot does when it has a scope, and when the flow is in the tree.
  var assembled: [@MainActor (Scope) -> Void] = []
  var arrived: [@MainActor (Scope) -> Void] = []

  init<C: Coordinator>(_ coordinator: C) {
    self.coordinator = coordinator
    navigation = coordinator.navigation
    routes = C.Destination.self
    calcot = { route in (route.base as? C.Destination).map { coordinator.calcot(for: $0) } }
    guardTransition = { coordinator.guardTransition($0) }
    handle = { step in
      guard let step = step as? C.FlowStep else { return nil }
      return coordinator.handle(step)
    }
    start = { coordinator.navigation.start(&$0) }
    watcher = coordinator as? any NavigationWatching
  }

  /// The same without what is done once, which may hold a stepper.
  var begun: FlowParts {
    var parts = self
    (parts.assembled, parts.arrived) = ([], [])
    return parts
  }

  func redirected(_ step: any Step) -> any Step {
    for redirection in redirections {
      if let other = redirection(step) { return other }
    }
    return step
  }
}

/// A flow of the tree, at work.
@MainActor
final class LiveFlow {
  let node: FlowNode
  let parts: FlowParts
  let scope: Scope
  /// Who waits for the result in this process.
  var awaited: (any AwaitedResult)?
  private(set) var hasGivenResult = false

  init(_ node: FlowNode, parts: FlowParts, scope: Scope) {
    self.node = node
    self.parts = parts
    self.scope = scope
  }

  /// Whoever is to be told of the result: the one who awaits it, or else the handler that was declared
  /// for the route. Nobody once it has been given.
  func takeReceiver() -> (@MainActor (FlowResult<any Sendable>) -> Void)? {
    guard !hasGivenResult else { return nil }
    hasGivenResult = true
    if let awaited, awaited.isWaiting { return { awaited.settle($0) } }
    return parts.receive
  }
}

extension NavigationTree {
  /// Puts a flow's first node in the place of the node that has led to it.
  @MainActor
  mutating func start(
    _ parts: FlowParts, at node: ScreenNode, _ identities: inout Identities
  ) -> (flow: FlowNode, first: ScreenNode) {
    let flow = FlowNode(id: identities.flow(), parent: node.flow, route: node.route)
    var start = FlowStart(flow: flow.id, screen: node.id, identities: identities)
    let first = parts.start(&start)
    identities = start.identities
    flows[flow.id] = flow
    changeNode(node.id) { $0 = first }
    return (flow, first)
  }
}
