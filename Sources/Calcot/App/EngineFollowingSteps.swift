extension Engine {
  /// Where the steps go that a flow contributes, and what they are outside.
  func way(from flow: FlowID) -> WayOut? {
    flows[flow].map { live in
      WayOut(
        flow: flow, parent: live.node.parent, parts: live.parts,
        screen: currentScreen ?? StepJourney.origin, depth: StepJourney.depth)
    }
  }

  /// Has steps decided on that come of another one, when the steppers of what it has shown have begun.
  func follow(_ current: [any Step], _ parent: [any Step], on way: WayOut) {
    for step in current { follow(step, to: way.flow, way) }
    for step in parent { follow(way.redirected(step), to: way.parent, way) }
  }

  private func follow(_ step: any Step, to flow: FlowID?, _ way: WayOut) {
    followingSteps.append(
      StepJourney(step: step, screen: way.screen, next: .outwards(flow), depth: way.depth + 1))
  }

  /// Lets the stepper of a new calçot begin, or the next step be decided on that comes of another.
  ///
  /// - Returns: whether there was one.
  func beginNext() -> Bool {
    if !arrivals.isEmpty {
      let (scope, body) = arrivals.removeFirst()
      Scope.outside { body(scope) }
      return true
    }
    guard !followingSteps.isEmpty else { return false }
    let journey = followingSteps.removeFirst()
    guard journey.depth <= Self.mostFollowingSteps else {
      tell(
        journey.step, from: journey.screen, [],
        .refused(reason: "\(Self.mostFollowingSteps) steps have led to one another"))
      return true
    }
    StepJourney.$origin.withValue(journey.screen) {
      StepJourney.$depth.withValue(journey.depth) {
        Scope.outside { _ = go(journey) }
      }
    }
    return true
  }

  private static var mostFollowingSteps: Int { 100 }
}

extension Navigation {
  /// Where the steps go that its flow contributes, and what they are outside.
  var way: WayOut? { flow.flatMap { engine?.way(from: $0) } }
}
