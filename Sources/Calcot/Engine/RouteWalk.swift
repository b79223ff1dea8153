import CalcotTree

/// A walk from the app's first flow inwards, which computes the tree at a place. It makes the
/// coordinators of the flows on the way, and no screen.
@MainActor
struct RouteWalk {
  var change: Change
  /// A closure that returns the coordinator of a running flow, or nil for a new one.
  let liveParts: @MainActor (FlowID) -> FlowParts?
  /// A closure that returns whether a child flow may be started. If `place` is not nil, the flow
  /// takes the place of that screen, and may be started only if the screen is not alive. After the
  /// app has ended, no flow may be started.
  let mayStart: @MainActor (_ place: ScreenID?) -> Bool

  init(
    _ change: Change, liveParts: @escaping @MainActor (FlowID) -> FlowParts?,
    mayStart: @escaping @MainActor (_ place: ScreenID?) -> Bool
  ) {
    self.change = change
    self.liveParts = liveParts
    self.mayStart = mayStart
  }

  var edit: TreeEdit {
    get { change.edit }
    _modify { yield &change.edit }
  }

  /// Dismisses all modals, and shows the place at the end of a path of routes. Each route belongs
  /// to the flow to which the routes before it lead.
  mutating func follow(_ path: [AnyRoute]) throws(Refusal) {
    guard var flow = edit.tree.layers.first?.flow else { throw .notRunning }
    edit.dismissAll()
    var rest = path[...]
    while let first = rest.first, let parts = parts(of: flow) {
      let own = own(rest, of: parts)
      guard !own.isEmpty else { throw .notOffered(first) }
      rest = rest.dropFirst(own.count)
      try place(onRoot(own, of: parts), in: flow)
      guard !rest.isEmpty else { return }
      guard let child = child(of: flow) else { throw .noFlow(own[own.count - 1]) }
      flow = child
    }
  }

  /// Returns the routes at the start of a path that a flow shows itself. They end with the first
  /// route that leads to a child flow which takes the next route; without such a route, with the
  /// last one that the flow takes.
  private func own(_ path: ArraySlice<AnyRoute>, of parts: FlowParts) -> [AnyRoute] {
    let own = path.prefix { parts.coordinator.takes($0) }
    let last = own.indices.dropLast().first { index in
      childFlow(at: own[index], of: parts)?.coordinator.takes(own[index + 1]) == true
    }
    return Array(last.map { own[...$0] } ?? own)
  }

  private func childFlow(at route: AnyRoute, of parts: FlowParts) -> FlowParts? {
    mayStart(nil) ? Scope.outside { parts.coordinator.childFlow(at: route) } : nil
  }

  /// Returns the routes with the root of the flow's stack first.
  private func onRoot(_ routes: [AnyRoute], of parts: FlowParts) -> [AnyRoute] {
    guard case .screen(let root, _) = parts.coordinator.flowRoot, routes.first != root else {
      return routes
    }
    return [root] + routes
  }

  /// Makes a flow show a chain of its routes.
  mutating func place(_ chain: [AnyRoute], in flow: FlowID) throws(Refusal) {
    guard let last = chain.last else { throw .emptyStack }
    guard let container = edit.tree.container(of: flow)?.container else {
      return try edit.setStack(chain, in: flow)
    }
    switch container.kind {
    case .tabs, .pages:
      // NB: a link's shorter prefixes may lead to other tabs, and what is over a tab follows it.
      let isTab = { (route: AnyRoute) in container.branches.contains { $0.route == route } }
      guard let start = chain.lastIndex(where: isTab) else { throw .notOffered(last) }
      let index = try edit.branch(at: chain[start], of: flow).index
      try edit.setBranch(index, of: flow, to: Array(chain[start...]))
      try edit.go(to: index, in: flow)
    case .split:
      // NB: one route for each side, and all that are left for the last one.
      let sides = min(chain.count, container.branches.count)
      for side in 0..<sides {
        let end = side == container.branches.count - 1 ? chain.count : side + 1
        try edit.setBranch(side, of: flow, to: Array(chain[side..<end]))
      }
      try edit.go(to: sides - 1, in: flow)
    }
  }

  func parts(of flow: FlowID) -> FlowParts? { liveParts(flow) ?? change.flows[flow] }

  /// Returns the last place of a flow's stack, or of its selected branch: its own node, or a child
  /// flow.
  func lastPlace(of flow: FlowID) -> NavigationTree.Segment? {
    if let container = edit.tree.container(of: flow)?.container,
      edit.tree.layers.last?.flow != flow || edit.tree.layers.count == 1
    {
      return edit.tree.lastSegment(of: flow, in: container.selectedBranch.stack)
    }
    return edit.tree.currentPlace(of: flow).flatMap(edit.tree.stack(at:)).flatMap {
      edit.tree.lastSegment(of: flow, in: $0)
    }
  }

  /// Returns the child flow at the last place of a flow; creates it if the route leads to one.
  mutating func child(of flow: FlowID) -> FlowID? {
    guard let place = lastPlace(of: flow), let node = place.nodes.first else { return nil }
    if let child = place.child { return child }
    guard mayStart(node.id), node.container == nil, let outer = parts(of: flow),
      let inner = childFlow(at: node.route, of: outer)
    else { return nil }
    return change.startFlow(inner, insteadOf: node).flow
  }
}
