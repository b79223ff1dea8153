/// The flows that have screens in saved layers.
struct SavedHomes {
  private var flows: Set<FlowID> = []
  /// A Boolean value that indicates whether a part cannot be read in which any flow may have had
  /// screens.
  private var areHidden = false

  /// Returns a Boolean value that indicates whether a flow certainly had no screens.
  func lack(_ flow: FlowID) -> Bool { !areHidden && !flows.contains(flow) }

  mutating func add(_ part: SavedPart<SavedTree.Layer>, in tree: NavigationTree) {
    guard case .read(let layer) = part else { return areHidden = true }
    add(layer.stack, in: tree)
  }

  private mutating func add(_ stack: [SavedPart<SavedTree.Node>], in tree: NavigationTree) {
    for part in stack {
      guard case .read(let node) = part else { return areHidden = true }
      tree.insert(node.flow, into: &flows)
      for part in node.container?.branches ?? [] {
        if case .read(let branch) = part { add(branch.stack, in: tree) } else { areHidden = true }
      }
    }
  }
}

extension NavigationTree {
  /// Inserts a flow and its ancestors into a set that contains the ancestors of each member.
  func insert(_ flow: FlowID, into set: inout Set<FlowID>) {
    var next: FlowID? = flow
    while let id = next, set.insert(id).inserted { next = flows[id]?.parent }
  }
}
