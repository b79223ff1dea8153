public import CalcotTree

/// A planner of the operations that make a host show the navigation tree. Use it in a host for a
/// toolkit with stacks and modals of its own.
///
/// ```swift
/// switch TransitionPlanner.plan(surface, toShow: app.tree) {
/// case .perform(let operation): perform(operation)
/// case .cancelGesture: cancelGesture()
/// case .settled, .wait: break
/// }
/// ```
///
/// Pure: the same surface and tree give the same plan. A host asks after each update and each time
/// its surface has become idle, and performs one operation at a time; whatever happened in between,
/// it ends up showing the tree.
public enum TransitionPlanner {
  /// The next step of a host.
  public enum Plan: Equatable, Sendable {
    /// Do nothing: the host shows the tree.
    case settled
    /// Do nothing until the running activity has ended; then ask again.
    case wait
    /// Perform this operation, and update the surface when it begins and ends.
    case perform(HostOperation)
    /// Cancel the user's gesture: the tree has changed so that the gesture would no longer remove
    /// the same screens, or the screen may not be left.
    case cancelGesture(HostGesture)
  }

  /// Returns the next step of a host that shows `surface`.
  ///
  /// - Parameters:
  ///   - surface: The screens that the host shows, and its running activity.
  ///   - tree: The tree to show.
  ///   - mayLeave: A Boolean value that indicates whether the visible screen may be left without
  ///     asking; otherwise a gesture that would leave it is cancelled.
  /// - Complexity: Linear in the number of screens.
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
      if let operation = change(shown.stack, to: layer.stack.nodes, in: .layer(layer.id)) {
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
    _ shown: [HostSurface.Place], to nodes: [ScreenNode], in id: StackID
  ) -> HostOperation? {
    let common = zip(shown, nodes).prefix { place, node in place.id == node.id }.count
    if common < max(shown.count, nodes.count), common == 0 || common < min(shown.count, nodes.count)
    {
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
    // NB: a stack that has just been made is filled before it is shown.
    let isFilled = !shown.stacks[container.selected].isEmpty
    if isFilled, shown.selected != container.selected {
      return .select(container.selected, in: id)
    }
    for index in [container.selected] + Array(container.branches.indices) {
      let branch = container.branches[index]
      let stackID = StackID.branch(branch.id, of: id)
      if let operation = change(shown.stacks[index], to: branch.made, in: stackID) {
        return operation
      }
    }
    return nil
  }
}

extension HostGesture {
  /// Returns a Boolean value that indicates whether finishing the gesture would still remove the
  /// screens that the user sees it remove.
  func isStillMeant(in tree: NavigationTree) -> Bool {
    guard tree.dialog == nil, let top = tree.topLayer else { return false }
    switch self {
    case .pop(let screen, let id):
      guard let stack = tree.visibleStack(id) else { return false }
      return stack.top.id != screen && stack.has(screen)
    case .turn(let index, let id):
      guard let container = tree.node(id)?.container else { return false }
      return tree.visibleStack(.branch(container.selectedBranch.id, of: id)) != nil
        && container.selected != index && container.branches.indices.contains(index)
    case .dismiss(let layer): return top.id == layer && tree.layers.count > 1
    }
  }
}

extension NavigationTree {
  /// Returns a stack that leads to the visible screen.
  fileprivate func visibleStack(_ id: StackID) -> ScreenStack? {
    switch id {
    case .layer(let layer): return topLayer?.id == layer ? topLayer?.stack : nil
    case .branch(let branch, let container):
      for place in visiblePlaces {
        guard let node = stack(at: place)?.top, node.id == container,
          let selected = node.container?.selectedBranch, selected.id == branch
        else { continue }
        return selected.stack
      }
      return nil
    }
  }
}
