/// A draft of a change to a navigation tree: a value that has no effect on what is shown.
package struct TreeEdit {
  package var tree: NavigationTree
  package var identities: Identities

  package init(_ tree: NavigationTree, identities: Identities) {
    self.tree = tree
    self.identities = identities
  }

  // MARK: The stack that a flow works on

  /// Pushes `route` on the stack that the flow works on. In a container without a modal, that is
  /// the stack of the selected branch.
  ///
  /// - Returns: The new screen.
  @discardableResult
  package mutating func push(_ route: AnyRoute, in flow: FlowID) throws(Refusal) -> ScreenID {
    let node = node(route, in: flow)
    if let branch = tree.selectedBranch(of: flow), let stack = tree.stack(at: branch) {
      tree.replaceStack(at: branch, with: stack.pushing(node))
    } else {
      try editCurrentStack(of: flow) { stack throws(Refusal) in stack.pushing(node) }
    }
    return node.id
  }

  /// Pushes `route` unless it is on top of the stack already.
  ///
  /// - Returns: The new screen; `nil` if the route was on top already.
  package mutating func pushNew(_ route: AnyRoute, in flow: FlowID) throws(Refusal) -> ScreenID? {
    let isOnTop = try currentSegments(of: flow).last?.route == route
    let node = node(route, in: flow)
    try editCurrentStack(of: flow) { stack throws(Refusal) in
      isOnTop ? stack : stack.pushing(node)
    }
    return isOnTop ? nil : node.id
  }

  /// Moves the topmost place of the flow that shows `route` to the top of its stack, or pushes the
  /// route if there is none.
  ///
  /// - Returns: The new screen; `nil` if the route was already shown.
  package mutating func bringToFront(
    _ route: AnyRoute, in flow: FlowID
  ) throws(Refusal) -> ScreenID? {
    var segments = try currentSegments(of: flow)
    guard let index = segments.lastIndex(where: { $0.route == route }) else {
      return try push(route, in: flow)
    }
    segments.append(segments.remove(at: index))
    let nodes = segments.flatMap(\.nodes)
    try editCurrentStack(of: flow) { stack throws(Refusal) in
      try stack.replacing(segmentsOf: nodes, with: nodes)
    }
    return nil
  }

  /// Pops `screen`, which must still be on top of the stack.
  package mutating func pop(_ screen: ScreenID, in flow: FlowID) throws(Refusal) {
    try editCurrentStack(of: flow) { stack throws(Refusal) in
      guard stack.top.id == screen else { throw .stale("the top of the stack") }
      guard let popped = stack.popped else { throw .nothingToPop }
      return popped
    }
  }

  /// Pops everything over the topmost occurrence of `route` in the stack.
  package mutating func pop(to route: AnyRoute, in flow: FlowID) throws(Refusal) {
    guard let top = try currentSegments(of: flow).last(where: { $0.route == route })?.nodes.last
    else { throw .notInStack(route) }
    try editCurrentStack(of: flow) { stack throws(Refusal) in
      stack.popping { $0.id == top.id } ?? stack
    }
  }

  /// Replaces `screen`, which must still be on top, with `route`.
  @discardableResult
  package mutating func replace(
    _ screen: ScreenID, with route: AnyRoute, in flow: FlowID
  ) throws(Refusal) -> ScreenID {
    let node = node(route, in: flow)
    try editCurrentStack(of: flow) { stack throws(Refusal) in
      guard stack.top.id == screen else { throw .stale("the top of the stack") }
      return stack.popped?.pushing(node) ?? ScreenStack(root: node)
    }
    return node.id
  }

  /// Replaces the topmost occurrence of `place` in the stack, and everything over it, with `route`.
  package mutating func replace(
    from place: AnyRoute, with route: AnyRoute, in flow: FlowID
  ) throws(Refusal) -> ScreenID {
    let segments = try currentSegments(of: flow)
    guard let first = segments.last(where: { $0.route == place })?.nodes.first else {
      throw .notInStack(place)
    }
    let node = node(route, in: flow)
    try editCurrentStack(of: flow) { stack throws(Refusal) in
      let replaced = stack.popping { $0.id == first.id } ?? stack
      return replaced.popped?.pushing(node) ?? ScreenStack(root: node)
    }
    return node.id
  }

  /// Returns the segments of the flow in the stack that it works on.
  private func currentSegments(
    of flow: FlowID
  ) throws(Refusal) -> [NavigationTree.Segment] {
    guard let segments = tree.currentSegments(of: flow) else { throw .flowEnded(flow) }
    return segments
  }

  // MARK: The flow's own stack

  package mutating func popToRoot(in flow: FlowID) throws(Refusal) {
    guard let root = try segments(of: flow).first?.nodes.first else { throw .notRunning }
    try editStack(of: flow, at: tree.place(of: flow)) { stack throws(Refusal) in
      stack.popping { $0.id == root.id } ?? stack
    }
  }

  /// Makes the flow's part of its own stack show `routes`. Screens whose routes remain are kept.
  package mutating func setStack(_ routes: [AnyRoute], in flow: FlowID) throws(Refusal) {
    let old = try segments(of: flow)
    let new = nodes(showing: routes, from: old, in: flow).nodes
    try editStack(of: flow, at: tree.place(of: flow)) { stack throws(Refusal) in
      try stack.replacing(segmentsOf: old.flatMap(\.nodes), with: new)
    }
  }

  /// Returns the nodes that show `routes`: nodes of `old` segments that show an equal route, at the
  /// same position if possible, and otherwise new ones. Linear in the number of routes.
  ///
  /// - Returns: The nodes, and the new screen on top, or `nil` if the top one is not new.
  mutating func nodes(
    showing routes: [AnyRoute], from old: [NavigationTree.Segment], in flow: FlowID
  ) -> (nodes: [ScreenNode], newTop: ScreenID?) {
    var unused: [AnyRoute: [Int]] = [:]
    for (index, segment) in old.enumerated().reversed()
    where index >= routes.count || segment.route != routes[index] {
      unused[segment.route, default: []].append(index)
    }
    var newTop: ScreenID?
    let found = routes.enumerated().flatMap { index, route -> [ScreenNode] in
      newTop = nil
      if index < old.count, old[index].route == route { return old[index].nodes }
      if let moved = unused[route]?.popLast() { return old[moved].nodes }
      let node = node(route, in: flow)
      newTop = node.id
      return [node]
    }
    return (found, newTop)
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

  /// Dismisses the modals over the flow's modal that shows `route` at its root. If there is none,
  /// dismisses all modals of the flow.
  ///
  /// - Returns: A Boolean value that indicates whether there is such a modal.
  package mutating func keepModal(showing route: AnyRoute, of flow: FlowID) -> Bool {
    let kept = tree.layers.lastIndex { layer in
      layer.style != nil && layer.flow == flow
        && tree.segments(of: flow, in: layer.stack).first?.route == route
    }
    let first = tree.layers.firstIndex { $0.style != nil && $0.flow == flow }
    if let over = kept.map({ $0 + 1 }) ?? first { tree.layers.removeSubrange(over...) }
    return kept != nil
  }

  /// Dismisses `layer` and every layer over it.
  package mutating func dismiss(_ layer: LayerID) throws(Refusal) {
    guard let index = tree.layers.firstIndex(where: { $0.id == layer }) else {
      throw .stale("the modal")
    }
    guard index > 0 else { throw .nothingToDismiss }
    tree.layers.removeSubrange(index...)
  }

  package mutating func dismissAll() { tree.layers.removeSubrange(1...) }

  /// Dismisses the layers over the topmost one in which the flow shows `route`.
  package mutating func dismiss(to route: AnyRoute, of flow: FlowID) throws(Refusal) {
    let shown = tree
    guard let place = tree.place(where: { shown.route(of: $0, in: flow) == route }),
      let index = tree.layers.firstIndex(where: { $0.id == place.layer })
    else { throw .notInStack(route) }
    tree.layers.removeSubrange((index + 1)...)
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
    tree.flows[flow] = FlowNode(
      id: flow, parent: nil, route: nil, isSideBySide: root.isSideBySide,
      hasContainer: root.kind != nil)
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
    let flow = FlowNode(
      id: identities.flow(), parent: node.flow, route: node.route, isSideBySide: root.isSideBySide,
      hasContainer: root.kind != nil)
    let first = firstNode(of: flow.id, at: root, in: node.id)
    tree.flows[flow.id] = flow
    tree.changeNode(node.id) { $0 = first }
    return (flow.id, first)
  }

  /// Returns the first node of a flow, with the identity of the place where it starts.
  package mutating func firstNode(
    of flow: FlowID, at root: FlowRoot, in place: ScreenID
  ) -> ScreenNode {
    switch root {
    case .screen(let route, _): return ScreenNode(id: place, route: route, flow: flow)
    case .container(let root):
      let branches = root.branches.map { branch($0, of: flow) }
      return ScreenNode(
        id: place, route: root.branches[0].route, flow: flow,
        container: root.container(branches, selected: root.selected))
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
      let first = tree.first(of: flow, in: place)
    else { return }
    do { try takeOff(first, at: place) } catch .nothingToPop {}
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

  /// Returns a branch with its root only, as made by its container.
  package mutating func branch(
    _ offered: (route: AnyRoute, title: String), of flow: FlowID
  ) -> Container.Branch {
    let root = node(offered.route, in: flow)
    return Container.Branch(
      id: root.id, route: offered.route, title: offered.title, stack: ScreenStack(root: root),
      isMade: false)
  }

  /// Returns a node for a new screen.
  package mutating func node(_ route: AnyRoute, in flow: FlowID) -> ScreenNode {
    ScreenNode(id: identities.screen(), route: route, flow: flow)
  }

  mutating func editCurrentStack(
    of flow: FlowID, _ edit: (ScreenStack) throws(Refusal) -> ScreenStack
  ) throws(Refusal) {
    try editStack(of: flow, at: tree.currentPlace(of: flow), edit)
  }

  /// Changes a stack for a flow; throws if screens of another flow are over those of the flow.
  private mutating func editStack(
    of flow: FlowID, at place: StackPath?, _ edit: (ScreenStack) throws(Refusal) -> ScreenStack
  ) throws(Refusal) {
    guard let place, let stack = tree.stack(at: place) else { throw .flowEnded(flow) }
    let top = stack.top
    guard tree.isFlow(top.flow, within: flow) else { throw .flowCovered(by: top.route) }
    tree.replaceStack(at: place, with: try edit(stack))
  }

  private func segments(of flow: FlowID) throws(Refusal) -> [NavigationTree.Segment] {
    guard let segments = tree.segments(of: flow) else { throw .flowEnded(flow) }
    return segments
  }
}

extension ScreenStack {
  /// Returns the stack with the flow's nodes, which are the topmost ones, replaced by others.
  fileprivate func replacing(
    segmentsOf old: [ScreenNode], with new: [ScreenNode]
  ) throws(Refusal) -> ScreenStack {
    guard !new.isEmpty, let stack = ScreenStack(nodes.dropLast(old.count) + new) else {
      throw .emptyStack
    }
    return stack
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

  /// Returns the segments that the flow shows in its own stack, its root first. Linear in the depth.
  package func segments(of flow: FlowID) -> [Segment]? {
    guard let place = place(of: flow), let stack = stack(at: place) else { return nil }
    return segments(of: flow, in: stack)
  }

  /// Returns the segments that the flow shows in the stack that it works on, its root first.
  package func currentSegments(of flow: FlowID) -> [Segment]? {
    guard let place = currentPlace(of: flow), let stack = stack(at: place) else { return nil }
    return segments(of: flow, in: stack)
  }

  package func segments(of flow: FlowID, in stack: ScreenStack) -> [Segment] {
    var segments: [Segment] = []
    for node in stack.nodes {
      guard let child = child(of: flow, at: node) else {
        if segments.isEmpty { continue } else { break }
      }
      if let child = child.flow, segments.last?.child == child {
        segments[segments.count - 1].nodes.append(node)
      } else {
        segments.append(Segment(route: child.route, nodes: [node], child: child.flow))
      }
    }
    return segments
  }

  /// Returns the last of a flow's segments in a stack. The cost does not depend on what is below it.
  package func lastSegment(of flow: FlowID, in stack: ScreenStack) -> Segment? {
    var last: Segment?
    for node in stack.topDown {
      let shown = child(of: flow, at: node)
      guard let found = last else {
        last = shown.map { Segment(route: $0.route, nodes: [node], child: $0.flow) }
        continue
      }
      guard let inner = shown?.flow, inner == found.child else { break }
      last?.nodes.append(node)
    }
    last?.nodes.reverse()
    return last
  }

  /// Returns the route with which a flow shows a node, and the child flow that contains the node,
  /// if there is one; `nil` for a node of another flow.
  private func child(
    of flow: FlowID, at node: ScreenNode
  ) -> (route: AnyRoute, flow: FlowID?)? {
    if node.flow == flow { return (node.route, nil) }
    let line = lineage(of: node.flow)
    guard let index = line.firstIndex(of: flow), index > 0 else { return nil }
    let child = line[index - 1]
    return (flows[child]?.route ?? node.route, child)
  }

  /// Returns the route with which a flow shows a node; `nil` for a node of another flow, and for
  /// the flow's own container, whose branches show the routes.
  package func route(of node: ScreenNode, in flow: FlowID) -> AnyRoute? {
    node.flow == flow && node.container != nil ? nil : child(of: flow, at: node)?.route
  }

  /// Returns the topmost node with which a flow shows a route; `nil` if there is none.
  package func node(showing route: AnyRoute, in flow: FlowID) -> ScreenNode? {
    let isIt = { (node: ScreenNode) in self.route(of: node, in: flow) == route }
    return place(where: isIt).flatMap(stack(at:))?.topDown.first(where: isIt)
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
