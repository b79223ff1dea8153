import Calcot

/// A change of a plain tree by one request.
struct FlowEdit {
  var tree: FlowTree
  /// The last assigned number.
  var last: Int

  mutating func number() -> Int {
    last += 1
    return last
  }

  mutating func node(_ route: FlowRoute, in flow: Int) -> FlowTree.Node {
    FlowTree.Node(id: number(), route: route, flow: flow)
  }

  /// Performs a request of a flow's coordinator, by the code of a screen or of none.
  mutating func perform(
    _ move: Move, in flow: Int, of kind: FlowRoute, by screen: Int?
  ) throws(Refusal) {
    switch move {
    case .present(let route, let style):
      let layer = number()
      let root = node(route.inHouse, in: flow)
      tree.layers.append(
        .init(
          id: layer, style: style, flow: flow, stack: [root]))
    case .presentOnly(let route, let style): try presentOnly(route.inHouse, style, in: flow)
    case .dismiss:
      guard let modal = tree.modal(of: flow) else { throw .nothingToDismiss }
      tree.layers.removeSubrange(modal...)
    case .dismissAll: tree.layers.removeSubrange(1...)
    case .dismissTo(let route):
      // NB: a container's branches show its routes.
      let shows = { (node: FlowTree.Node) in
        !(node.flow == flow && node.container != nil)
          && segments(of: flow, in: [node]).first?.route == route.inHouse
      }
      guard let path = tree.path(where: shows) else { throw .notInStack(route) }
      tree.layers.removeSubrange((path.layer + 1)...)
    case .close:
      if screen == nil, let visible = tree.visible, !tree.isFlow(visible.flow, within: flow) {
        throw .flowCovered(by: AnyRoute(visible.route))
      }
      try close(screen ?? tree.visible?.id ?? 0)
    case .finish: try finish(flow)
    case .push(let route) where kind.kind == nil || hasModal(of: flow):
      try push(route.inHouse, in: flow)
    case .popToRoot, .setStack: try changeStack(move, of: flow, at: place(of: flow))
    case .pop, .popTo, .replaceTop, .replaceFrom, .pushNew, .bringToFront:
      try changeStack(move, of: flow, at: currentPlace(of: flow))
    default: try changeContainer(move, of: flow)
    }
  }

  // MARK: Stacks

  private mutating func push(_ route: FlowRoute, in flow: Int) throws(Refusal) {
    let path = try currentPlace(of: flow)
    try checkCover(of: flow, at: path)
    let node = node(route, in: flow)
    try tree.change(path) { $0.append(node) }
  }

  private mutating func presentOnly(
    _ route: FlowRoute, _ style: ModalStyle, in flow: Int
  ) throws(Refusal) {
    let own = tree.layers.indices.dropFirst().filter { tree.layers[$0].flow == flow }
    let shows = { (layer: Int) in
      segments(of: flow, in: tree.layers[layer].stack).first?.route == route
    }
    if let kept = own.last(where: shows) { return tree.layers.removeSubrange((kept + 1)...) }
    if let first = own.first { tree.layers.removeSubrange(first...) }
    let layer = number()
    let root = node(route, in: flow)
    tree.layers.append(.init(id: layer, style: style, flow: flow, stack: [root]))
  }

  private mutating func changeStack(
    _ move: Move, of flow: Int, at path: FlowTree.Path
  ) throws(Refusal) {
    let stack = tree.stack(path)
    var segments = segments(of: flow, in: stack)
    let under = stack.prefix { $0.id != segments[0].nodes[0].id }
    if case .pop = move, stack.count == 1 { throw .nothingToPop }
    switch move {
    case .popTo(let route), .replaceFrom(let route, _):
      let isThere = segments.contains { $0.route == route.inHouse }
      if !isThere { throw .notInStack(route) }
    default: break
    }
    try checkCover(of: flow, at: path)
    let changed: [FlowTree.Node]
    switch move {
    case .pop: changed = stack.dropLast()
    case .popTo(let route):
      let last = segments.last { $0.route == route.inHouse }?.nodes.last
      changed = last.map(stack.through) ?? stack
    case .popToRoot: changed = stack.through(segments[0].nodes[0])
    case .replaceTop(let route, _):
      changed = stack.dropLast() + [node(route.inHouse, in: flow)]
    case .replaceFrom(let place, let route):
      let first = segments.last { $0.route == place.inHouse }?.nodes.first
      changed = stack.prefix { $0.id != first?.id } + [node(route.inHouse, in: flow)]
    case .pushNew(let route):
      changed =
        segments.last?.route == route.inHouse ? stack : stack + [node(route.inHouse, in: flow)]
    case .bringToFront(let route):
      if let index = segments.lastIndex(where: { $0.route == route.inHouse }) {
        segments.append(segments.remove(at: index))
        changed = under + segments.flatMap(\.nodes)
      } else {
        changed = stack + [node(route.inHouse, in: flow)]
      }
    case .setStack(let routes):
      guard !routes.isEmpty else { throw .emptyStack }
      changed = under + keeping(segments, routes.map(\.inHouse), in: flow)
    default: changed = stack
    }
    try tree.change(path) { $0 = changed }
  }

  /// A flow may not change its stack while another flow is over it there.
  private func checkCover(of flow: Int, at path: FlowTree.Path) throws(Refusal) {
    guard let top = tree.stack(path).last, !tree.isFlow(top.flow, within: flow) else { return }
    throw .flowCovered(by: AnyRoute(top.route))
  }

  private func place(of flow: Int) throws(Refusal) -> FlowTree.Path {
    guard let path = tree.path(of: flow) else { throw .flowEnded(FlowID(rawValue: flow)) }
    return path
  }

  private func hasModal(of flow: Int) -> Bool {
    tree.layers.dropFirst().contains { $0.flow == flow }
  }

  private func currentPlace(of flow: Int) throws(Refusal) -> FlowTree.Path {
    let modal = tree.layers.indices.dropFirst().last { tree.layers[$0].flow == flow }
    if let modal { return FlowTree.Path(layer: modal) }
    return try place(of: flow)
  }

  /// Returns the nodes that show `routes`: those that show one already, first of all in the same
  /// place, and new ones for the others.
  mutating func keeping(
    _ segments: [Segment], _ routes: [FlowRoute], in flow: Int
  ) -> [FlowTree.Node] {
    var left: [Segment?] = segments
    var found: [[FlowTree.Node]?] = routes.map { _ in nil }
    for index in routes.indices where left.indices.contains(index) {
      guard left[index]?.route == routes[index] else { continue }
      found[index] = left[index]?.nodes
      left[index] = nil
    }
    for index in routes.indices where found[index] == nil {
      if let other = left.firstIndex(where: { $0?.route == routes[index] }) {
        found[index] = left[other]?.nodes
        left[other] = nil
      } else {
        found[index] = [node(routes[index], in: flow)]
      }
    }
    return found.flatMap { $0 ?? [] }
  }

  struct Segment {
    let route: FlowRoute
    let child: Int?
    var nodes: [FlowTree.Node]
  }

  /// Returns a flow's routes in a stack, each with its nodes.
  func segments(of flow: Int, in stack: [FlowTree.Node]) -> [Segment] {
    var segments: [Segment] = []
    for node in stack {
      let line = tree.lineage(node.flow)
      guard let depth = line.firstIndex(of: flow) else {
        if segments.isEmpty { continue } else { return segments }
      }
      let child = depth == 0 ? nil : line[depth - 1]
      if child != nil, segments.last?.child == child {
        segments[segments.count - 1].nodes.append(node)
      } else {
        let route = child.flatMap { tree.flows[$0]?.route } ?? node.route
        segments.append(Segment(route: route, child: child, nodes: [node]))
      }
    }
    return segments
  }

  // MARK: Taking off

  mutating func close(_ screen: Int) throws(Refusal) {
    guard let path = tree.path(where: { $0.id == screen }) else {
      throw .screenEnded(ScreenID(rawValue: screen))
    }
    try takeOff(screen, at: path)
  }

  private mutating func finish(_ flow: Int) throws(Refusal) {
    guard tree.flows[flow]?.parent != nil else { throw .cannotFinish(FlowID(rawValue: flow)) }
    let before = tree
    tree.layers.removeAll { $0.style != nil && before.isFlow($0.flow, within: flow) }
    guard let path = tree.path(where: { before.isFlow($0.flow, within: flow) }),
      let first = tree.stack(path).first(where: { before.isFlow($0.flow, within: flow) })
    else { return }
    do { try takeOff(first.id, at: path) } catch .nothingToPop {}
  }

  private mutating func takeOff(_ screen: Int, at path: FlowTree.Path) throws(Refusal) {
    let stack = tree.stack(path)
    if stack[0].id == screen {
      guard path.steps.isEmpty, path.layer > 0 else { throw .nothingToPop }
      tree.layers.removeSubrange(path.layer...)
      return
    }
    if isOnTop(path) { tree.layers.removeSubrange((path.layer + 1)...) }
    try tree.change(path) { $0 = Array($0.prefix { $0.id != screen }) }
  }

  /// Returns a Boolean value that indicates whether the stack leads to its layer's visible screen.
  private func isOnTop(_ path: FlowTree.Path) -> Bool {
    var under = tree
    under.layers = Array(tree.layers[...path.layer])
    return under.visiblePaths.contains(path)
  }
}

extension [FlowTree.Node] {
  /// Returns the nodes up to this one.
  func through(_ node: FlowTree.Node) -> [FlowTree.Node] {
    Array(prefix { $0.id != node.id }) + [node]
  }
}
