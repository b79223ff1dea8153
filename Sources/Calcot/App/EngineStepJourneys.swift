extension Engine {
  /// Lets the flows decide on a step, one after the other, until one does something with it or takes
  /// its time.
  @discardableResult
  func go(_ journey: StepJourney) -> StepDisposition {
    var journey = journey
    while let live = nextFlow(&journey) {
      let id = live.node.id
      if !lanes.isEmpty, lanes.isBusy(.init(flow: id, screen: journey.screen)) {
        return wait(journey, for: id)
      }
      journey.way.append(id)
      if let disposition = settle(&journey, answer(live, journey.step), by: live) {
        return disposition
      }
    }
    return tell(journey, nobodyHandles(journey.step))
  }

  private func nextFlow(_ journey: inout StepJourney) -> LiveFlow? {
    switch journey.next {
    case .outwards(let id):
      guard let live = id.flatMap({ flows[$0] }) else { return nil }
      journey.next = .outwards(live.node.parent)
      return live
    case .among(let others):
      guard let index = others.firstIndex(where: { flows[$0] != nil }) else { return nil }
      journey.next = .among(others[(index + 1)...])
      return flows[others[index]]
    }
  }

  // NB: a flow that has taken off the screen that said so still passes the step on, and the flow around
  // it is no code of that screen.
  private func answer(_ live: LiveFlow, _ step: any Step) -> StepAnswer? {
    guard let scope = Scope.current, scope.isEnded else { return live.parts.handle(step) }
    return Scope.outside { live.parts.handle(step) }
  }

  /// What an answer comes to; nil for one that passes the step on.
  private func settle(
    _ journey: inout StepJourney, _ answer: StepAnswer?, by live: LiveFlow
  ) -> StepDisposition? {
    let flow = live.node.id
    switch (answer, journey.next) {
    case (nil, .among): journey.way.removeLast()
    case (.forward, .among), (.forwardAs, .among): break
    case (nil, .outwards), (.forward, .outwards):
      journey.step = live.parts.redirected(journey.step)
    case (.forwardAs(let other), .outwards): journey.step = other
    case (.handled, _): return tell(journey, .handled(by: flow))
    case (.refused(let reason), _): return tell(journey, .refused(reason: reason))
    case (.deferred(let reason), _):
      deferredSteps.append(DeferredStep(step: journey.step, screen: journey.screen, flow: flow))
      return tell(journey, .deferred(by: flow, reason: reason))
    case (.later(let reason, let answer), _):
      return take(journey, by: live, reason, answer)
    }
    return nil
  }

  private func tell(_ journey: StepJourney, _ disposition: StepDisposition) -> StepDisposition {
    if journey.isDeferred, case .deferred = disposition { return disposition }
    return tell(journey.step, from: journey.screen, journey.way, disposition)
  }

  private func nobodyHandles(_ step: any Step) -> StepDisposition {
    .refused(
      reason: "no flow handles \(type(of: step)).\(step): handle it in a coordinator, or let the "
        + "calçot of the flow redirect it to a step that the flow around it knows")
  }

  // MARK: Answers that take time

  private func wait(_ journey: StepJourney, for flow: FlowID) -> StepDisposition {
    let disposition = StepDisposition.deferred(
      by: flow, reason: "a step before it is still being decided on")
    if !journey.isDeferred {
      tell(journey.step, from: journey.screen, journey.way + [flow], disposition)
    }
    var journey = journey
    journey.isDeferred = true
    switch journey.next {
    case .outwards: journey.next = .outwards(flow)
    case .among(let others): journey.next = .among([flow] + others)
    }
    lanes.wait(journey, in: .init(flow: flow, screen: journey.screen))
    return disposition
  }

  private func take(
    _ journey: StepJourney, by live: LiveFlow, _ reason: String,
    _ answer: @escaping @MainActor () async -> StepAnswer
  ) -> StepDisposition {
    let disposition = tell(journey, .deferred(by: live.node.id, reason: reason))
    let lane = StepLanes.Lane(flow: live.node.id, screen: journey.screen)
    var journey = journey
    journey.isDeferred = true
    let number = lanes.begin(journey, in: lane)
    StepJourney.$origin.withValue(journey.screen) {
      live.scope.task("deciding on \(journey.step)") { [weak self] in
        let answer = await answer()
        self?.goOn(number, in: lane, with: answer)
      }
    }
    return disposition
  }

  private func goOn(_ number: Int, in lane: StepLanes.Lane, with answer: StepAnswer) {
    guard var journey = lanes.end(number, in: lane), let live = flows[lane.flow] else { return }
    turn {
      if settle(&journey, answer, by: live) == nil { go(journey) }
      while let next = lanes.next(in: lane) { go(next) }
      settleQueue()
    }
  }

  // MARK: Steps that come of a step

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
