package import CalcotTree

/// A change to the navigation tree while it is worked out, with everything that comes along with it.
@MainActor
package struct Change {
  /// The change of the tree itself.
  package var edit: TreeEdit
  /// The values for new screens, read while their calçots are assembled.
  private(set) var carried: [ScreenID: Any] = [:]
  /// The results of finished flows.
  private(set) var results: [FlowID: FlowResult<any Sendable>] = [:]
  /// The tasks that wait for the results of new flows, by the places at which those start.
  private(set) var awaited: [ScreenID: any AwaitedResult] = [:]
  /// The flows that start with the change.
  private(set) var flows: [FlowID: FlowParts] = [:]

  init(_ edit: TreeEdit) { self.edit = edit }

  /// Gives a new screen a value.
  mutating func carry(_ value: Any?, to screen: ScreenID?) {
    if let value, let screen { carried[screen] = value }
  }

  /// Has a task wait for the result of the flow that starts at a place.
  mutating func expect(_ result: any AwaitedResult, at place: ScreenID) { awaited[place] = result }

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

  /// Starts a child flow in the place of a new screen.
  ///
  /// - Returns: the flow, and the screens with which it starts.
  @discardableResult
  mutating func startFlow(
    _ parts: FlowParts, insteadOf node: ScreenNode
  ) -> (flow: FlowID, screens: [ScreenNode]) {
    let (flow, first) = edit.startFlow(at: parts.root(), insteadOf: node)
    flows[flow] = parts
    return (flow, first.screens)
  }

  /// Adds a flow that a restored tree has.
  mutating func restoreFlow(_ flow: FlowID, _ parts: FlowParts) { flows[flow] = parts }
}
