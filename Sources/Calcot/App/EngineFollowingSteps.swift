extension Engine {
  /// Where the steps go that a flow contributes, and what they are outside.
  func way(from flow: FlowID) -> WayOut? {
    flows[flow].map { live in
      WayOut(
        flow: flow, parent: live.node.parent, parts: live.parts,
        screen: currentScreen ?? StepJourney.origin, depth: depthOfSteps)
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
    // NB: what comes of a stepper that begins would overtake the rest of what it begins with.
    guard beginningDepth == nil else { return false }
    defer { beginningDepth = nil }
    if !arrivals.isEmpty {
      let arrival = arrivals.removeFirst()
      beginningDepth = arrival.depth
      Scope.outside { arrival.begin(arrival.scope) }
      return true
    }
    guard !followingSteps.isEmpty else { return false }
    let journey = followingSteps.removeFirst()
    beginningDepth = journey.depth
    StepJourney.$origin.withValue(journey.screen) {
      Scope.outside { _ = go(journey) }
    }
    return true
  }

  /// Has steppers begin when the change has been told that brings them in.
  func arrive(_ bodies: [@MainActor (Scope) -> Void], as scope: Scope) {
    let depth = beginningDepth.map { $0 + 1 } ?? 0
    arrivals += bodies.map { Arrival(scope: scope, depth: depth, begin: $0) }
  }

  /// How many steps have led to those that are taken now. Those that lead to one another over time, such
  /// as a poll, are no endless loop.
  var depthOfSteps: Int { beginningDepth ?? 0 }

  static var mostFollowingSteps: Int { 100 }
}

/// The stepper of a new calçot, which is to begin.
struct Arrival {
  let scope: Scope
  /// How many steps have led to it, one after the other.
  let depth: Int
  let begin: @MainActor (Scope) -> Void
}

extension Navigation {
  /// Where the steps go that its flow contributes, and what they are outside.
  var way: WayOut? { flow.flatMap { engine?.way(from: $0) } }
}
