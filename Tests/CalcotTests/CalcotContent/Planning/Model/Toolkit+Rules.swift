@testable import Calcot
@testable import CalcotContent
@testable import CalcotTree

extension Toolkit {
  /// Returns a Boolean value that indicates whether a real toolkit would accept the operation now.
  func canDo(_ operation: HostOperation) -> Bool {
    switch operation {
    case .push(let places, let id):
      return stacks[id] != nil && areNew(places, besides: [])
    case .pop(let screen, let id):
      return stacks[id]?.contains(screen) == true && stacks[id]?.last != screen
    case .replaceStack(let places, let id):
      guard let stack = stacks[id] else { return false }
      var replaced = self
      replaced.carryOut(operation)
      return areNew(places, besides: within(stack)) && !replaced.shows(self)
    case .select(let index, let id):
      guard let container = containers[id] else { return false }
      return index != container.selected && container.branches.indices.contains(index)
    case .present(let layer, let style, let places):
      return stacks[.layer(layer)] == nil && areNew(places, besides: []) && dialog == nil
        && (style == nil) == layers.isEmpty
    case .dismiss(let layer):
      return layers.contains { $0.id == layer } && layers.last?.id != layer && dialog == nil
    case .clear: return !layers.isEmpty && dialog == nil
    case .showDialog: return dialog == nil && !layers.isEmpty
    case .hideDialog(let id): return dialog == id
    }
  }

  /// Returns a Boolean value that indicates whether `places` are unique and not shown elsewhere
  /// than in `old`.
  private func areNew(_ places: [HostSurface.Place], besides old: Set<ScreenID>) -> Bool {
    let ids = places.flatMap(\.everything)
    let shown = Set(stacks.values.flatMap { $0 }).subtracting(old)
    return !ids.isEmpty && Set(ids).count == ids.count && shown.isDisjoint(with: ids)
  }

  /// Returns the screens and containers of a stack, including those within the containers.
  private func within(_ stack: [ScreenID]) -> Set<ScreenID> {
    Set(stack).union(
      stack.flatMap { id -> [ScreenID] in
        let branches = containers[id]?.branches ?? []
        return branches.flatMap { within(stacks[.branch($0, of: id)] ?? []) }
      })
  }
}

extension HostSurface.Place {
  fileprivate var everything: [ScreenID] {
    [id] + (container?.stacks.flatMap { $0.flatMap(\.everything) } ?? [])
  }
}

extension Toolkit {
  /// Creates a toolkit that shows a surface.
  init(_ surface: HostSurface) {
    for layer in surface.layers { show(layer.id, layer.style, layer.stack) }
    show(surface.dialog)
  }

  /// Creates a toolkit that shows a tree.
  init(_ tree: NavigationTree) {
    for layer in tree.layers {
      show(layer.id, layer.style, layer.stack.nodes.map(HostSurface.Place.init))
    }
    show(tree.dialog?.id)
  }
}

extension NavigationTree {
  /// The maximum number of operations to show the tree from any idle surface. Each stack is either
  /// cut, filled or replaced; each container selects another of its stacks, or the stack around it
  /// is replaced because its branches differ; see the test for the rest.
  var mostOperations: Int {
    layers.count + 3 + layers.map { $0.stack.mostOperations }.reduce(0, +)
  }
}

extension ScreenStack {
  fileprivate var mostOperations: Int {
    nodes.compactMap(\.container).map { container in
      2 + container.branches.map { 1 + $0.stack.mostOperations }.reduce(0, +)
    }.reduce(0, +)
  }
}
