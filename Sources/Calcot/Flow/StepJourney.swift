/// A step on its way from flow to flow.
struct StepJourney {
  var step: any Step
  /// The screen whose code said so.
  let screen: ScreenID?
  var next: Next
  /// The flows that it came to.
  var way: [FlowID] = []
  /// Whether it has been told of as deferred.
  var isDeferred = false
  /// How many steps have led to it, one after the other.
  var depth = 0

  /// Which flow is to decide next.
  enum Next {
    /// This one, then the flows around it.
    case outwards(FlowID?)
    /// The first of these that does something with it.
    case among(ArraySlice<FlowID>)
  }

  /// The same after it has been told of as deferred.
  var deferred: StepJourney {
    var journey = self
    journey.isDeferred = true
    return journey
  }

  /// The screen that has caused the steps which come of another step.
  @TaskLocal static var origin: ScreenID?
}

/// Where the steps go that come of a step: from a flow, also when it has ended by then.
struct WayOut {
  let flow: FlowID
  let parent: FlowID?
  let parts: FlowParts
  let screen: ScreenID?
  let depth: Int

  /// What a step of the flow is to the flow around it.
  @MainActor
  func redirected(_ step: any Step) -> any Step { parts.redirected(step) }
}
