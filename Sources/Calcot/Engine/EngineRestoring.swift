import CalcotTree

extension Engine {
  /// Starts at the root of a flow's navigation.
  func start(_ parts: FlowParts) {
    start(reason: .start) { change throws(Refusal) in
      change.startFirstFlow(parts)
      _ = try change.startChildFlows(of: change.edit.tree.screens) { _ in nil }
    }
  }

  /// Starts with the parts of a saved state that can be restored, or at the root.
  func start(_ parts: FlowParts, restoring state: SavedTree) {
    do throws(SavedStateProblem) {
      let flows = try SavedFlows(state)
      let coordinators = coordinators(of: flows.nodes, first: parts)
      let restored = try RestoredTree(
        state, flows: flows,
        offers: coordinators.mapValues {
          OfferedFlow(root: $0.coordinator.flowRoot, routes: $0.coordinator.routeType)
        })
      routes.restoration = Restoration(problems: restored.problems)
      start(reason: .restore) { change throws(Refusal) in
        change = Change(restored.edit)
        for flow in restored.edit.tree.flows.keys {
          if let parts = coordinators[flow] { change.restoreFlow(flow, parts) }
        }
        live.restore(restored.values, finished: flows.finished)
        defer { reportNewFlows(in: change.edit.tree, since: restored) }
        _ = try change.startChildFlows(of: change.edit.tree.screens) { _ in nil }
      }
      live.restore([:])
    } catch {
      routes.restoration = Restoration(failure: error)
      start(parts)
    }
  }

  /// Makes the coordinators of restored flows, except for places whose routes no longer lead to
  /// flows.
  private func coordinators(of flows: [FlowNode], first: FlowParts) -> [FlowID: FlowParts] {
    var made: [FlowID: FlowParts] = [:]
    for flow in flows {
      if let parent = flow.parent, let route = flow.route {
        made[flow.id] = made[parent].flatMap { outer in
          Scope.outside { outer.coordinator.childFlow(at: route) }
        }
      } else {
        made[flow.id] = first
      }
    }
    return made
  }

  /// Reports the restored screens that have been replaced by flows and so lose their values.
  private func reportNewFlows(in tree: NavigationTree, since restored: RestoredTree) {
    let flows = restored.edit.tree.flows
    for flow in tree.flows.values where flows[flow.id] == nil {
      guard let parent = flow.parent, flows[parent] != nil, let route = flow.route else { continue }
      let place = tree.firstScreen(of: flow.id)
      guard let path = restored.paths[place] else { continue }
      _ = live.takeSavedValue(of: place)
      routes.restoration?.problems.append(.changed("at \(path), \(route) is a flow now"))
    }
  }
}
