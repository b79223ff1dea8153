package import CalcotTree

/// A draft of a change to the navigation tree, with the values and flows that belong to it.
@MainActor
package struct Change {
  /// The edit of the tree.
  package var edit: TreeEdit
  /// The carried values of new screens, read while their calçots are assembled.
  private(set) var carried: [ScreenID: Any] = [:]
  /// The results of finished flows.
  private(set) var results: [FlowID: FlowResult<any Sendable>] = [:]
  /// The tasks that await the results of new flows, by the places of these flows.
  private(set) var awaited: [ScreenID: AwaitedResult] = [:]
  /// The flows that start with the change.
  private(set) var flows: [FlowID: FlowParts] = [:]

  init(_ edit: TreeEdit) { self.edit = edit }

  /// Applies a request whose move needs nothing but the tree, with what is passed beside it.
  mutating func apply(_ request: Request) throws(Refusal) {
    var isAwaited = false
    if case .awaited = request.passed { isAwaited = true }
    let screen = try edit.apply(
      request.move, in: request.flow, by: request.asker, anew: isAwaited)
    if case .finish = request.move, let flow = request.flow { results[flow] = .cancelled }
    switch request.passed {
    case .carried(let value): if let screen { carried[screen] = value }
    case .awaited(let result): if let screen { awaited[screen] = result }
    case .result(let value): if let flow = request.flow { results[flow] = .value(value) }
    case nil: break
    }
  }

  /// Starts the app's first flow.
  mutating func startFirstFlow(_ parts: FlowParts) {
    let flow = edit.startFirstFlow(at: parts.coordinator.flowRoot)
    flows[flow] = parts
  }

  /// Starts a child flow in place of a new screen.
  ///
  /// - Returns: The flow and its first screens.
  @discardableResult
  mutating func startFlow(
    _ parts: FlowParts, insteadOf node: ScreenNode
  ) -> (flow: FlowID, screens: [ScreenNode]) {
    let (flow, first) = edit.startFlow(at: parts.coordinator.flowRoot, insteadOf: node)
    flows[flow] = parts
    return (flow, first.screens)
  }

  /// Adds a flow of a restored tree.
  mutating func restoreFlow(_ flow: FlowID, _ parts: FlowParts) { flows[flow] = parts }

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
      // NB: the coordinator alone, because a copy of the parts retains all that they have.
      guard let coordinator = flows[node.flow]?.coordinator ?? live?.parts.coordinator,
        let child = Scope.outside({ coordinator.childFlow(at: node.route) })
      else { continue }
      started += 1
      guard started <= Self.mostFlows else { throw .endlessFlows(node.route) }
      next += startFlow(child, insteadOf: node).screens
    }
    return started > 0
  }

  private static var mostFlows: Int { 1_000 }
}
