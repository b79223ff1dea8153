private typealias TreeLayer = Layer

extension SavedTree {
  /// Returns the validated tree; titles of branches are still empty.
  package func navigationTree() throws(SavedStateProblem) -> NavigationTree {
    guard version == Self.currentVersion else { throw .version(version) }
    var reader = TreeReader(lastIdentity: lastIdentity)
    let flows = try reader.flows(self.flows)
    var layers: [TreeLayer] = []
    for (index, layer) in self.layers.enumerated() {
      let path = "layers[\(index)]"
      try reader.note(layer.id.rawValue, at: path)
      guard (layer.style == nil) == (index == 0) else {
        throw .invalid(path, "the first layer is the base, and no other")
      }
      guard flows[layer.flow] != nil else { throw .invalid(path, "\(layer.flow) is unknown") }
      layers.append(
        TreeLayer(
          id: layer.id, style: layer.style, flow: layer.flow,
          stack: try reader.stack(layer.stack, flows, at: path)))
    }
    guard let base = layers.first else { throw .invalid("layers", "there are none") }
    guard flows[base.flow]?.parent == nil else {
      throw .invalid("layers[0]", "the base belongs to the first flow")
    }
    var tree = NavigationTree(layers: layers, flows: flows)
    tree.isNarrow = isNarrow
    for flow in flows.keys.sorted(by: { $0.rawValue < $1.rawValue })
    where tree.place(of: flow) == nil || !tree.hasScreens(of: flow) {
      throw .invalid("flows", "\(flow) has no screens")
    }
    return tree
  }

  /// The values that the screens have saved, as JSON.
  package var savedValues: [ScreenID: String] {
    var found: [ScreenID: String] = [:]
    func visit(_ nodes: [Node]) {
      for node in nodes {
        if let saved = node.saved { found[node.id] = saved }
        node.container?.branches.forEach { visit($0.stack) }
      }
    }
    layers.forEach { visit($0.stack) }
    return found
  }
}

/// A reader of the parts of a saved tree that rejects duplicate identities.
private struct TreeReader {
  let lastIdentity: Int
  private var seen: Set<Int> = []

  init(lastIdentity: Int) { self.lastIdentity = lastIdentity }

  mutating func note(_ id: Int, at path: String) throws(SavedStateProblem) {
    guard id > 0, id <= lastIdentity else {
      throw .invalid(path, "the identity \(id) is not between 1 and \(lastIdentity)")
    }
    guard seen.insert(id).inserted else {
      throw .invalid(path, "the identity \(id) is there twice")
    }
  }

  mutating func flows(
    _ saved: [SavedTree.Flow]
  ) throws(SavedStateProblem) -> [FlowID: FlowNode] {
    var flows: [FlowID: FlowNode] = [:]
    for (index, flow) in saved.enumerated() {
      let path = "flows[\(index)]"
      try note(flow.id.rawValue, at: path)
      guard (flow.parent == nil) == (index == 0), (flow.route == nil) == (index == 0) else {
        throw .invalid(path, "the first flow has no parent and no route, and every other has both")
      }
      if let parent = flow.parent {
        // NB: a parent is older than its children, so there are no cycles.
        guard flows[parent] != nil, parent.rawValue < flow.id.rawValue else {
          throw .invalid(path, "its parent is no flow before it")
        }
      }
      flows[flow.id] = FlowNode(id: flow.id, parent: flow.parent, route: flow.route)
    }
    return flows
  }

  mutating func stack(
    _ saved: [SavedTree.Node], _ flows: [FlowID: FlowNode], at path: String
  ) throws(SavedStateProblem) -> ScreenStack {
    var nodes: [ScreenNode] = []
    for (index, node) in saved.enumerated() {
      let path = "\(path).stack[\(index)]"
      try note(node.id.rawValue, at: path)
      guard flows[node.flow] != nil else { throw .invalid(path, "\(node.flow) is unknown") }
      var container: Container?
      if let saved = node.container { container = try self.container(saved, flows, at: path) }
      nodes.append(
        ScreenNode(id: node.id, route: node.route, flow: node.flow, container: container))
    }
    guard let stack = ScreenStack(nodes) else { throw .invalid(path, "the stack is empty") }
    return stack
  }

  private mutating func container(
    _ saved: SavedTree.Container, _ flows: [FlowID: FlowNode], at path: String
  ) throws(SavedStateProblem) -> Container {
    var branches: [Container.Branch] = []
    for (index, branch) in saved.branches.enumerated() {
      let path = "\(path).container.branches[\(index)]"
      guard branch.id.rawValue > 0, branch.id.rawValue <= lastIdentity,
        !branches.contains(where: { $0.id == branch.id })
      else { throw .invalid(path, "the branch's identity \(branch.id.rawValue) is no good") }
      let stack = try stack(branch.stack, flows, at: path)
      branches.append(
        Container.Branch(id: branch.id, route: branch.route, title: "", stack: stack))
    }
    guard branches.indices.contains(saved.selected) else {
      throw .invalid("\(path).container", "there is no branch \(saved.selected)")
    }
    guard saved.kind != .split || branches.count == 2 else {
      throw .invalid("\(path).container", "a split has two sides")
    }
    return Container(kind: saved.kind, branches: branches, selected: saved.selected)
  }
}
