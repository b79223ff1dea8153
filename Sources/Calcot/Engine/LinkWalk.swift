import CalcotTree

/// A resolver that follows an address from the app's first flow inwards, and computes the resulting
/// tree. It makes the coordinators of the flows on the way, and no screen.
@MainActor
struct LinkWalk {
  let address: LinkAddress
  let routes: RouteRegistry
  /// The current tree.
  let shown: NavigationTree
  private(set) var walk: RouteWalk
  /// The failed attempts to enter a flow, with the reasons. They are forgotten each time the walk
  /// tries a piece of the link in a flow.
  // NB: without them, trying links of two lengths takes exponential time.
  private(set) var failures: [Entry: Refusal] = [:]
  /// The segments of the current tree above the screens that the link has reached, by the stacks of
  /// these screens.
  // NB: without them, each piece of a link would compare the whole stack.
  private var rests: [StackPath: Rest] = [:]
  /// The number of flows that the link has started.
  private(set) var startedFlows = 0

  /// An attempt to enter a flow. A flow that is not running yet, and has no identity, is known by
  /// its route and by the type of its parent's coordinator.
  struct Entry: Hashable {
    let flow: FlowID?
    let route: AnyRoute
    let parent: ObjectIdentifier
    /// The number of segments that the flow has to resolve.
    let segments: Int
  }

  /// The segments of a flow in the current tree that are above the screen `top`. They may be kept,
  /// because the link has kept everything below them.
  private struct Rest {
    let flow: FlowID
    let top: ScreenID
    let segments: ArraySlice<NavigationTree.Segment>
  }

  init(address: LinkAddress, routes: RouteRegistry, shown: NavigationTree, walk: RouteWalk) {
    (self.address, self.routes, self.shown, self.walk) = (address, routes, shown, walk)
  }

  private static var mostFlows: Int { 32 }

  private var edit: TreeEdit {
    get { walk.edit }
    _modify { yield &walk.edit }
  }

  mutating func follow() throws(Refusal) {
    guard let base = edit.tree.layers.first else { throw .notRunning }
    edit.dismissAll()
    var inner = try show(address.segments[...], in: base.flow, isLast: address.over.isEmpty)
    for (index, piece) in address.over.enumerated() {
      inner = try add(piece, in: inner, isLast: index == address.over.count - 1)
      guard edit.tree.layers.count <= routes.mostLinkModals + 1 else {
        throw .badLink(
          "the link has more than \(routes.mostLinkModals) modals over one another, a quarter of the "
            + "registry's mostLinkPieces: leave some out")
      }
    }
  }

  /// Makes a flow show the routes of the segments.
  ///
  /// - Parameter isLast: A Boolean value that indicates whether the address ends after the
  ///   segments.
  /// - Returns: The innermost flow of the segments, in which the address continues.
  private mutating func show(
    _ segments: ArraySlice<String>, in flow: FlowID, isLast: Bool
  ) throws(Refusal) -> FlowID {
    try first(of: try matches(segments, in: flow)) { link, match throws(Refusal) in
      try link.place(match, in: flow)
      let rest = segments.dropFirst(match.consumed)
      return try link.goOn(rest, from: flow, isLast: isLast)
    }
  }

  /// Makes a flow show the routes of a match. Presents a route whose link has a style.
  private mutating func place(
    _ match: LinkMatch<AnyRoute>, in flow: FlowID
  ) throws(Refusal) {
    if match.stacked > 0 {
      try walk.place(Array(match.routes[..<match.stacked]), in: flow)
    }
    for index in match.stacked..<match.routes.count {
      if let style = match.styles[index] {
        present(match.routes[index], as: style, in: flow)
      } else {
        try push(match.routes[index], in: flow)
      }
    }
  }

  /// Adds a piece over the top, in the innermost flow that has a link for it.
  private mutating func add(
    _ piece: LinkPiece, in flow: FlowID, isLast: Bool
  ) throws(Refusal) -> FlowID {
    do throws(Refusal) {
      return try add(piece, to: flow, isLast: isLast)
    } catch .notFound(let link) {
      guard let parent = edit.tree.flows[flow]?.parent else { throw .notFound(link) }
      return try add(piece, in: parent, isLast: isLast)
    }
  }

  private mutating func add(
    _ piece: LinkPiece, to flow: FlowID, isLast: Bool
  ) throws(Refusal) -> FlowID {
    failures = [:]
    let segments = piece.segments[...]
    return try first(of: try matches(segments, in: flow)) { link, match throws(Refusal) in
      guard let route = match.routes.last else { throw .notFound(link.address.description) }
      switch piece.marker {
      case .push: try link.push(route, in: flow)
      case .sheet: link.present(route, as: .sheet, in: flow)
      case .fullScreen: link.present(route, as: .fullScreen, in: flow)
      case .side: try link.showNextSide(route, in: flow)
      }
      return try link.goOn(segments.dropFirst(match.consumed), from: flow, isLast: isLast)
    }
  }

  private mutating func push(_ route: AnyRoute, in flow: FlowID) throws(Refusal) {
    let branch = edit.tree.selectedBranch(of: flow)
    if branch != nil, edit.tree.container(of: flow)?.container?.kind == .pages {
      throw .notFound(address.description)
    }
    guard let place = branch ?? edit.tree.currentPlace(of: flow),
      let stack = edit.tree.stack(at: place)
    else { throw .flowEnded(flow) }
    var rest = rest(over: stack, at: place, of: flow)
    let kept = rest.popFirst().flatMap { $0.route == route ? $0 : nil }
    let nodes = kept?.nodes ?? [edit.node(route, in: flow)]
    let longer = nodes.reduce(stack) { $0.pushing($1) }
    edit.tree.replaceStack(at: place, with: longer)
    rests[place] = Rest(flow: flow, top: longer.top.id, segments: kept == nil ? [] : rest)
  }

  /// Returns the flow's segments in the current tree that are above the screens of `stack`; returns
  /// none if the current tree has other screens below them.
  private func rest(
    over stack: ScreenStack, at place: StackPath, of flow: FlowID
  ) -> ArraySlice<NavigationTree.Segment> {
    if let rest = rests[place], rest.flow == flow, rest.top == stack.top.id { return rest.segments }
    guard let old = shown.stack(at: place) else { return [] }
    let new = edit.tree.segments(of: flow, in: stack)
    let was = shown.segments(of: flow, in: old)
    guard was.count > new.count,
      zip(was, new).allSatisfy({ $0.nodes.map(\.id) == $1.nodes.map(\.id) })
    else { return [] }
    return was[new.count...]
  }

  /// Makes the next side of a flow's split show only `route`, and selects this side.
  private mutating func showNextSide(_ route: AnyRoute, in flow: FlowID) throws(Refusal) {
    // NB: a modal over the split has no sides.
    guard edit.tree.selectedBranch(of: flow) != nil,
      let split = edit.tree.container(of: flow)?.container, split.kind == .split,
      split.branches.indices.contains(split.selected + 1)
    else { throw .notFound(address.description) }
    try edit.setBranch(split.selected + 1, of: flow, to: [route])
    try edit.go(to: split.selected + 1, in: flow)
  }

  private mutating func present(_ route: AnyRoute, as style: ModalStyle, in flow: FlowID) {
    let (index, layers) = (edit.tree.layers.count, shown.layers)
    // NB: a layer is kept only over one that is kept, so those below the last one are kept, too.
    guard index < layers.count, edit.tree.layers[index - 1].id == layers[index - 1].id,
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
      if let child = walk.lastPlace(of: flow)?.child, hasRoot(child) {
        return try show([], in: child, isLast: true)
      }
      return flow
    }
    let entry = entry(from: flow, segments: rest.count)
    if let entry, let failure = failures[entry] { throw failure }
    guard let child = walk.child(of: flow) else {
      guard rest.isEmpty else { throw .notFound(address.description) }
      return flow
    }
    if entry?.flow == nil { try countFlow() }
    do throws(Refusal) {
      guard rest.isEmpty else { return try show(rest, in: child, isLast: isLast) }
      return hasRoot(child) ? try show([], in: child, isLast: isLast) : child
    } catch {
      if let entry { failures[entry] = error }
      throw error
    }
  }

  private func entry(from flow: FlowID, segments: Int) -> Entry? {
    guard let place = walk.lastPlace(of: flow), let parts = walk.parts(of: flow) else { return nil }
    return Entry(
      flow: place.child, route: place.route,
      parent: ObjectIdentifier(type(of: parts.coordinator)), segments: segments)
  }

  private mutating func countFlow() throws(Refusal) {
    startedFlows += 1
    guard startedFlows <= Self.mostFlows else {
      throw .badLink("the link starts more than \(Self.mostFlows) flows in one another: shorten it")
    }
  }

  /// Tries the matches in turn; throws the first failure if none succeeds. Stops if the link starts
  /// too many flows.
  private mutating func first(
    of matches: [LinkMatch<AnyRoute>],
    _ body: (inout LinkWalk, LinkMatch<AnyRoute>) throws(Refusal) -> FlowID
  ) throws(Refusal) -> FlowID {
    var failure: Refusal?
    for match in matches {
      var link = self
      do {
        let flow = try body(&link, match)
        self = link
        return flow
      } catch {
        failures = link.failures
        if case .badLink = error { throw error }
        failure = failure ?? error
      }
    }
    throw failure ?? .notFound(address.description)
  }

  private func matches(
    _ segments: ArraySlice<String>, in flow: FlowID
  ) throws(Refusal) -> [LinkMatch<AnyRoute>] {
    guard let parts = walk.parts(of: flow),
      let links = routes.links(for: parts.coordinator.routeType)
    else {
      throw .notFound(address.description)
    }
    return links.matches(segments, query: address.query)
  }

  private func hasRoot(_ flow: FlowID) -> Bool {
    guard let matches = try? matches([], in: flow) else { return false }
    return !matches.isEmpty
  }
}
