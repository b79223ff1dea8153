package import Calcot

/// The user's position in an app, by which the browser's history distinguishes entries: the visible
/// screens and those under them.
package struct HistoryPlace: Codable, Equatable, Sendable {
  /// For each layer, its identifier and those of the screens that lead to the visible one.
  package let trails: [[Int]]
  package let dialog: Int?

  package init(_ tree: NavigationTree) {
    trails = tree.layers.map { layer in
      var trail = [layer.id.rawValue]
      layer.stack.addTrail(to: &trail, isNarrow: tree.isNarrow)
      return trail
    }
    dialog = tree.dialog?.id.rawValue
  }

  package init(trails: [[Int]], dialog: Int? = nil) {
    self.trails = trails
    self.dialog = dialog
  }

  /// Returns a Boolean value that indicates whether one gets from `other` to this place by closing
  /// and leaving screens alone.
  package func isUnder(_ other: HistoryPlace) -> Bool {
    guard self != other, dialog == nil || dialog == other.dialog,
      trails.count <= other.trails.count, let last = trails.last
    else { return false }
    let lower = zip(trails.dropLast(), other.trails).allSatisfy { $0 == $1 }
    guard lower else { return false }
    return other.trails[trails.count - 1].starts(with: last)
  }
}

extension ScreenStack {
  fileprivate func addTrail(to trail: inout [Int], isNarrow: Bool) {
    trail += nodes.map(\.id.rawValue)
    guard let container = top.container else { return }
    switch container.kind {
    case .tabs, .pages:
      trail.append(-container.selectedBranch.id.rawValue)
      container.selectedBranch.stack.addTrail(to: &trail, isNarrow: isNarrow)
    case .split:
      let shown = isNarrow ? container.selected + 1 : container.branches.count
      for branch in container.branches.prefix(shown) {
        trail.append(0)
        branch.stack.addTrail(to: &trail, isNarrow: isNarrow)
      }
    }
  }
}
