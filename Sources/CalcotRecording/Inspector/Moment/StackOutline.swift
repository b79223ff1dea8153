import Calcot
import CalcotTree

/// A stack of an app's tree, for drawing: its screens, the top one first.
struct StackOutline: Equatable, Sendable, Identifiable {
  /// A screen, or a container, in a stack.
  struct Node: Equatable, Sendable, Identifiable {
    let id: ScreenID
    let route: String
    /// The kind of the container and the number of its stacks; nil for a screen.
    let container: String?
    let isInSight: Bool
  }

  /// The identity of the stack's first node.
  let id: ScreenID
  /// The layer and, within containers, the branches that lead to the stack.
  let place: String
  /// A Boolean value that indicates whether the containers around the stack show it.
  let isSelected: Bool
  let nodes: [Node]
}

extension NavigationTree {
  /// The stacks of all layers, the topmost layer first. The stacks within a container come before
  /// the stack that the container is in. Branches that have not been made yet are left out.
  var outline: [StackOutline] {
    let inSight = Set(inSight.map(\.id))
    return layers.indices.reversed().flatMap { index in
      layers[index].stack.outline(
        "Layer \(index + 1) · \(layers[index].style.name)", isSelected: true, inSight)
    }
  }
}

extension ScreenStack {
  fileprivate func outline(
    _ place: String, isSelected: Bool, _ inSight: Set<ScreenID>
  ) -> [StackOutline] {
    let own = StackOutline(
      id: root.id, place: place, isSelected: isSelected,
      nodes: nodes.reversed().map { StackOutline.Node($0, inSight) })
    return nodes.reversed().compactMap(\.container).flatMap { container in
      container.madeBranches.flatMap { index in
        let branch = container.branches[index]
        let name = branch.title.isEmpty ? shortName(branch.route) : branch.title
        return branch.stack.outline(
          "\(place) · \(container.kind.rawValue) › \(name)",
          isSelected: isSelected && container.isShown(index), inSight)
      }
    } + [own]
  }
}

extension Container {
  /// The indices of the branches that have been made, the selected one first.
  fileprivate var madeBranches: [Int] {
    [selected] + branches.indices.filter { $0 != selected && branches[$0].isMade }
  }

  fileprivate func isShown(_ index: Int) -> Bool { index == selected || kind == .split }
}

extension StackOutline.Node {
  fileprivate init(_ node: ScreenNode, _ inSight: Set<ScreenID>) {
    self.init(
      id: node.id, route: shortName(node.route),
      container: node.container.map { "\($0.kind.rawValue) with \($0.branches.count) stacks" },
      isInSight: inSight.contains(node.id))
  }
}
