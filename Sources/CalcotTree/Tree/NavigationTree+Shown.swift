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

  /// Returns the screens that the user sees before and after a change, without those of the layers
  /// that the change leaves as they are, and in sight.
  package func inSight(
    changedTo after: NavigationTree
  ) -> (before: [ScreenNode], after: [ScreenNode]) {
    let equal =
      isNarrow == after.isNarrow ? zip(layers, after.layers).prefix { $0.isSame(as: $1) } : []
    let lowest = max(lowestInSight, after.lowestInSight)
    let kept = min(lowest, equal.count)..<equal.count
    return (inSight(exceptIn: kept), after.inSight(exceptIn: kept))
  }

  /// Returns the screens in sight, without those of some layers.
  func inSight(exceptIn kept: Range<Int>) -> [ScreenNode] {
    layers.indices[lowestInSight...].reversed().flatMap { index in
      kept.contains(index) ? [] : shown(in: layers[index])
    }
  }

  /// The index of the lowest layer whose screens the user sees.
  private var lowestInSight: Int {
    let over = layers.reversed().prefix { $0.style == .halfSheet || $0.style == .popover }
    return max(0, layers.count - 1 - over.count)
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

  /// Returns a Boolean value that indicates whether a layer is the same with the same stack. The
  /// cost does not depend on the stack.
  fileprivate func isSame(as other: Layer) -> Bool {
    id == other.id && stack.head === other.stack.head
  }
}
