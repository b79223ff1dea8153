import Calcot
import CalcotContent

extension FlowEdit {
  /// Performs a user action on the host.
  mutating func perform(_ input: HostInput) throws(Refusal) {
    switch input {
    case .back(let screen): try back(from: screen.rawValue)
    case .pop(let screen, let from):
      guard tree.visible?.id == from.rawValue else { throw .stale("the top of the stack") }
      try pop(to: screen)
    case .dismiss(let layer, let through):
      guard tree.layers.last?.id == through.rawValue else { throw .stale("the top modal") }
      guard let index = tree.layers.firstIndex(where: { $0.id == layer.rawValue }) else {
        throw .stale("the modal")
      }
      guard index > 0 else { throw .nothingToDismiss }
      tree.layers.removeSubrange(index...)
    case .select(let index, let container):
      guard tree.visiblePaths.contains(where: { tree.stack($0).last?.id == container.rawValue })
      else { throw .covered(by: tree.visible?.route.description ?? "") }
      try select(index, in: container.rawValue)
    case .resize(let isNarrow): tree.isNarrow = isNarrow
    case .activate, .edit, .submit, .choose, .showRows, .open, .closeMessage, .useMessage, .leave,
      .reply:
      break
    }
  }

  private mutating func back(from screen: Int) throws(Refusal) {
    try selectSides(to: screen)
    guard tree.visible?.id == screen else { throw .stale("the visible screen") }
    for path in tree.visiblePaths {
      if tree.stack(path).count > 1 {
        return try tree.change(path) { $0.removeLast() }
      }
      guard tree.isNarrow, let step = path.steps.last else { continue }
      let around = FlowTree.Path(layer: path.layer, steps: path.steps.dropLast())
      let node = tree.stack(around)[step.node]
      if node.container?.kind == .split, step.branch > 0 {
        return try tree.changeContainer(node.id) { $0.selected = step.branch - 1 }
      }
    }
    throw .nothingToPop
  }

  /// Selects the sides that lead to a screen, if it is shown.
  private mutating func selectSides(to screen: Int) throws(Refusal) {
    guard tree.isShownOnTop(screen), let path = tree.path(where: { $0.id == screen }) else {
      return
    }
    for (count, step) in path.steps.enumerated() {
      let around = FlowTree.Path(layer: path.layer, steps: Array(path.steps.prefix(count)))
      try tree.changeContainer(tree.stack(around)[step.node].id) { $0.selected = step.branch }
    }
  }

  private mutating func pop(to screen: ScreenID) throws(Refusal) {
    for path in tree.visiblePaths {
      guard let index = tree.stack(path).firstIndex(where: { $0.id == screen.rawValue }) else {
        continue
      }
      return try tree.change(path) { $0.removeSubrange((index + 1)...) }
    }
    throw .stale("the stack that had \(screen)")
  }
}
