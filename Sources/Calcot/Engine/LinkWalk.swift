import CalcotTree

/// A resolver that follows an address from the app's first flow inwards, and computes the tree that
/// it leads to. It makes the coordinators of the flows on the way, and no screen.
@MainActor
struct LinkWalk {
  let address: LinkAddress
  let routes: RouteRegistry
  /// The current tree.
  let shown: NavigationTree
  private(set) var change: Change
  /// A closure that returns the coordinator of a running flow, or nil for a new one.
  let liveParts: @MainActor (FlowID) -> FlowParts?
  /// A closure that returns whether a screen is alive, so that no child flow can start in its
  /// place.
  let isLive: @MainActor (ScreenID) -> Bool

  init(
    address: LinkAddress, routes: RouteRegistry, shown: NavigationTree, change: Change,
    liveParts: @escaping @MainActor (FlowID) -> FlowParts?,
    isLive: @escaping @MainActor (ScreenID) -> Bool
  ) {
    self.address = address
    self.routes = routes
    self.shown = shown
    self.change = change
    self.liveParts = liveParts
    self.isLive = isLive
  }

  private var edit: TreeEdit {
    get { change.edit }
    _modify { yield &change.edit }
  }

  mutating func follow() throws(Refusal) {
    guard let base = edit.tree.layers.first else { throw .notRunning }
    edit.tree.layers.removeSubrange(1...)
    var inner = try show(address.segments[...], in: base.flow, isLast: address.over.isEmpty)
    for (index, piece) in address.over.enumerated() {
      inner = try add(piece, in: inner, isLast: index == address.over.count - 1)
    }
  }

  /// Makes a flow show the routes of the segments.
  ///
  /// - Parameter isLast: A Boolean value that indicates whether nothing follows the segments.
  /// - Returns: The innermost flow there, in which the address continues.
  private mutating func show(
    _ segments: ArraySlice<String>, in flow: FlowID, isLast: Bool
  ) throws(Refusal) -> FlowID {
    try first(of: try matches(segments, in: flow)) { walk, match throws(Refusal) in
      try walk.place(match.routes, in: flow)
      let rest = segments.dropFirst(match.consumed)
      return try walk.goOn(rest, from: flow, isLast: isLast)
    }
  }

  /// Adds a piece over the innermost flow's top.
  private mutating func add(
    _ piece: LinkPiece, in flow: FlowID, isLast: Bool
  ) throws(Refusal) -> FlowID {
    let segments = piece.segments[...]
    return try first(of: try matches(segments, in: flow)) { walk, match throws(Refusal) in
      guard let route = match.routes.last else { throw .notFound(walk.address.description) }
      switch piece.marker {
      case .push: try walk.push(route, in: flow)
      case .sheet: walk.present(route, as: .sheet, in: flow)
      case .fullScreen: walk.present(route, as: .fullScreen, in: flow)
      }
      return try walk.goOn(segments.dropFirst(match.consumed), from: flow, isLast: isLast)
    }
  }

  private mutating func push(_ route: AnyRoute, in flow: FlowID) throws(Refusal) {
    let hasModal = edit.tree.layers.dropFirst().contains { $0.flow == flow }
    let container = hasModal ? nil : edit.tree.container(of: flow)
    guard
      let place = container.map({ edit.tree.selectedPlace(of: $0) }) ?? edit.tree.place(of: flow)
    else { throw .flowEnded(flow) }
    switch container?.container?.kind {
    case nil, .split:
      let node = edit.node(route, in: flow)
      guard let stack = edit.tree.stack(at: place) else { throw .flowEnded(flow) }
      let kept = segment(after: stack, at: place, of: flow)
      let nodes = kept?.route == route ? kept?.nodes ?? [node] : [node]
      edit.tree.replaceStack(at: place, with: nodes.reduce(stack) { $0.pushing($1) })
    case .tabs, .pages: throw .notFound(address.description)
    }
  }

  /// Returns the flow's current segment over `stack`, if everything under it is the same.
  private func segment(
    after stack: ScreenStack, at place: StackPath, of flow: FlowID
  ) -> NavigationTree.Segment? {
    guard let old = shown.stack(at: place) else { return nil }
    let new = edit.tree.segments(of: flow, in: stack)
    let was = shown.segments(of: flow, in: old)
    guard was.count > new.count,
      zip(was, new).allSatisfy({ $0.nodes.map(\.id) == $1.nodes.map(\.id) })
    else { return nil }
    return was[new.count]
  }

  private mutating func present(_ route: AnyRoute, as style: ModalStyle, in flow: FlowID) {
    let (index, layers) = (edit.tree.layers.count, shown.layers)
    guard index < layers.count, edit.tree.layers.map(\.id) == layers.prefix(index).map(\.id),
      layers[index].flow == flow, layers[index].style.isSheet == style.isSheet,
      let first = shown.segments(of: flow, in: layers[index].stack).first,
      first.route == route, let stack = ScreenStack(first.nodes)
    else {
      edit.present(route, as: style, in: flow)
      return
    }
    edit.tree.layers.append(
      Layer(id: layers[index].id, style: layers[index].style, flow: flow, stack: stack))
  }

  /// Resolves the remaining segments in the child flow at the flow's last place.
  private mutating func goOn(
    _ rest: ArraySlice<String>, from flow: FlowID, isLast: Bool
  ) throws(Refusal) -> FlowID {
    if rest.isEmpty, isLast {
      // NB: a child flow that exists already goes back to where its own links begin.
      if let child = lastPlace(of: flow)?.child, hasRoot(child) {
        return try show([], in: child, isLast: true)
      }
      return flow
    }
    guard let child = try child(of: flow) else {
      guard rest.isEmpty else { throw .notFound(address.description) }
      return flow
    }
    guard rest.isEmpty else { return try show(rest, in: child, isLast: isLast) }
    return hasRoot(child) ? try show([], in: child, isLast: isLast) : child
  }

  private mutating func place(_ chain: [AnyRoute], in flow: FlowID) throws(Refusal) {
    guard let last = chain.last else { throw .notFound(address.description) }
    guard let container = edit.tree.container(of: flow)?.container else {
      return try edit.setStack(chain, in: flow)
    }
    switch container.kind {
    case .tabs, .pages:
      try edit.go(to: edit.branch(at: last, of: flow).index, in: flow)
    case .split:
      try edit.setBranch(0, of: flow, to: Array(chain.prefix(1)))
      let rest = Array(chain.dropFirst())
      if !rest.isEmpty { try edit.setBranch(1, of: flow, to: rest) }
      try edit.go(to: rest.isEmpty ? 0 : 1, in: flow)
    }
  }

  /// Tries the matches in turn; throws the first failure if none succeeds.
  private mutating func first(
    of matches: [LinkMatch<AnyRoute>],
    _ body: (inout LinkWalk, LinkMatch<AnyRoute>) throws(Refusal) -> FlowID
  ) throws(Refusal) -> FlowID {
    var failure: Refusal?
    for match in matches {
      var walk = self
      do {
        let flow = try body(&walk, match)
        self = walk
        return flow
      } catch {
        failure = failure ?? error
      }
    }
    throw failure ?? .notFound(address.description)
  }

  private func matches(
    _ segments: ArraySlice<String>, in flow: FlowID
  ) throws(Refusal) -> [LinkMatch<AnyRoute>] {
    guard let parts = parts(of: flow), let links = routes.links(for: parts.routes) else {
      throw .notFound(address.description)
    }
    return links.matches(segments, query: address.query)
  }

  private func hasRoot(_ flow: FlowID) -> Bool {
    guard let matches = try? matches([], in: flow) else { return false }
    return !matches.isEmpty
  }

  private func parts(of flow: FlowID) -> FlowParts? {
    liveParts(flow) ?? change.flows[flow]
  }

  // MARK: Child flows

  /// Returns the end of a flow's stack, or of its selected branch: its own node, or a child flow.
  private func lastPlace(of flow: FlowID) -> NavigationTree.Segment? {
    if let container = edit.tree.container(of: flow)?.container,
      edit.tree.layers.last?.flow != flow || edit.tree.layers.count == 1
    {
      return edit.tree.segments(of: flow, in: container.selectedBranch.stack).last
    }
    return edit.tree.segments(of: flow)?.last
  }

  /// Returns the child flow at the end of a flow; creates it if the route leads to one.
  private mutating func child(of flow: FlowID) throws(Refusal) -> FlowID? {
    guard let place = lastPlace(of: flow), let node = place.nodes.first else { return nil }
    if let child = place.child { return child }
    guard !isLive(node.id), node.container == nil, let outer = parts(of: flow),
      let inner = Scope.outside({ outer.childFlow(node.route) })
    else { return nil }
    return change.startFlow(inner, insteadOf: node).flow
  }
}
