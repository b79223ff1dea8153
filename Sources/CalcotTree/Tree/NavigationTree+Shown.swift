extension NavigationTree {
  /// Returns a Boolean value that indicates whether the host shows the root of a stack beside the
  /// screens over it.
  ///
  /// - Parameter presenter: The flow that presented the stack as a modal, whose own root is below.
  package func isSideBySide(_ stack: ScreenStack, of presenter: FlowID? = nil) -> Bool {
    !isNarrow && stack.root.flow != presenter && stack.root.container == nil
      && flows[stack.root.flow]?.isSideBySide == true
  }

  /// Returns a Boolean value that indicates whether the host shows this screen, the root of a stack,
  /// beside the screens over it. Linear in the number of screens.
  package func isBesideOthers(_ root: ScreenID) -> Bool {
    guard let place = place(of: root), let stack = stack(at: place), stack.root.id == root
    else { return false }
    return isSideBySide(stack, of: place.steps.isEmpty ? presenter(of: place.layer) : nil)
  }

  /// Returns the route of the screen that the host shows beside this root and that the root has
  /// opened; `nil` if there is none. Linear in the number of screens if a flow has its root beside
  /// others.
  package func route(openBeside root: ScreenID) -> AnyRoute? {
    guard flows.values.contains(where: \.isSideBySide), isBesideOthers(root),
      let stack = place(of: root).flatMap(stack(at:)),
      let open = stack.nodes.dropFirst().first
    else { return nil }
    return route(of: open, in: stack.root.flow)
  }

  private func presenter(of layer: LayerID) -> FlowID? {
    layers.first { $0.id == layer }.flatMap(\.presenter)
  }

  /// Returns the screens of a layer that the user sees, the one that they work in first.
  func shown(in layer: Layer) -> [ScreenNode] { shown(in: layer.stack, of: layer.presenter) }

  private func shown(in stack: ScreenStack, of presenter: FlowID? = nil) -> [ScreenNode] {
    let beside = stack.count > 1 && isSideBySide(stack, of: presenter) ? [stack.root] : []
    guard let container = stack.top.container else { return [stack.top] + beside }
    let areAllShown = container.kind == .split && !isNarrow
    let branches = areAllShown ? container.selectedFirst : [container.selected]
    return branches.flatMap { shown(in: container.branches[$0].stack) } + beside
  }
}

extension Layer {
  /// The flow that presented the layer; nil for the base.
  package var presenter: FlowID? { style == nil ? nil : flow }
}
