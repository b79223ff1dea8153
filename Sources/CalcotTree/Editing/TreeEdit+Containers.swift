extension TreeEdit {
  /// Selects a branch of a container; selecting the selected tab again pops it to its root.
  package mutating func select(_ index: Int, in id: ScreenID) throws(Refusal) {
    guard let container = tree.node(id)?.container else { throw .screenEnded(id) }
    guard container.branches.indices.contains(index) else {
      throw .noSuchBranch(index, available: container.branches.count)
    }
    tree.changeContainer(id) { container in
      if container.selected == index, container.kind == .tabs {
        let stack = container.branches[index].stack
        let root = stack.root.id
        container.branches[index].stack = stack.popping { $0.id == root } ?? stack
      }
      container.selected = index
    }
  }

  /// Selects a branch of a flow's container without changing its stack.
  package mutating func go(to index: Int, in flow: FlowID) throws(Refusal) {
    let (id, _) = try branch(at: index, of: flow)
    tree.changeContainer(id) { $0.selected = index }
  }

  /// Returns a flow's container.
  ///
  /// - Throws: ``Refusal/flowEnded(_:)`` if the flow has none.
  package func container(of flow: FlowID) throws(Refusal) -> (id: ScreenID, value: Container) {
    guard let node = tree.container(of: flow), let container = node.container else {
      throw .flowEnded(flow)
    }
    return (node.id, container)
  }

  /// Returns the branch of a flow's container that was made for a route.
  package func branch(at route: AnyRoute, of flow: FlowID) throws(Refusal) -> (
    id: ScreenID, index: Int
  ) {
    let (id, container) = try container(of: flow)
    guard let index = container.branches.firstIndex(where: { $0.route == route }) else {
      throw .notOffered(route)
    }
    return (id, index)
  }

  private func branch(
    at index: Int, of flow: FlowID
  ) throws(Refusal) -> (id: ScreenID, value: Container.Branch) {
    let (id, container) = try container(of: flow)
    guard container.branches.indices.contains(index) else {
      throw .noSuchBranch(index, available: container.branches.count)
    }
    return (id, container.branches[index])
  }

  /// Makes one branch of a flow's container show exactly `routes`. Screens whose routes remain are
  /// kept.
  ///
  /// - Returns: The new screen on top, or `nil` if the top screen remains.
  @discardableResult
  package mutating func setBranch(
    _ index: Int, of flow: FlowID, to routes: [AnyRoute]
  ) throws(Refusal) -> ScreenID? {
    let (id, old) = try branch(at: index, of: flow)
    let shown = tree.segments(of: flow, in: old.stack)
    let (nodes, newTop) = nodes(showing: routes, from: shown, in: flow)
    guard let stack = ScreenStack(nodes) else { throw .emptyStack }
    tree.changeContainer(id) { $0.branches[index].stack = stack }
    return newTop
  }

  /// Makes a flow's container offer exactly these branches; existing branches keep their stacks. If
  /// the selected one is removed, the next one is selected, or the previous one if none follows.
  package mutating func setBranches(
    _ wanted: [(route: AnyRoute, title: String)], of flow: FlowID
  ) throws(Refusal) {
    let (id, old) = try container(of: flow)
    guard let first = wanted.first else { throw .emptyStack }
    // NB: a split's navigation knows its sides by their number.
    guard old.kind != .split else { throw .notOffered(first.route) }
    // NB: looked up, since an app may have as many pages as a calendar has days.
    let known = Dictionary(old.branches.map { ($0.route, $0) }) { first, _ in first }
    var (branches, places): ([Container.Branch], [AnyRoute: Int]) = ([], [:])
    // NB: a branch that were there twice would be two places with one identity.
    for (route, title) in wanted where places[route] == nil {
      places[route] = branches.count
      var branch = known[route] ?? self.branch((route, title), of: flow)
      branch.title = title
      branches.append(branch)
    }
    let nearest = old.branches[old.selected...] + old.branches[..<old.selected].reversed()
    let selected = nearest.lazy.compactMap { places[$0.route] }.first
    tree.changeContainer(id) { container in
      container.branches = branches
      container.selected = selected ?? 0
    }
  }

  /// Sets the badge of the branch that was made for a route.
  package mutating func setBadge(
    _ badge: String?, on route: AnyRoute, of flow: FlowID
  ) throws(Refusal) {
    let (id, index) = try branch(at: route, of: flow)
    tree.changeContainer(id) { $0.branches[index].badge = badge }
  }

  /// Goes back from `screen`: pops the innermost stack that has more than its root, or moves from
  /// one side of a collapsed split to the one before it. If `screen` is on an unselected side of a
  /// split, which has a Back of its own, that side is selected first.
  package mutating func back(from screen: ScreenID) throws(Refusal) {
    if tree.visible?.id != screen, tree.shown.contains(where: { $0.id == screen }),
      let place = tree.place(of: screen)
    {
      for step in place.steps {
        tree.changeContainer(step.container) { container in
          container.selected =
            container.branches.firstIndex { $0.id == step.branch } ?? container.selected
        }
      }
    }
    guard tree.visible?.id == screen else { throw .stale("the visible screen") }
    guard let step = tree.backStep else { throw .nothingToPop }
    switch step {
    case .pop(let place):
      if let popped = tree.stack(at: place)?.popped { tree.replaceStack(at: place, with: popped) }
    case .showSide(let index, let split): tree.changeContainer(split) { $0.selected = index }
    }
  }

  /// Pops everything over `screen` in its stack, which must lead to the visible screen.
  package mutating func pop(to screen: ScreenID) throws(Refusal) {
    guard let place = tree.visiblePlaces.first(where: { tree.stack(at: $0)?.has(screen) == true }),
      let stack = tree.stack(at: place)?.popping(to: { $0.id == screen })
    else { throw .stale("the stack that had \(screen)") }
    tree.replaceStack(at: place, with: stack)
  }
}

extension NavigationTree {
  /// The effect of going back.
  enum BackStep: Equatable {
    case pop(StackPath)
    case showSide(Int, of: ScreenID)
  }

  var backStep: BackStep? {
    for place in visiblePlaces {
      guard let stack = stack(at: place) else { continue }
      if stack.count > 1 { return .pop(place) }
      if isNarrow, let step = place.steps.last, let node = node(step.container),
        let container = node.container, container.kind == .split, container.selected > 0
      {
        return .showSide(container.selected - 1, of: node.id)
      }
    }
    return nil
  }

  /// A Boolean value that indicates whether the user can go back from the visible screen within its
  /// layer.
  public var canGoBack: Bool { backStep != nil }

  /// Returns the node of the container that a flow navigates.
  package func container(of flow: FlowID) -> ScreenNode? { containerPlace(of: flow)?.node }

  /// Returns the stack of the selected branch of a flow's container, unless the flow works on a
  /// modal.
  package func selectedBranch(of flow: FlowID) -> StackPath? {
    guard newestModal(of: flow) == nil, let (place, node) = containerPlace(of: flow),
      let branch = node.container?.selectedBranch
    else { return nil }
    return place.adding(node.id, branch.id)
  }

  private func containerPlace(of flow: FlowID) -> (place: StackPath, node: ScreenNode)? {
    // NB: most flows have none, and then no node is looked at.
    guard flows[flow]?.hasContainer == true, let place = place(of: flow) else { return nil }
    let node = stack(at: place)?.topDown.first { $0.flow == flow && $0.container != nil }
    return node.map { (place, $0) }
  }
}

extension ScreenStack {
  package func has(_ screen: ScreenID) -> Bool { topDown.contains { $0.id == screen } }
}
