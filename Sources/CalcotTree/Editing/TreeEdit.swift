/// A draft of a change to a navigation tree: a plain value that shows nothing.
package struct TreeEdit {
  package var tree: NavigationTree
  package var identities: Identities

  package init(_ tree: NavigationTree, identities: Identities) {
    self.tree = tree
    self.identities = identities
  }

  // MARK: The stack of a flow

  /// Pushes `route` on the flow's stack.
  ///
  /// - Returns: The new screen.
  @discardableResult
  package mutating func push(_ route: AnyRoute, in flow: FlowID) throws(Refusal) -> ScreenID {
    let node = node(route, in: flow)
    try editStack(of: flow) { stack throws(Refusal) in stack.pushing(node) }
    return node.id
  }

  /// Pops `screen`, which must still be on top of the flow's stack.
  package mutating func pop(_ screen: ScreenID, in flow: FlowID) throws(Refusal) {
    try editStack(of: flow) { stack throws(Refusal) in
      guard stack.top.id == screen else { throw .stale("the top of the stack") }
      guard let popped = stack.popped else { throw .nothingToPop }
      return popped
    }
  }

  /// Pops everything over the topmost occurrence of `route` in the flow's stack.
  package mutating func pop(to route: AnyRoute, in flow: FlowID) throws(Refusal) {
    let segments = try segments(of: flow)
    guard let index = segments.lastIndex(where: { $0.route == route }),
      let top = segments[index].nodes.last
    else { throw .notInStack(route) }
    try editStack(of: flow) { stack throws(Refusal) in
      stack.popping { $0.id == top.id } ?? stack
    }
  }

  package mutating func popToRoot(in flow: FlowID) throws(Refusal) {
    guard let root = try segments(of: flow).first?.nodes.first else { throw .notRunning }
    try editStack(of: flow) { stack throws(Refusal) in stack.popping { $0.id == root.id } ?? stack }
  }

  /// Replaces `screen`, which must still be on top, with `route`.
  @discardableResult
  package mutating func replace(
    _ screen: ScreenID, with route: AnyRoute, in flow: FlowID
  ) throws(Refusal) -> ScreenID {
    let node = node(route, in: flow)
    try editStack(of: flow) { stack throws(Refusal) in
      guard stack.top.id == screen else { throw .stale("the top of the stack") }
      return stack.popped?.pushing(node) ?? ScreenStack(root: node)
    }
    return node.id
  }

  /// Makes the flow's part of its stack show `routes`, keeping the common prefix.
  package mutating func setStack(_ routes: [AnyRoute], in flow: FlowID) throws(Refusal) {
    let old = try segments(of: flow)
    guard !routes.isEmpty else { throw .emptyStack }
    let kept = zip(old, routes).prefix { $0.route == $1 }.map(\.0)
    let new = routes.dropFirst(kept.count).map { node($0, in: flow) }
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
  package mutating func present(
    _ route: AnyRoute, as style: ModalStyle, in flow: FlowID
  ) -> ScreenID {
    let layer = identities.layer()
    let root = node(route, in: flow)
    tree.layers.append(
      Layer(id: layer, style: style, flow: flow, stack: ScreenStack(root: root)))
    return root.id
  }

  /// Dismisses `layer` and every layer over it.
  package mutating func dismiss(_ layer: LayerID) throws(Refusal) {
    guard let index = tree.layers.firstIndex(where: { $0.id == layer }) else {
      throw .stale("the modal")
    }
    guard index > 0 else { throw .nothingToDismiss }
    tree.layers.removeSubrange(index...)
  }

  /// Removes `screen`, whether pushed or presented, with everything over it.
  package mutating func close(_ screen: ScreenID) throws(Refusal) {
    guard let place = tree.place(of: screen) else { throw .screenEnded(screen) }
    try takeOff(screen, at: place)
  }

  package mutating func show(_ dialog: Dialog?) { tree.dialog = dialog }

  // MARK: Flows

  /// Starts the app's first flow, which becomes the base of an empty tree.
  package mutating func startFirstFlow(at root: FlowRoot) -> FlowID {
    let flow = identities.flow()
    let node = firstNode(of: flow, at: root, in: identities.screen())
    tree.flows[flow] = FlowNode(id: flow, parent: nil, route: nil)
    tree.layers = [
      Layer(id: identities.layer(), style: nil, flow: flow, stack: ScreenStack(root: node))
    ]
    return flow
  }

  /// Starts a child flow in place of a screen; the flow's first node takes over the screen's
  /// identity.
  ///
  /// - Returns: The flow and its first node.
  package mutating func startFlow(
    at root: FlowRoot, insteadOf node: ScreenNode
  ) -> (flow: FlowID, first: ScreenNode) {
    let flow = FlowNode(id: identities.flow(), parent: node.flow, route: node.route)
    let first = firstNode(of: flow.id, at: root, in: node.id)
    tree.flows[flow.id] = flow
    tree.changeNode(node.id) { $0 = first }
    return (flow.id, first)
  }

  /// Returns the first node of a flow, under the identity of the place where it starts.
  package mutating func firstNode(
    of flow: FlowID, at root: FlowRoot, in place: ScreenID
  ) -> ScreenNode {
    switch root {
    case .screen(let route): return ScreenNode(id: place, route: route, flow: flow)
    case .container(let kind, let branches, let selected):
      let made = branches.map { branch in
        let root = node(branch.route, in: flow)
        return Container.Branch(
          id: root.id, route: branch.route, title: branch.title, stack: ScreenStack(root: root))
      }
      return ScreenNode(
        id: place, route: branches[0].route, flow: flow,
        container: Container(kind: kind, branches: made, selected: selected))
    }
  }

  /// Removes a flow with everything over it. A flow at the root of the base or of a branch stays
  /// until something replaces it.
  package mutating func finish(_ flow: FlowID) throws(Refusal) {
    guard tree.flows[flow]?.parent != nil else { throw .cannotFinish(flow) }
    let shown = tree
    tree.layers.removeAll {
      $0.style != nil && shown.isFlow($0.flow, within: flow)
    }
    guard let place = tree.place(where: { tree.isFlow($0.flow, within: flow) }),
      let first = tree.stack(at: place)?.nodes.first(where: { tree.isFlow($0.flow, within: flow) })
    else { return }
    do { try takeOff(first.id, at: place) } catch .nothingToPop {}
  }

  private mutating func takeOff(_ screen: ScreenID, at place: StackPath) throws(Refusal) {
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

  /// Returns a node for a new screen.
  package mutating func node(_ route: AnyRoute, in flow: FlowID) -> ScreenNode {
    ScreenNode(id: identities.screen(), route: route, flow: flow)
  }

  package mutating func editStack(
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
  /// One of a flow's routes with its nodes: a screen or a container of the flow, or all nodes of a
  /// child flow.
  package struct Segment {
    package let route: AnyRoute
    package var nodes: [ScreenNode]
    /// The child flow, if the segment is one.
    package let child: FlowID?
  }

  /// Returns the segments that the flow shows in its stack, its root first. Linear in the depth.
  package func segments(of flow: FlowID) -> [Segment]? {
    guard let place = place(of: flow), let stack = stack(at: place) else { return nil }
    return segments(of: flow, in: stack)
  }

  package func segments(of flow: FlowID, in stack: ScreenStack) -> [Segment] {
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

  /// Returns a Boolean value that indicates whether a stack leads to the layer's visible screen.
  fileprivate func isOnTop(_ place: StackPath, in layer: Int) -> Bool {
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
