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
  /// opened; `nil` if there is none. The cost does not depend on the depth of the stack.
  package func route(openBeside root: ScreenID) -> AnyRoute? {
    guard flows.values.contains(where: \.isSideBySide) else { return nil }
    for layer in layers.reversed() {
      for (stack, presenter) in shownStacks(from: layer.stack, of: layer.presenter)
      where stack.root.id == root && isSideBySide(stack, of: presenter) {
        return stack.second.flatMap { route(of: $0, in: stack.root.flow) }
      }
    }
    return nil
  }

  /// Returns the stacks that lead to the screens that a layer shows, the outermost first.
  private func shownStacks(
    from stack: ScreenStack, of presenter: FlowID?
  ) -> [(stack: ScreenStack, presenter: FlowID?)] {
    [(stack, presenter)] + shownBranches(of: stack).flatMap { shownStacks(from: $0.stack, of: nil) }
  }

  /// Returns the screens that the user sees before and after a change. Omits the screens of layers
  /// that the change leaves as they are and that are in sight both before and after it.
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
    guard stack.top.container != nil else { return [stack.top] + beside }
    return shownBranches(of: stack).flatMap { shown(in: $0.stack) } + beside
  }

  /// Returns the branches that the container on top of a stack shows, the selected one first.
  private func shownBranches(of stack: ScreenStack) -> [Container.Branch] {
    guard let container = stack.top.container else { return [] }
    let areAllShown = container.kind == .split && !isNarrow
    return areAllShown
      ? container.selectedFirst.map { container.branches[$0] } : [container.selectedBranch]
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
