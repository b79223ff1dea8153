/// The path to a stack in a navigation tree: its layer, and the branches of the containers that
/// lead to it.
package struct StackPath: Hashable {
  package struct Step: Hashable {
    package let container: ScreenID
    package let branch: ScreenID
  }

  package let layer: LayerID
  package var steps: [Step] = []

  func adding(_ container: ScreenID, _ branch: ScreenID) -> StackPath {
    StackPath(layer: layer, steps: steps + [Step(container: container, branch: branch)])
  }
}

extension NavigationTree {
  /// Returns the stack that a flow works on: that of the newest modal that it has presented or, if
  /// there is none, its own.
  package func currentPlace(of flow: FlowID) -> StackPath? {
    newestModal(of: flow).map { StackPath(layer: $0) } ?? place(of: flow)
  }

  /// Returns the newest modal that a flow has presented.
  func newestModal(of flow: FlowID) -> LayerID? {
    guard layers.count > 1 else { return nil }
    return layers.last { $0.style != nil && $0.flow == flow }?.id
  }

  /// Returns a flow's own stack, which contains its first screen, whatever modals it has presented.
  package func place(of flow: FlowID) -> StackPath? {
    // NB: the base belongs to the first flow.
    if let base = layers.first, base.flow == flow { return StackPath(layer: base.id) }
    guard layers.count > 1 else { return placeUnderModals(of: flow) }
    var outside = self
    outside.layers.removeAll { $0.style != nil && isFlow($0.flow, within: flow) }
    return outside.placeUnderModals(of: flow)
  }

  private func placeUnderModals(of flow: FlowID) -> StackPath? {
    place { $0.flow == flow } ?? place { isFlow($0.flow, within: flow) }
  }

  /// Returns the modal that a flow dismisses: the newest one that it or one of its child flows has
  /// presented or, if there is none, the modal that contains its screens.
  package func modal(of flow: FlowID) -> LayerID? {
    if let own = layers.last(where: { $0.style != nil && isFlow($0.flow, within: flow) }) {
      return own.id
    }
    guard let place = place(of: flow), place.layer != layers.first?.id else { return nil }
    return place.layer
  }

  /// Returns the stack that contains this screen or container.
  func place(of screen: ScreenID) -> StackPath? { place { $0.id == screen } }

  /// Returns the stack of the first node that matches, the visible ones first.
  func place(where matches: (ScreenNode) -> Bool) -> StackPath? {
    for layer in layers.reversed() {
      let start = StackPath(layer: layer.id)
      if let found = layer.stack.place(where: matches, from: start) { return found }
    }
    return nil
  }

  package func stack(at place: StackPath) -> ScreenStack? {
    var stack = layers.last { $0.id == place.layer }?.stack
    for step in place.steps {
      let container = stack?.topDown.first { $0.id == step.container }?.container
      stack = container?.branches.first { $0.id == step.branch }?.stack
    }
    return stack
  }

  /// The containers that lead to the visible screen, the outermost first.
  package var visibleContainers: [(id: ScreenID, container: Container)] {
    var found: [(id: ScreenID, container: Container)] = []
    var top = topLayer?.stack.top
    while let node = top, let container = node.container {
      found.append((node.id, container))
      top = container.selectedBranch.stack.top
    }
    return found
  }

  /// The stacks that lead to the visible screen, the innermost first.
  package var visiblePlaces: [StackPath] {
    guard let layer = topLayer else { return [] }
    var places = [StackPath(layer: layer.id)]
    for (id, container) in visibleContainers {
      places.append(places[places.count - 1].adding(id, container.selectedBranch.id))
    }
    return places.reversed()
  }

  package mutating func replaceStack(at place: StackPath, with stack: ScreenStack) {
    guard let index = layers.lastIndex(where: { $0.id == place.layer }) else { return }
    layers[index].stack = layers[index].stack.replacing(place.steps[...], with: stack)
  }

  /// Changes a container; does nothing if it is not in the tree.
  mutating func changeContainer(_ id: ScreenID, _ change: (inout Container) -> Void) {
    changeNode(id) { node in
      guard var container = node.container else { return }
      change(&container)
      container.makeBranches()
      node.container = container
    }
  }

  package mutating func changeNode(_ id: ScreenID, _ change: (inout ScreenNode) -> Void) {
    guard let place = place(of: id), let stack = stack(at: place) else { return }
    replaceStack(
      at: place,
      with: stack.replacing(id) { node in
        var node = node
        change(&node)
        return node
      })
  }
}

extension NavigationTree {
  /// Returns the identity of the first place of a flow or of its child flows.
  package func firstScreen(of flow: FlowID) -> ScreenID {
    place(of: flow).flatMap { first(of: flow, in: $0) } ?? ScreenID(rawValue: 0)
  }

  /// Returns the lowest node in a stack that belongs to a flow or its child flows. These nodes are
  /// next to one another, so the search ends below the lowest one: the cost does not depend on the
  /// number of nodes further down.
  func first(of flow: FlowID, in place: StackPath) -> ScreenID? {
    guard let stack = stack(at: place) else { return nil }
    var first: ScreenID?
    for node in stack.topDown {
      if isFlow(node.flow, within: flow) { first = node.id } else if first != nil { break }
    }
    return first
  }
}

extension ScreenStack {
  fileprivate func place(
    where matches: (ScreenNode) -> Bool, from place: StackPath
  ) -> StackPath? {
    for node in topDown {
      if matches(node) { return place }
      guard let container = node.container else { continue }
      for index in container.selectedFirst {
        let branch = container.branches[index]
        let inner = place.adding(node.id, branch.id)
        if let found = branch.stack.place(where: matches, from: inner) { return found }
      }
    }
    return nil
  }

  fileprivate func replacing(
    _ steps: ArraySlice<StackPath.Step>, with stack: ScreenStack
  ) -> ScreenStack {
    guard let step = steps.first else { return stack }
    return replacing(step.container) { node in
      var node = node
      guard let index = node.container?.branches.firstIndex(where: { $0.id == step.branch }),
        let inner = node.container?.branches[index].stack
      else { return node }
      node.container?.branches[index].stack = inner.replacing(steps.dropFirst(), with: stack)
      return node
    }
  }
}
