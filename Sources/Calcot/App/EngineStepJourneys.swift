extension Engine {
  /// Lets the flows decide on a step, one after the other, until one does something with it or takes
  /// its time.
  @discardableResult
  func go(_ journey: StepJourney) -> StepDisposition {
    guard journey.depth <= Self.mostFollowingSteps else {
      return tell(
        journey, .refused(reason: "\(Self.mostFollowingSteps) steps have led to one another"))
    }
    var journey = journey
    journey.way.reserveCapacity(4)
    while let live = nextFlow(&journey) {
      let id = live.node.id
      if !lanes.isEmpty, lanes.isBusy(.init(flow: id, screen: journey.screen)) {
        return wait(journey, behindOthersOf: id)
      }
      journey.way.append(id)
      if let disposition = settle(&journey, answer(live, journey.step), by: live) {
        return disposition
      }
    }
    if case .outwards(let ended?) = journey.next {
      return tell(journey, .refused(reason: Refusal.flowEnded(ended).description))
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
  func settle(
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
      return wait(journey, for: live, reason, answer)
    case (.waits(let request, let answer), _):
      return wait(journey, for: live, request, answer)
    }
    return nil
  }

  func tell(_ journey: StepJourney, _ disposition: StepDisposition) -> StepDisposition {
    if journey.isDeferred, case .deferred = disposition { return disposition }
    return tell(journey.step, from: journey.screen, journey.way, disposition)
  }

  private func nobodyHandles(_ step: any Step) -> StepDisposition {
    .refused(
      reason: "no flow handles \(type(of: step)).\(step): handle it in a coordinator, or let the "
        + "calçot of the flow redirect it to a step that the flow around it knows")
  }
}
