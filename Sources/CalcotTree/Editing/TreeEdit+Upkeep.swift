extension TreeEdit {
  /// Removes the flows that have no screens left, and the modals that they presented.
  ///
  /// - Returns: The screens of `before` that have left the tree, the visible ones first.
  package mutating func removeEndedFlows(since before: NavigationTree) -> [ScreenNode] {
    // NB: the first flow never ends, so a single flow needs no search.
    if tree.flows.count == 1, before.flows.count == 1 { return before.screens(notIn: tree) }
    while true {
      let leaving = before.screens(notIn: tree)
      let candidates = Set(leaving.flatMap { before.lineage(of: $0.flow) })
        .union(before.layers.filter { !tree.hasLayer($0.id) }.map(\.flow))
      let ended = candidates.filter { tree.flows[$0]?.parent != nil && !tree.hasScreens(of: $0) }
      for flow in ended { tree.flows[flow] = nil }
      let orphan = tree.layers.firstIndex { tree.flows[$0.flow] == nil }
      guard let orphan, orphan > 0 else { return leaving }
      tree.layers.removeSubrange(orphan...)
    }
  }
}

extension NavigationTree {
  fileprivate func hasLayer(_ id: LayerID) -> Bool { layers.contains { $0.id == id } }

  package func hasScreens(of flow: FlowID) -> Bool {
    place { isFlow($0.flow, within: flow) } != nil
  }
}
