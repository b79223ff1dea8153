import CalcotTree

/// A step on its way from flow to flow.
struct StepDelivery {
  var step: any Step
  /// The screen whose code sent the step.
  let screen: ScreenID?
  var next: Next
  /// The flows that the step has reached.
  var path: [FlowID] = []
  /// A Boolean value that indicates whether observers have been notified that the step is deferred.
  var isDeferred = false
  /// The length of the chain of steps that led to this one.
  var depth = 0

  /// The flow that decides next.
  enum Next {
    /// This flow, then its ancestors.
    case outwards(FlowID?)
    /// The first of these flows that does not forward the step.
    case among(ArraySlice<FlowID>)
  }

  /// The delivery after observers have been notified that it is deferred.
  var deferred: StepDelivery {
    var delivery = self
    delivery.isDeferred = true
    return delivery
  }

  /// The screen that is the origin of steps that follow from another step.
  @TaskLocal static var origin: ScreenID?
}
