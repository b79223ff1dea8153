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

  /// Passes a value to a new screen.
  mutating func carry(_ value: Any?, to screen: ScreenID?) {
    if let value, let screen { carried[screen] = value }
  }

  /// Registers a task that awaits the result of the flow that starts at a place.
  mutating func expect(_ result: AwaitedResult, at place: ScreenID) { awaited[place] = result }

  /// Ends a flow and records its result.
  mutating func finish(_ flow: FlowID, with value: (any Sendable)?) throws(Refusal) {
    try edit.finish(flow)
    results[flow] = value.map { .value($0) } ?? .cancelled
  }

  /// Starts the app's first flow.
  mutating func startFirstFlow(_ parts: FlowParts) {
    let flow = edit.startFirstFlow(at: parts.root())
    flows[flow] = parts
  }

  /// Starts a child flow in place of a new screen.
  ///
  /// - Returns: The flow and its first screens.
  @discardableResult
  mutating func startFlow(
    _ parts: FlowParts, insteadOf node: ScreenNode
  ) -> (flow: FlowID, screens: [ScreenNode]) {
    let (flow, first) = edit.startFlow(at: parts.root(), insteadOf: node)
    flows[flow] = parts
    return (flow, first.screens)
  }

  /// Adds a flow of a restored tree.
  mutating func restoreFlow(_ flow: FlowID, _ parts: FlowParts) { flows[flow] = parts }
}
