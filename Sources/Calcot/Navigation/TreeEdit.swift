/// A change to a navigation tree while it is worked out: a value in, a value out, nothing shown.
struct TreeEdit {
  var tree: NavigationTree
  var identities: Identities
  /// Values that came along with new screens, for their calçots only.
  private(set) var carried: [ScreenID: Any] = [:]
  /// What finished flows give to those who started them.
  private(set) var results: [FlowID: FlowResult<any Sendable>] = [:]
  /// Coordinators of new flows that were made before the change was decided.
  var prepared: [FlowID: FlowParts] = [:]

  /// The lifetimes of what was assembled together with them.
  var scopes: [FlowID: Scope] = [:]
  /// Calçots of new screens that had to be assembled before the change was decided.
  var assembled: [ScreenID: AssembledCalcot] = [:]
  /// Who waits for the results of new flows, by the places that lead to them.
  var awaited: [ScreenID: any AwaitedResult] = [:]

  init(_ tree: NavigationTree, identities: Identities) {
    self.tree = tree
    self.identities = identities
  }

  // MARK: The stack of a flow

  /// - Returns: the new screen.
  @discardableResult
  mutating func push(
    _ route: AnyRoute, in flow: FlowID, carrying value: Any? = nil
  ) throws(Refusal) -> ScreenID {
    let node = node(route, in: flow, carrying: value)
    try editStack(of: flow) { stack throws(Refusal) in stack.pushing(node) }
    return node.id
  }

  /// Takes `screen` off, which must still be on top of the flow's stack.
  mutating func pop(_ screen: ScreenID, in flow: FlowID) throws(Refusal) {
    try editStack(of: flow) { stack throws(Refusal) in
      guard stack.top.id == screen else { throw .stale("the top of the stack") }
      guard let popped = stack.popped else { throw .nothingToPop }
      return popped
    }
  }

  /// Takes everything off that stands over the newest place where the flow shows `route`.
  mutating func pop(to route: AnyRoute, in flow: FlowID) throws(Refusal) {
    let segments = try segments(of: flow)
    guard let index = segments.lastIndex(where: { $0.route == route }),
      let top = segments[index].nodes.last
    else { throw .notInStack(route) }
    try editStack(of: flow) { stack throws(Refusal) in
      stack.popping { $0.id == top.id } ?? stack
    }
  }

  mutating func popToRoot(in flow: FlowID) throws(Refusal) {
    guard let root = try segments(of: flow).first?.nodes.first else { throw .notRunning }
    try editStack(of: flow) { stack throws(Refusal) in stack.popping { $0.id == root.id } ?? stack }
  }

  /// Puts `route` in the place of `screen`, which must still be on top.
  @discardableResult
  mutating func replace(
    _ screen: ScreenID, with route: AnyRoute, in flow: FlowID, carrying value: Any?
  ) throws(Refusal) -> ScreenID {
    let node = node(route, in: flow, carrying: value)
    try editStack(of: flow) { stack throws(Refusal) in
      guard stack.top.id == screen else { throw .stale("the top of the stack") }
      return stack.popped?.pushing(node) ?? ScreenStack(root: node)
    }
    return node.id
  }

  /// Makes the flow's part of its stack show `routes`; places that show the same route at the same
  /// depth stay, up to the first that differs.
  mutating func setStack(_ routes: [AnyRoute], in flow: FlowID) throws(Refusal) {
    let old = try segments(of: flow)
    guard !routes.isEmpty else { throw .emptyStack }
    let kept = zip(old, routes).prefix { $0.route == $1 }.map(\.0)
    let new = routes.dropFirst(kept.count).map { node($0, in: flow, carrying: nil) }
    guard let first = old.first?.nodes.first else { throw .notRunning }
    try editStack(of: flow) { stack throws(Refusal) in
      let under = stack.nodes.prefix { $0.id != first.id }
      guard let edited = ScreenStack(Array(under) + kept.flatMap(\.nodes) + new) else {
        throw .emptyStack
      }
      return edited
    }
  }

  // MARK: Modals and dialogs

  @discardableResult
  mutating func present(
    _ route: AnyRoute, as style: LayerStyle, in flow: FlowID, carrying value: Any? = nil
  ) -> ScreenID {
    let layer = identities.layer()
    let root = node(route, in: flow, carrying: value)
    tree.layers.append(
      Layer(id: layer, style: style, flow: flow, stack: ScreenStack(root: root)))
    return root.id
  }

  /// Takes `layer` off, with every layer over it.
  mutating func dismiss(_ layer: LayerID) throws(Refusal) {
    guard let index = tree.layers.firstIndex(where: { $0.id == layer }) else {
      throw .stale("the modal")
    }
    guard index > 0 else { throw .nothingToDismiss }
    tree.layers.removeSubrange(index...)
  }

  /// Takes `screen` off, however it came, with everything over it.
  mutating func close(_ screen: ScreenID) throws(Refusal) {
    guard let place = tree.place(of: screen) else { throw .screenEnded(screen) }
    try takeOff(screen, at: place)
  }

  mutating func show(_ dialog: Dialog?) { tree.dialog = dialog }

  // MARK: Flows

  /// Takes a flow off with everything over it, and has it give `value` to whoever started it. A flow
  /// that stands at the root of the base or of a branch stays, until its place is given another.
  mutating func finish(_ flow: FlowID, with value: (any Sendable)?) throws(Refusal) {
    guard tree.flows[flow]?.parent != nil else { throw .cannotFinish(flow) }
    results[flow] = value.map { .value($0) } ?? .cancelled
    let shown = tree
    tree.layers.removeAll {
      $0.style != .base && shown.isFlow($0.flow, within: flow)
    }
    guard let place = tree.place(where: { tree.isFlow($0.flow, within: flow) }),
      let first = tree.stack(at: place)?.nodes.first(where: { tree.isFlow($0.flow, within: flow) })
    else { return }
    do { try takeOff(first.id, at: place) } catch .nothingToPop {}
  }

  private mutating func takeOff(_ screen: ScreenID, at place: StackPlace) throws(Refusal) {
    guard let layer = tree.layers.firstIndex(where: { $0.id == place.layer }),
      let stack = tree.stack(at: place)
    else { throw .screenEnded(screen) }
    let isVisible = place.steps.isEmpty || tree.isOnTop(place, in: layer)
    if stack.root.id == screen {
      guard place.steps.isEmpty, layer > 0 else { throw .nothingToPop }
      tree.layers.removeSubrange(layer...)
    } else if let left = stack.popping(to: { $0.id == screen })?.popped {
      if isVisible { tree.layers.removeSubrange((layer + 1)...) }
      tree.replaceStack(at: place, with: left)
    }
  }

  // MARK: Parts

  mutating func node(_ route: AnyRoute, in flow: FlowID, carrying value: Any?) -> ScreenNode {
    let id = identities.screen()
    if let value { carried[id] = value }
    return ScreenNode(id: id, route: route, flow: flow)
  }

  mutating func editStack(
    of flow: FlowID, _ edit: (ScreenStack) throws(Refusal) -> ScreenStack
  ) throws(Refusal) {
    guard let place = tree.place(of: flow), let stack = tree.stack(at: place) else {
      throw .flowEnded(flow)
    }
    tree.replaceStack(at: place, with: try edit(stack))
  }

  private func segments(of flow: FlowID) throws(Refusal) -> [NavigationTree.Segment] {
    guard let segments = tree.segments(of: flow) else { throw .flowEnded(flow) }
    return segments
  }
}

extension NavigationTree {
  /// One of a flow's routes and the nodes that stand for it: a screen or a container of its own, or
  /// all those of a child flow.
  struct Segment {
    let route: AnyRoute
    var nodes: [ScreenNode]
    /// The child flow, if it is one.
    let child: FlowID?
  }

  /// What the flow shows in its stack, its root first. Linear in the depth.
  func segments(of flow: FlowID) -> [Segment]? {
    guard let place = place(of: flow), let stack = stack(at: place) else { return nil }
    return segments(of: flow, in: stack)
  }

  func segments(of flow: FlowID, in stack: ScreenStack) -> [Segment] {
    var segments: [Segment] = []
    for node in stack.nodes {
      let line = lineage(of: node.flow)
      guard let index = line.firstIndex(of: flow) else {
        if segments.isEmpty { continue } else { break }
      }
      let child = index > 0 ? line[index - 1] : nil
      if let child, segments.last?.child == child {
        segments[segments.count - 1].nodes.append(node)
      } else {
        let route = child.flatMap { flows[$0]?.route } ?? node.route
        segments.append(Segment(route: route, nodes: [node], child: child))
      }
    }
    return segments
  }

  /// Whether a stack is among those that lead to what its layer shows.
  fileprivate func isOnTop(_ place: StackPlace, in layer: Int) -> Bool {
    var stack = layers[layer].stack
    for step in place.steps {
      guard stack.top.id == step.container, let container = stack.top.container,
        container.selectedBranch.id == step.branch
      else { return false }
      stack = container.selectedBranch.stack
    }
    return true
  }
}
