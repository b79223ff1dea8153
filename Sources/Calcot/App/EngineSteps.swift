/// A step that a flow keeps for later.
struct DeferredStep {
  let step: any Step
  let screen: ScreenID?
  let flow: FlowID
}

extension Engine {
  /// Takes a step from the code of one of the flow's screens.
  func take(_ step: any Step, in flow: FlowID) -> StepDisposition {
    guard isRunning else { return .refused(reason: Refusal.notRunning.description) }
    if let scope = Scope.current, scope.isEnded {
      return tell(
        step, from: scope.screen, [],
        .refused(reason: Refusal.screenEnded(scope.screen).description))
    }
    guard flows[flow] != nil else {
      let refusal = Refusal.flowEnded(flow)
      return tell(step, from: currentScope?.screen, [], .refused(reason: refusal.description))
    }
    return turn {
      defer { settleQueue() }
      return go(
        StepJourney(step: step, screen: currentScreen, next: .outwards(flow), depth: depthOfSteps))
    }
  }

  /// Takes a step from outside: the first flow that does something with it, from the app's first one
  /// to the innermost visible one, and then the others.
  func take(_ step: any Step) -> StepDisposition {
    guard isRunning else { return .refused(reason: Refusal.notRunning.description) }
    let visible = tree.visible.map { Array(tree.lineage(of: $0.flow).reversed()) } ?? []
    let others = flows.keys.filter { !visible.contains($0) }.sorted { $0.rawValue < $1.rawValue }
    return turn {
      defer { settleQueue() }
      return go(StepJourney(step: step, screen: nil, next: .among((visible + others)[...])))
    }
  }

  /// Offers each deferred step to its flow again.
  func offerDeferredSteps() {
    let waiting = deferredSteps
    deferredSteps = []
    turn {
      for deferred in waiting {
        let journey = StepJourney(
          step: deferred.step, screen: deferred.screen, next: .outwards(deferred.flow),
          isDeferred: true)
        Scope.outside { _ = go(journey) }
      }
      settleQueue()
    }
  }

  /// Refuses the steps that ended flows have kept.
  func refuseStepsOfEndedFlows() {
    let lost = deferredSteps.filter { flows[$0.flow] == nil }
    deferredSteps.removeAll { flows[$0.flow] == nil }
    for deferred in lost { refuse(deferred.step, from: deferred.screen, [deferred.flow]) }
    if !isRunning {
      for journey in followingSteps { refuse(journey.step, from: journey.screen, []) }
      (followingSteps, arrivals) = ([], [])
    }
    guard !lanes.isEmpty else { return }
    for (flow, journey) in lanes.removeAll(where: { flows[$0] == nil }) {
      let way = journey.way.last == flow ? journey.way : journey.way + [flow]
      refuse(journey.step, from: journey.screen, way)
    }
  }

  /// Refuses a step whose flow, the last on its way, has ended.
  private func refuse(_ step: any Step, from screen: ScreenID?, _ way: [FlowID]) {
    let refusal = isRunning ? way.last.map { Refusal.flowEnded($0) } ?? .notRunning : .notRunning
    tell(step, from: screen, way, .refused(reason: refusal.description))
  }

  @discardableResult
  func tell(
    _ step: any Step, from screen: ScreenID?, _ way: [FlowID], _ disposition: StepDisposition
  ) -> StepDisposition {
    guard !stepEvents.isEmpty else { return disposition }
    let event = StepEvent(step: step, screen: screen, flows: way, disposition: disposition)
    Scope.outside { stepEvents.notify(event) }
    return disposition
  }
}
