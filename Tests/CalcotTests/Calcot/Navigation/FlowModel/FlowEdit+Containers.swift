import Calcot

extension FlowEdit {
  /// Returns the container that a flow navigates.
  func container(of flow: Int) -> FlowTree.Node? {
    tree.nodes.first { $0.flow == flow && $0.container != nil }
  }

  mutating func changeContainer(_ move: Move, of flow: Int) throws(Refusal) {
    guard let node = container(of: flow), let old = node.container else {
      throw .flowEnded(FlowID(rawValue: flow))
    }
    switch move {
    case .select(let route): try go(index(of: route.inHouse, in: old), in: node)
    case .turn(let distance): try go(old.turned(by: distance), in: node)
    case .goTo(let side): try go(index(of: side, in: old), in: node)
    case .show(let route, let side):
      try set(index(of: side, in: old), to: [route.inHouse], in: node)
      try go(index(of: side, in: old), in: node)
    case .setSide(let side, let routes):
      try set(index(of: side, in: old), to: routes.map(\.inHouse), in: node)
    case .push(let route):
      let pushed = self.node(route.inHouse, in: flow)
      try tree.changeContainer(node.id) { $0.branches[$0.selected].stack.append(pushed) }
    case .setTabs(let routes, _), .setPages(let routes):
      try setBranches(routes.map(\.inHouse), in: node)
    default: break
    }
  }

  /// Selects a branch for the user; selecting the selected tab pops it to its root.
  mutating func select(_ index: Int, in id: Int) throws(Refusal) {
    guard let container = tree.node(id)?.container else {
      throw .screenEnded(ScreenID(rawValue: id))
    }
    try check(index, in: container)
    try tree.changeContainer(id) { container in
      if container.selected == index, container.kind == .tabs {
        container.branches[index].stack = [container.branches[index].stack[0]]
      }
      container.selected = index
    }
  }

  private mutating func go(_ index: Int, in node: FlowTree.Node) throws(Refusal) {
    if let container = node.container { try check(index, in: container) }
    try tree.changeContainer(node.id) { $0.selected = index }
  }

  private mutating func set(
    _ side: Int, to routes: [FlowRoute], in node: FlowTree.Node
  ) throws(Refusal) {
    guard !routes.isEmpty, let container = node.container else { throw .emptyStack }
    let segments = segments(of: node.flow, in: container.branches[side].stack)
    let stack = keeping(segments, routes, in: node.flow)
    try tree.changeContainer(node.id) { $0.branches[side].stack = stack }
  }

  private mutating func setBranches(
    _ routes: [FlowRoute], in node: FlowTree.Node
  ) throws(Refusal) {
    guard !routes.isEmpty, let old = node.container else { throw .emptyStack }
    var branches: [FlowTree.Branch] = []
    for route in routes where !branches.contains(where: { $0.route == route }) {
      if let kept = old.branches.first(where: { $0.route == route }) {
        branches.append(kept)
      } else {
        let root = self.node(route, in: node.flow)
        branches.append(.init(id: root.id, route: route, stack: [root]))
      }
    }
    let nearest = Array(old.selected..<old.branches.count) + (0..<old.selected).reversed()
    let kept = nearest.map { old.branches[$0].id }.first { id in
      branches.contains { $0.id == id }
    }
    try tree.changeContainer(node.id) { container in
      container.branches = branches
      container.selected = branches.firstIndex { $0.id == kept } ?? 0
    }
  }

  private func index(
    of side: Move.Side, in container: FlowTree.Container
  ) throws(Refusal) -> Int {
    switch side {
    case .primary: return 0
    case .secondary: return container.branches.count - 1
    case .supplementary:
      guard container.branches.count > 2 else { throw .noSuchSide("supplementary") }
      return 1
    }
  }

  private func index(
    of route: FlowRoute, in container: FlowTree.Container
  ) throws(Refusal) -> Int {
    guard let index = container.branches.firstIndex(where: { $0.route == route }) else {
      throw .notOffered(AnyRoute(route))
    }
    return index
  }

  private func check(_ index: Int, in container: FlowTree.Container) throws(Refusal) {
    guard container.branches.indices.contains(index) else {
      throw .noSuchBranch(index, available: container.branches.count)
    }
  }
}
