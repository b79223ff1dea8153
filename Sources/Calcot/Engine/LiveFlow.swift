import CalcotTree

/// A running flow of the tree.
@MainActor
final class LiveFlow {
  let node: FlowNode
  let parts: FlowParts
  let scope: Scope
  /// The task that awaits the result in this process.
  private let awaited: AwaitedResult?
  private(set) var hasGivenResult: Bool

  init(
    _ node: FlowNode, parts: FlowParts, scope: Scope, awaited: AwaitedResult?,
    hasGivenResult: Bool = false
  ) {
    self.hasGivenResult = hasGivenResult
    self.node = node
    self.parts = parts
    self.scope = scope
    self.awaited = awaited
  }

  /// Returns the receiver of the result: the awaiting task, or else the handler that was declared
  /// for the route. `nil` after the result has been delivered, also to a task that was cancelled.
  func takeReceiver() -> (@MainActor (FlowResult<any Sendable>) -> Void)? {
    guard !hasGivenResult else { return nil }
    hasGivenResult = true
    guard let awaited else { return parts.receive }
    guard awaited.isWaiting else { return nil }
    return { awaited.settle($0) }
  }
}

/// The delivery of a flow's result, as code of the flow that waits for it.
struct ResultDelivery {
  /// The scope of the waiting flow.
  let scope: Scope?
  let deliver: @MainActor () -> Void
}
