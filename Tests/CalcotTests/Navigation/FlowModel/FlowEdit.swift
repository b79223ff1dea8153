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
    _ action: FlowAction, in flow: Int, of kind: FlowRoute, by screen: Int?
  ) throws(Refusal) {
    switch action {
    case .present(let route, let style):
      let layer = number()
      let root = node(route, in: flow)
      tree.layers.append(
        .init(
          id: layer, style: style, flow: flow, stack: [root]))
    case .dismiss:
      guard tree.layers.count > 1 else { throw .nothingToDismiss }
      tree.layers.removeLast()
    case .close: try close(screen ?? tree.visible?.id ?? 0)
    case .finish, .cancel: try finish(flow)
    case .push(let route) where kind.kind == nil: try push(route, in: flow)
    case .pop, .popTo, .popToRoot, .replaceTop, .setStack: try changeStack(action, of: flow)
    default: try changeContainer(action, of: flow)
    }
  }

  // MARK: Stacks

  private mutating func push(_ route: FlowRoute, in flow: Int) throws(Refusal) {
    let node = node(route, in: flow)
    try tree.change(place(of: flow)) { $0.append(node) }
  }

  private mutating func changeStack(_ action: FlowAction, of flow: Int) throws(Refusal) {
    let path = try place(of: flow)
    let stack = tree.stack(path)
    let segments = segments(of: flow, in: stack)
    let changed: [FlowTree.Node]
    switch action {
    case .pop:
      guard stack.count > 1 else { throw .nothingToPop }
      changed = stack.dropLast()
    case .popTo(let route):
      guard let last = segments.last(where: { $0.route == route })?.nodes.last else {
        throw .notInStack(AnyRoute(route))
      }
      changed = stack.through(last)
    case .popToRoot: changed = stack.through(segments[0].nodes[0])
    case .replaceTop(let route): changed = stack.dropLast() + [node(route, in: flow)]
    case .setStack(let routes):
      guard !routes.isEmpty else { throw .emptyStack }
      let under = stack.prefix { $0.id != segments[0].nodes[0].id }
      changed = under + keeping(segments, routes, in: flow)
    default: changed = stack
    }
    try tree.change(path) { $0 = changed }
  }

  private func place(of flow: Int) throws(Refusal) -> FlowTree.Path {
    guard let path = tree.path(of: flow) else { throw .flowEnded(FlowID(rawValue: flow)) }
    return path
  }

  /// Returns the nodes that already show the first of `routes`, and new ones for the others.
  mutating func keeping(
    _ segments: [Segment], _ routes: [FlowRoute], in flow: Int
  ) -> [FlowTree.Node] {
    let kept = zip(segments, routes).prefix { $0.route == $1 }.map(\.0)
    return kept.flatMap(\.nodes) + routes.dropFirst(kept.count).map { node($0, in: flow) }
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
