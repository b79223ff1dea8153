extension NavigationTree {
  /// Returns the identity of the first place of a flow or of its child flows.
  package func firstScreen(of flow: FlowID) -> ScreenID {
    guard let place = place(of: flow), let stack = stack(at: place),
      let first = stack.nodes.first(where: { isFlow($0.flow, within: flow) })
    else { return ScreenID(rawValue: 0) }
    return first.id
  }
}

extension Container {
  /// Returns the branches that `fresh` offers, each with the stack that this container has for its
  /// route.
  package func fitted(to fresh: Container) -> Container {
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
