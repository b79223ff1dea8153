extension Engine {
  /// Has a step wait for the one before it.
  func wait(_ journey: StepJourney, behindOthersOf flow: FlowID) -> StepDisposition {
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

  /// Has a step wait for an answer that takes time.
  func wait(
    _ journey: StepJourney, for live: LiveFlow, _ reason: String,
    _ answer: @escaping @MainActor () async -> StepAnswer
  ) -> StepDisposition {
    guard !live.scope.isEnded else {
      return tell(journey, .refused(reason: Refusal.flowEnded(live.node.id).description))
    }
    let disposition = tell(journey, .deferred(by: live.node.id, reason: reason))
    let lane = StepLanes.Lane(flow: live.node.id, screen: journey.screen)
    let number = lanes.begin(journey.deferred, in: lane)
    StepJourney.$origin.withValue(journey.screen) {
      live.scope.task("deciding on \(journey.step)") { [weak self] in
        let answer = await answer()
        self?.goOn(number, in: lane, of: live, with: answer)
      }
    }
    return disposition
  }

  /// Has a step wait for the navigation to which it leads.
  func wait(
    _ journey: StepJourney, for live: LiveFlow, _ request: PendingRequest,
    _ answer: @escaping @MainActor () -> StepAnswer
  ) -> StepDisposition {
    let disposition = tell(
      journey,
      .deferred(
        by: live.node.id, reason: "its navigation waits for another one or for the user"))
    let lane = StepLanes.Lane(flow: live.node.id, screen: journey.screen)
    let number = lanes.begin(journey.deferred, in: lane, survivesFlow: true)
    request.whenSettled { [weak self] outcome in
      let answer: StepAnswer =
        switch outcome {
        case .done:
          Scope.outside { StepJourney.$origin.withValue(journey.screen, operation: answer) }
        case .refused(let refusal): .refused(reason: refusal.description)
        }
      self?.goOn(number, in: lane, of: live, with: answer)
    }
    return disposition
  }

  private func goOn(
    _ number: Int, in lane: StepLanes.Lane, of live: LiveFlow, with answer: StepAnswer
  ) {
    guard var journey = lanes.end(number, in: lane) else { return }
    turn {
      if settle(&journey, answer, by: live) == nil { go(journey) }
      // NB: what comes of the step is decided on before those that have waited behind it.
      settleQueue()
      while isRunning, let next = lanes.next(in: lane) {
        go(next)
        settleQueue()
      }
    }
  }
}
