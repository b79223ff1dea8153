/// A change to a navigation tree while it is worked out: a value in, a value out, nothing shown.
struct TreeEdit {
  private(set) var tree: NavigationTree
  private(set) var identities: Identities
  /// Values that came along with new screens, for their calçots only.
  private(set) var carried: [ScreenID: Any] = [:]

  init(_ tree: NavigationTree, identities: Identities) {
    self.tree = tree
    self.identities = identities
  }

  mutating func push(_ route: AnyRoute, carrying value: Any?) throws(Refusal) {
    let node = node(route, carrying: value)
    try editTop { stack throws(Refusal) in stack.pushing(node) }
  }

  /// Takes `screen` off, which must still be on top.
  mutating func pop(_ screen: ScreenID) throws(Refusal) {
    try editTop { stack throws(Refusal) in
      guard stack.top.id == screen else { throw .stale("the top of the stack") }
      guard let popped = stack.popped else { throw .nothingToPop }
      return popped
    }
  }

  mutating func pop(to route: AnyRoute) throws(Refusal) {
    try editTop { stack throws(Refusal) in
      guard let popped = stack.popping(to: { $0.route == route }) else { throw .notInStack(route) }
      return popped
    }
  }

  mutating func pop(to screen: ScreenID) throws(Refusal) {
    try editTop { stack throws(Refusal) in
      guard let popped = stack.popping(to: { $0.id == screen }) else {
        throw .stale("the stack that had \(screen)")
      }
      return popped
    }
  }

  mutating func popToRoot() throws(Refusal) {
    try editTop { stack throws(Refusal) in
      let root = stack.root.id
      return stack.popping { $0.id == root } ?? stack
    }
  }

  /// Puts `route` in the place of `screen`, which must still be on top.
  mutating func replace(_ screen: ScreenID, with route: AnyRoute, carrying value: Any?)
    throws(Refusal)
  {
    let node = node(route, carrying: value)
    try editTop { stack throws(Refusal) in
      guard stack.top.id == screen else { throw .stale("the top of the stack") }
      return stack.popped?.pushing(node) ?? ScreenStack(root: node)
    }
  }

  /// Makes the top layer's stack show `routes`; screens that show the same route at the same depth
  /// stay.
  mutating func setStack(_ routes: [AnyRoute]) throws(Refusal) {
    guard let top = tree.topLayer else { throw .notRunning }
    var kept = top.stack.nodes.makeIterator()
    var isSame = true
    var nodes: [ScreenNode] = []
    for route in routes {
      let old = isSame ? kept.next() : nil
      if let old, old.route == route {
        nodes.append(old)
      } else {
        isSame = false
        nodes.append(node(route, carrying: nil))
      }
    }
    guard let stack = ScreenStack(nodes) else { throw .emptyStack }
    try editTop { _ throws(Refusal) in stack }
  }

  mutating func present(_ route: AnyRoute, as style: LayerStyle, carrying value: Any?) {
    let layer = identities.layer()
    let root = node(route, carrying: value)
    tree.layers.append(Layer(id: layer, style: style, stack: ScreenStack(root: root)))
  }

  /// Takes `layer` off, with every layer over it.
  mutating func dismiss(_ layer: LayerID) throws(Refusal) {
    guard let index = tree.layers.firstIndex(where: { $0.id == layer }) else {
      throw .stale("the modal")
    }
    guard index > 0 else { throw .nothingToDismiss }
    tree.layers.removeSubrange(index...)
  }

  /// Takes `screen` off, however it came, with everything over it.
  mutating func close(_ screen: ScreenID) throws(Refusal) {
    guard let index = tree.layerIndex(of: screen) else { throw .screenEnded(screen) }
    let layer = tree.layers[index]
    if layer.stack.root.id == screen {
      guard index > 0 else { throw .nothingToPop }
      tree.layers.removeSubrange(index...)
    } else if let stack = layer.stack.popping(to: { $0.id == screen })?.popped {
      tree.layers.removeSubrange((index + 1)...)
      tree.layers[index].stack = stack
    }
  }

  mutating func show(_ dialog: Dialog?) { tree.dialog = dialog }

  private mutating func node(_ route: AnyRoute, carrying value: Any?) -> ScreenNode {
    let id = identities.screen()
    if let value { carried[id] = value }
    return ScreenNode(id: id, route: route)
  }

  private mutating func editTop(
    _ edit: (ScreenStack) throws(Refusal) -> ScreenStack
  ) throws(Refusal) {
    guard let last = tree.layers.indices.last else { throw .notRunning }
    tree.layers[last].stack = try edit(tree.layers[last].stack)
  }
}
