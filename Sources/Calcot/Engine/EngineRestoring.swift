import CalcotTree

extension Engine {
  /// Starts at the root of a flow's navigation.
  func start(_ parts: FlowParts) {
    start(reason: .start) { $0.startFirstFlow(parts) }
  }

  /// Starts with a saved state or, if that cannot be restored, at the root.
  func start(_ parts: FlowParts, restoring state: SavedTree) {
    do throws(SavedStateProblem) {
      let tree = try state.navigationTree()
      var restored = RestoredTree(TreeEdit(tree, identities: Identities(after: state.lastIdentity)))
      try restored.prepare(parts)
      routes.restoration = Restoration()
      live.restore(state.savedValues)
      start(reason: .restore) { $0 = restored.change }
      live.restore([:])
    } catch {
      routes.restoration = Restoration(failure: error)
      start(parts)
    }
  }

  /// Returns the tree and its screens' values for saving. A dialog is not saved.
  func savedTree() throws(SavedStateProblem) -> SavedTree {
    var values: [ScreenID: String] = [:]
    for (id, screen) in live.screens {
      guard let value = screen.valueToSave else { continue }
      values[id] = try SavedValue.json(of: value)
    }
    return SavedTree(tree, lastIdentity: lastIdentity) { values[$0] }
  }
}

/// A tree that is being restored, with the coordinators of its flows.
@MainActor
private struct RestoredTree {
  private(set) var change: Change

  init(_ edit: TreeEdit) { change = Change(edit) }

  /// Makes the coordinators of all flows, and adapts their containers to the current branches.
  mutating func prepare(_ parts: FlowParts) throws(SavedStateProblem) {
    let flows = change.edit.tree.flows.values.sorted { $0.id.rawValue < $1.id.rawValue }
    for flow in flows {
      if flow.parent == nil {
        change.restoreFlow(flow.id, parts)
      } else {
        try prepare(flow)
      }
      try fit(flow.id)
    }
    try checkRoutes()
  }

  /// Makes the coordinator of a child flow from its parent's route.
  private mutating func prepare(_ flow: FlowNode) throws(SavedStateProblem) {
    guard let parent = flow.parent, let route = flow.route, let outer = change.flows[parent] else {
      throw .invalid("flows", "\(flow.id) has no parent")
    }
    guard let inner = Scope.outside({ outer.childFlow(route) }) else {
      throw .changed("\(route) is no flow")
    }
    change.restoreFlow(flow.id, inner)
  }

  /// Adapts a flow's container to its coordinator's current titles and tabs.
  private mutating func fit(_ flow: FlowID) throws(SavedStateProblem) {
    guard let parts = change.flows[flow] else { return }
    var edit = change.edit
    let fresh = edit.firstNode(of: flow, at: parts.root(), in: ScreenID(rawValue: 0)).container
    let saved = change.edit.tree.container(of: flow)
    guard fresh?.kind == saved?.container?.kind else {
      throw .changed("\(flow) has another container")
    }
    guard let fresh, let saved, let container = saved.container else { return }
    let fitted = container.fitted(to: fresh)
    // NB: the new identities are only kept if a tab is new.
    if fitted.branches.map(\.id) != container.branches.map(\.id) {
      change.edit.identities = edit.identities
    }
    change.edit.tree.changeNode(saved.id) { $0.container = fitted }
    for gone in container.screens where change.edit.tree.node(gone.id) == nil {
      if gone.flow != flow { throw .changed("the tab of \(gone.route) is gone") }
    }
  }

  private func checkRoutes() throws(SavedStateProblem) {
    for node in change.edit.tree.screens {
      guard let parts = change.flows[node.flow], parts.takes(node.route) else {
        throw .changed("\(node.route) is no route of \(node.flow)")
      }
    }
  }
}
