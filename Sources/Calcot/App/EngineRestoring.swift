extension Engine {
  /// Starts where a saved state says or, when that cannot be, at the root.
  func start(_ parts: FlowParts, restoring state: SavedTree) {
    do throws(SavedStateProblem) {
      let edit = try restoredEdit(parts, state)
      restoration = Restoration()
      savedValues = state.savedValues
      begin(with: edit, reason: .restore)
      savedValues = [:]
    } catch {
      restoration = Restoration(failure: error)
      start(parts)
    }
  }

  private func restoredEdit(
    _ parts: FlowParts, _ state: SavedTree
  ) throws(SavedStateProblem) -> TreeEdit {
    var edit = TreeEdit(try state.navigationTree(), identities: identities)
    edit.identities.skip(to: state.lastIdentity)
    let flows = edit.tree.flows.values.sorted { $0.id.rawValue < $1.id.rawValue }
    for flow in flows {
      if flow.parent == nil {
        edit.prepared[flow.id] = parts
      } else {
        try prepare(flow, &edit)
      }
      try fit(flow.id, &edit)
    }
    try checkRoutes(&edit)
    return edit
  }

  /// Makes the coordinator of a child flow, as its parent's route says.
  private func prepare(_ flow: FlowNode, _ edit: inout TreeEdit) throws(SavedStateProblem) {
    guard let parent = flow.parent, let route = flow.route, let outer = edit.prepared[parent] else {
      throw .invalid("flows", "\(flow.id) has no parent")
    }
    let scope = Scope(screen: edit.tree.firstScreen(of: flow.id), ledger: ledger)
    guard let inner = scope.run({ outer.calcot(route) })?.flow else {
      throw .changed("\(route) is no flow")
    }
    edit.prepared[flow.id] = inner
    edit.scopes[flow.id] = scope
  }

  /// Fits a flow's container to what its coordinator offers now: its titles, and the tabs there are.
  private func fit(_ flow: FlowID, _ edit: inout TreeEdit) throws(SavedStateProblem) {
    guard let parts = edit.prepared[flow] else { return }
    var start = FlowStart(
      flow: flow, screen: ScreenID(rawValue: 0), identities: edit.identities)
    let fresh = parts.start(&start).container
    let saved = edit.tree.container(of: flow)
    guard fresh?.kind == saved?.container?.kind else {
      throw .changed("\(flow) has another container")
    }
    guard let fresh, let saved, let container = saved.container else { return }
    let fitted = container.fitted(to: fresh)
    // NB: identities count as given only where a tab is new.
    if fitted.branches.map(\.id) != container.branches.map(\.id) {
      edit.identities = start.identities
    }
    edit.tree.changeNode(saved.id) { $0.container = fitted }
    for gone in container.screens where edit.tree.node(gone.id) == nil {
      if gone.flow != flow { throw .changed("the tab of \(gone.route) is gone") }
    }
  }

  private func checkRoutes(_ edit: inout TreeEdit) throws(SavedStateProblem) {
    for node in edit.tree.screens {
      guard let parts = edit.prepared[node.flow], parts.takes(node.route) else {
        throw .changed("\(node.route) is no route of \(node.flow)")
      }
    }
  }
}

extension FlowParts {
  /// Whether the route is one of the coordinator's.
  func takes(_ route: AnyRoute) -> Bool { type(of: route.base) == routes }
}

extension NavigationTree {
  /// The identity of the first place of a flow or of those within it.
  fileprivate func firstScreen(of flow: FlowID) -> ScreenID {
    guard let place = place(of: flow), let stack = stack(at: place),
      let first = stack.nodes.first(where: { isFlow($0.flow, within: flow) })
    else { return ScreenID(rawValue: 0) }
    return first.id
  }
}

extension Container {
  /// The branches that `fresh` offers, each with what this one has for its route.
  fileprivate func fitted(to fresh: Container) -> Container {
    guard kind == .tabs else { return self }
    let branches = fresh.branches.map { offered in
      guard var branch = self.branches.first(where: { $0.route == offered.route }) else {
        return offered
      }
      branch.title = offered.title
      return branch
    }
    let selected = branches.firstIndex { $0.route == selectedBranch.route }
    return Container(kind: kind, branches: branches, selected: selected ?? fresh.selected)
  }
}
