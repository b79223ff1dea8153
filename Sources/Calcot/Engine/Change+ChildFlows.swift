import CalcotTree

extension Change {
  /// Starts the child flows at the routes of new screens, including nested ones.
  ///
  /// - Parameters:
  ///   - entering: The new screens.
  ///   - liveFlow: A closure that returns a running flow, or throws if no more may be started.
  /// - Returns: A Boolean value that indicates whether any child flow was started.
  mutating func startChildFlows(
    of entering: [ScreenNode], _ liveFlow: (FlowID) throws(Refusal) -> LiveFlow?
  ) throws(Refusal) -> Bool {
    var next = entering
    var started = 0
    while let node = next.popLast() {
      let live = try liveFlow(node.flow)
      guard let parts = flows[node.flow] ?? live?.parts,
        let child = Scope.outside({ parts.coordinator.childFlow(at: node.route) })
      else { continue }
      started += 1
      guard started <= Self.mostFlows else { throw .endlessFlows(node.route) }
      next += startFlow(child, insteadOf: node).screens
    }
    return started > 0
  }

  private static var mostFlows: Int { 1_000 }
}
