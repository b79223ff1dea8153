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
    /// End the person's gesture without effect: what it would take off is not what the tree would
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
      if let operation = change(shown, to: layer.stack.nodes.map(\.id)) { return operation }
    }
    if common < tree.layers.count {
      let layer = tree.layers[common]
      return .present(layer.id, layer.style, layer.stack.nodes.map(\.id))
    }
    return surface.dialog == nil ? tree.dialog.map { .showDialog($0.id) } : nil
  }

  private static func change(
    _ shown: HostSurface.Layer, to stack: [ScreenID]
  ) -> HostOperation? {
    if shown.stack == stack { return nil }
    if stack.starts(with: shown.stack) {
      return .push(Array(stack.dropFirst(shown.stack.count)), in: shown.id)
    }
    if shown.stack.starts(with: stack), let top = stack.last {
      return .pop(to: top, in: shown.id)
    }
    return .replaceStack(stack, in: shown.id)
  }
}

extension HostGesture {
  /// Whether finishing the gesture would still take off what the person sees it take off.
  func isStillMeant(in tree: NavigationTree) -> Bool {
    guard tree.dialog == nil, let top = tree.topLayer else { return false }
    switch self {
    case .pop(let screen, let layer):
      return top.id == layer && top.stack.top.id != screen
        && top.stack.topDown.contains { $0.id == screen }
    case .dismiss(let layer): return top.id == layer && tree.layers.count > 1
    }
  }
}
