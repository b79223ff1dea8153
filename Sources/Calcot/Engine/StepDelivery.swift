import CalcotTree
/// A step on its way from flow to flow.
struct StepDelivery {
  var step: any Step
  /// The screen whose code sent it.
  let screen: ScreenID?
  var next: Next
  /// The flows that it has reached.
  var path: [FlowID] = []
  /// Whether observers have been told that it is deferred.
  var isDeferred = false
  /// The number of steps that have led to it, one after the other.
  var depth = 0

  /// The flow that decides next.
  enum Next {
    /// This flow, then the flows around it.
    case outwards(FlowID?)
    /// The first of these that does something with it.
    case among(ArraySlice<FlowID>)
  }

  /// The delivery after observers have been told that it is deferred.
  var deferred: StepDelivery {
    var delivery = self
    delivery.isDeferred = true
    return delivery
  }

  /// The screen that has caused the steps which follow from another step.
  @TaskLocal static var origin: ScreenID?
}

/// The flow from which further steps are sent, also when it has ended by then.
package struct StepOrigin {
  let flow: FlowID
  let parent: FlowID?
  let parts: FlowParts
  let screen: ScreenID?
  let depth: Int

  /// Returns the step that one of the flow's is to the flow around it.
  @MainActor
  package func redirected(_ step: any Step) -> any Step { parts.redirected(step) }
}
