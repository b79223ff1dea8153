package import Calcot
package import CalcotContent

extension NavigationTree {
  /// Returns the next input to propose on the way back to `place`, which was shown before; `nil` if
  /// the place is reached or no input of the user leads there.
  package func step(backTo place: HistoryPlace) -> HostInput? {
    if let dialog, place.dialog != dialog.id.rawValue {
      return dialog.cancelIndex.map { .choose($0, in: dialog.id) }
    }
    guard let top = layers.last, let visible else { return nil }
    let isKept =
      layers.count <= place.trails.count
      && place.trails[layers.count - 1].first == top.id.rawValue
    guard isKept, layers.count == place.trails.count else {
      return top.style == nil ? nil : .dismiss(top.id, through: top.id)
    }
    return top.stack.step(
      along: place.trails[layers.count - 1].dropFirst(), from: visible.id, isNarrow: isNarrow)
  }
}

extension ScreenStack {
  fileprivate func step(
    along trail: ArraySlice<Int>, from visible: ScreenID, isNarrow: Bool
  ) -> HostInput? {
    let nodes = nodes
    let common = zip(nodes, trail).prefix { $0.id.rawValue == $1 }.count
    guard common > 0 else { return nil }
    if common < nodes.count {
      return .pop(to: nodes[common - 1].id, from: visible)
    }
    var rest = trail.dropFirst(common)
    guard let container = top.container, let mark = rest.popFirst() else { return nil }
    switch container.kind {
    case .tabs, .pages:
      guard let wanted = container.branches.firstIndex(where: { -$0.id.rawValue == mark }) else {
        return nil
      }
      guard wanted == container.selected else { return .select(wanted, in: top.id) }
      return container.selectedBranch.stack.step(along: rest, from: visible, isNarrow: isNarrow)
    case .split:
      let sides = rest.split(separator: 0, omittingEmptySubsequences: false)
      if isNarrow, container.selected >= sides.count { return .select(sides.count - 1, in: top.id) }
      for (branch, side) in zip(container.branches, sides) {
        if let step = branch.stack.step(along: side, from: visible, isNarrow: isNarrow) {
          return step
        }
      }
      return nil
    }
  }
}
