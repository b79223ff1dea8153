public import CalcotTree

/// Says what a host has to do next so that it shows what the tree says.
///
/// Pure: the same surface and tree give the same plan. A host asks after each update and each time
/// its surface has become idle, and carries out one operation at a time; whatever happened in
/// between, it ends up showing the tree.
public enum TransitionPlanner {
  /// What a host should do now.
  public enum Plan: Equatable, Sendable {
    /// Nothing: what is shown is the tree.
    case settled
    /// Nothing yet: ask again when the running activity has ended.
    case wait
    /// Carry this out, and tell the surface when it begins and ends.
    case perform(HostOperation)
    /// End the user's gesture without effect: what it would take off is not what the tree would
    /// take off any more, or may not be left.
    case cancelGesture(HostGesture)
  }

  /// The next thing to do for a host that shows `surface`.
  ///
  /// - Parameters:
  ///   - surface: what the host shows, and what it is in the middle of.
  ///   - tree: what is to be shown.
  ///   - mayLeave: whether the visible screen may be left without asking; a gesture that would leave
  ///     it otherwise is cancelled.
  /// - Complexity: linear in the number of screens.
  public static func plan(
    _ surface: HostSurface, toShow tree: NavigationTree, mayLeave: Bool = true
  ) -> Plan {
    switch surface.activity {
    case .operation, .finishing: return .wait
    case .gesture(let gesture):
      return mayLeave && gesture.isStillMeant(in: tree) ? .wait : .cancelGesture(gesture)
    case .idle:
      return nextOperation(surface, tree).map(Plan.perform) ?? .settled
    }
  }

  private static func nextOperation(
    _ surface: HostSurface, _ tree: NavigationTree
  ) -> HostOperation? {
    let common = zip(surface.layers, tree.layers).prefix { $0.id == $1.id }.count
    let modalsDiffer = common < surface.layers.count || common < tree.layers.count
    if let dialog = surface.dialog, dialog != tree.dialog?.id || modalsDiffer {
      return .hideDialog(dialog)
    }
    if common < surface.layers.count {
      return common == 0 ? .clear : .dismiss(to: surface.layers[common - 1].id)
    }
    for (shown, layer) in zip(surface.layers, tree.layers) {
      if let operation = change(shown.stack, to: layer.stack, in: .layer(layer.id)) {
        return operation
      }
    }
    if common < tree.layers.count {
      let layer = tree.layers[common]
      return .present(layer.id, layer.style, layer.stack.nodes.map(HostSurface.Place.init))
    }
    return surface.dialog == nil ? tree.dialog.map { .showDialog($0.id) } : nil
  }

  private static func change(
    _ shown: [HostSurface.Place], to stack: ScreenStack, in id: StackID
  ) -> HostOperation? {
    let nodes = stack.nodes
    let common = zip(shown, nodes).prefix { place, node in place.id == node.id }.count
    if common < shown.count, common < nodes.count || common == 0 {
      return .replaceStack(nodes.map(HostSurface.Place.init), in: id)
    }
    if common < shown.count { return .pop(to: nodes[common - 1].id, in: id) }
    for (place, node) in zip(shown, nodes) where place.container != nil || node.container != nil {
      guard let container = place.container, let target = node.container,
        container.branches == target.branches.map(\.id)
      else { return .replaceStack(nodes.map(HostSurface.Place.init), in: id) }
      if let operation = change(container, to: target, of: node.id) { return operation }
    }
    if common < nodes.count {
      return .push(nodes[common...].map(HostSurface.Place.init), in: id)
    }
    return nil
  }

  private static func change(
    _ shown: HostSurface.Container, to container: Container, of id: ScreenID
  ) -> HostOperation? {
    if shown.selected != container.selected { return .select(container.selected, in: id) }
    for (index, branch) in container.branches.enumerated() {
      let stackID = StackID.branch(index, of: id)
      if let operation = change(shown.stacks[index], to: branch.stack, in: stackID) {
        return operation
      }
    }
    return nil
  }
}

extension HostGesture {
  /// Whether finishing the gesture would still take off what the user sees it take off.
  func isStillMeant(in tree: NavigationTree) -> Bool {
    guard tree.dialog == nil, let top = tree.topLayer else { return false }
    switch self {
    case .pop(let screen, let id):
      guard let stack = tree.visibleStack(id) else { return false }
      return stack.top.id != screen && stack.has(screen)
    case .turn(let index, let id):
      guard let container = tree.node(id)?.container else { return false }
      return tree.visibleStack(.branch(container.selected, of: id)) != nil
        && container.selected != index && container.branches.indices.contains(index)
    case .dismiss(let layer): return top.id == layer && tree.layers.count > 1
    }
  }
}

extension NavigationTree {
  /// A stack that leads to the visible screen.
  fileprivate func visibleStack(_ id: StackID) -> ScreenStack? {
    switch id {
    case .layer(let layer): return topLayer?.id == layer ? topLayer?.stack : nil
    case .branch(let index, let container):
      for place in visiblePlaces {
        guard let node = stack(at: place)?.top, node.id == container,
          let branches = node.container, branches.selected == index
        else { continue }
        return branches.selectedBranch.stack
      }
      return nil
    }
  }
}
