import Calcot

extension FlowTree {
  /// Converts an app's tree to plain arrays.
  init(_ tree: NavigationTree) {
    layers = tree.layers.map { layer in
      Layer(
        id: layer.id.rawValue, style: layer.style, flow: layer.flow.rawValue,
        stack: layer.stack.nodes.map(Node.init))
    }
    flows = Dictionary(
      uniqueKeysWithValues: tree.flows.values.map { flow in
        let route = flow.route?.base as? FlowRoute
        return (flow.id.rawValue, Flow(parent: flow.parent?.rawValue, route: route))
      })
    isNarrow = tree.isNarrow
  }
}

extension FlowTree.Node {
  init(_ node: ScreenNode) {
    self.init(
      id: node.id.rawValue, route: node.route.base as? FlowRoute ?? .page(-1),
      flow: node.flow.rawValue, container: node.container.map(FlowTree.Container.init))
  }
}

extension FlowTree.Container {
  init(_ container: Container) {
    self.init(
      kind: container.kind,
      branches: container.branches.map { branch in
        FlowTree.Branch(
          id: branch.id.rawValue, route: branch.route.base as? FlowRoute ?? .page(-1),
          stack: branch.stack.nodes.map(FlowTree.Node.init), isMade: branch.isMade)
      }, selected: container.selected, isLazy: container.isLazy,
      isCircular: container.isCircular)
  }
}
