extension TreeEdit {
  /// Applies a move of one flow, or of the user. It is the only way by which a request edits the
  /// tree.
  ///
  /// A link, a path of routes, a batch and the end of a flow need more than the tree; the engine
  /// leads them back to other moves and edits.
  ///
  /// - Parameters:
  ///   - move: The move, with its subject fixed.
  ///   - flow: The flow; `nil` for a move of the user.
  ///   - asker: The screen whose code requests the move.
  ///   - isAnew: A Boolean value that indicates whether a route that is open beside the asking
  ///     screen is opened anew.
  /// - Returns: The new screen to which the move leads; `nil` if there is none.
  @discardableResult
  package mutating func apply(
    _ move: Move, in flow: FlowID?, by asker: ScreenID? = nil, anew isAnew: Bool = false
  ) throws(Refusal) -> ScreenID? {
    // NB: a move before this one in a batch may have left the app.
    guard !tree.layers.isEmpty else { throw .notRunning }
    guard let flow else {
      try apply(byUser: move)
      return nil
    }
    switch move {
    case .push(let route):
      return try makeRoom(for: isAnew ? nil : route, besideRoot: asker, in: flow)
        ? nil : push(route, in: flow)
    case .pushNew(let route):
      return try makeRoom(for: route, besideRoot: asker, in: flow) ? nil : pushNew(route, in: flow)
    case .bringToFront(let route):
      return try makeRoom(for: route, besideRoot: asker, in: flow)
        ? nil : bringToFront(route, in: flow)
    case .replaceTop(let route, let screen?): return try replace(screen, with: route, in: flow)
    case .replaceFrom(let place, let route): return try replace(from: place, with: route, in: flow)
    case .present(let route, let style): return present(route, as: style, in: flow)
    case .presentOnly(let route, let style):
      return keepModal(showing: route, of: flow) ? nil : present(route, as: style, in: flow)
    case .show(let route, let side):
      let index = try index(of: side, in: flow)
      let screen = try setBranch(index, of: flow, to: [route])
      try go(to: index, in: flow)
      return screen
    case .pop(let screen?): try pop(screen, in: flow)
    case .popTo(let route): try pop(to: route, in: flow)
    case .popToRoot: try popToRoot(in: flow)
    case .setStack(let routes): try setStack(routes, in: flow)
    case .dismiss(let layer?): try dismiss(layer)
    case .dismissTo(let route): try dismiss(to: route, of: flow)
    case .dismissAll: dismissAll()
    case .close(let screen?): try close(screen)
    case .select(let route): try go(to: branch(at: route, of: flow).index, in: flow)
    case .setTabs(let routes, let titles):
      try setBranches(Array(zip(routes, titles)).map { ($0, $1) }, of: flow)
    case .setPages(let routes): try setBranches(routes.map { ($0, "") }, of: flow)
    case .setBadge(let badge, let route): try setBadge(badge, on: route, of: flow)
    case .setSide(let side, let routes):
      try setBranch(index(of: side, in: flow), of: flow, to: routes)
    case .goTo(let side): try go(to: index(of: side, in: flow), in: flow)
    case .finish: try finish(flow)
    case .pop, .replaceTop, .dismiss, .close, .turn:
      return try apply(move.bound(to: tree, in: flow, by: asker), in: flow, by: asker)
    case .open, .go, .batch:
      throw .stale("\(move.name), which needs more than a tree,")
    case .back, .popOver, .dismissOver, .selectBranch, .leave, .resize: try apply(byUser: move)
    }
    return nil
  }

  private mutating func apply(byUser move: Move) throws(Refusal) {
    switch move {
    case .back(let screen): try back(from: screen)
    case .popOver(let screen, let top):
      guard tree.visible?.id == top else { throw .stale("the top of the stack") }
      try pop(to: screen)
    case .dismissOver(let layer, let top):
      guard tree.topLayer?.id == top else { throw .stale("the top modal") }
      try dismiss(layer)
    case .selectBranch(let index, let container):
      guard tree.visiblePlaces.contains(where: { tree.stack(at: $0)?.top.id == container }) else {
        throw .covered(by: tree.coverName)
      }
      try select(index, in: container)
    case .leave(let screen):
      guard tree.visible?.id == screen else { throw .stale("the visible screen") }
      (tree.layers, tree.flows) = ([], [:])
    case .resize(let isNarrow): tree.isNarrow = isNarrow
    default: throw .notRunning
    }
  }

  /// Makes room for `route` beside the root of a stack if the root's code opens it: pops the
  /// screens over the root or, if the route is open already, the screens over the route.
  ///
  /// - Parameters:
  ///   - route: The route; `nil` for one that is always opened anew.
  ///   - screen: The screen whose code opens the route. Nothing changes unless it is a root that a
  ///     wide host shows beside others.
  ///   - flow: The flow of the route.
  /// - Returns: A Boolean value that indicates whether the route is now on top.
  private mutating func makeRoom(
    for route: AnyRoute?, besideRoot screen: ScreenID?, in flow: FlowID
  ) throws(Refusal) -> Bool {
    guard tree.hasSideBySideFlow, let place = tree.currentPlace(of: flow),
      let stack = tree.stack(at: place), stack.root.id == screen,
      tree.flows[stack.root.flow]?.isSideBySide == true
    else { return false }
    let open = tree.segments(of: flow, in: stack).dropFirst().first
    let isOpen = open != nil && open?.route == route
    let top = isOpen ? open?.nodes.last ?? stack.root : stack.root
    try editCurrentStack(of: flow) { stack throws(Refusal) in
      stack.popping { $0.id == top.id } ?? stack
    }
    return isOpen
  }

  private func index(of side: Move.Side, in flow: FlowID) throws(Refusal) -> Int {
    let sides = try container(of: flow).value.branches.count
    guard let index = side.index(of: sides) else { throw .noSuchSide(side.rawValue) }
    return index
  }

  /// Removes the flows that have no screens left, and the modals that they presented.
  ///
  /// - Returns: The screens of `before` that have left the tree, the visible ones first.
  package mutating func removeEndedFlows(since before: NavigationTree) -> [ScreenNode] {
    // NB: the first flow never ends, so a single flow needs no search.
    if tree.flows.count == 1, before.flows.count == 1 { return before.screens(notIn: tree) }
    while true {
      let leaving = before.screens(notIn: tree)
      let candidates = Set(leaving.flatMap { before.lineage(of: $0.flow) })
        .union(before.layers.filter { !tree.hasLayer($0.id) }.map(\.flow))
      let ended = candidates.filter { tree.flows[$0]?.parent != nil && !tree.hasScreens(of: $0) }
      for flow in ended { tree.flows[flow] = nil }
      let orphan = tree.layers.firstIndex { tree.flows[$0.flow] == nil }
      guard let orphan, orphan > 0 else { return leaving }
      tree.layers.removeSubrange(orphan...)
    }
  }
}

extension NavigationTree {
  /// The name of the visible screen, which covers the others.
  package var coverName: String { visible?.route.description ?? "nothing" }

  fileprivate func hasLayer(_ id: LayerID) -> Bool { layers.contains { $0.id == id } }

  package func hasScreens(of flow: FlowID) -> Bool {
    place { isFlow($0.flow, within: flow) } != nil
  }
}
