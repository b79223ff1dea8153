import CalcotTree

extension Change {
  /// Starts the child flows at the routes of new screens, including nested ones.
  ///
  /// - Returns: A Boolean value that indicates whether there was one.
  mutating func startChildFlows(
    of entering: [ScreenNode], _ liveFlow: (FlowID) -> LiveFlow?
  ) throws(Refusal) -> Bool {
    var next = entering
    var started = 0
    while let node = next.popLast() {
      guard let parts = flows[node.flow] ?? liveFlow(node.flow)?.parts,
        let child = Scope.outside({ parts.childFlow(node.route) })
      else { continue }
      started += 1
      guard started <= Self.mostFlows else { throw .endlessFlows(node.route) }
      next += startFlow(child, insteadOf: node).screens
    }
    return started > 0
  }

  private static var mostFlows: Int { 1_000 }
}
