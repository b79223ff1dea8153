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
      return offer(step, to: flow, from: currentScreen)
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
      var way: [FlowID] = []
      for id in visible + others {
        guard let answer = flows[id]?.parts.handle(step) else { continue }
        way.append(id)
        if let disposition = disposition(of: answer, step, by: id, from: nil) {
          return tell(step, from: nil, way, disposition)
        }
      }
      return tell(step, from: nil, way, nobodyHandles(step))
    }
  }

  /// Offers each deferred step to its flow again.
  func offerDeferredSteps() {
    let waiting = deferredSteps
    deferredSteps = []
    turn {
      for deferred in waiting {
        Scope.outside {
          _ = offer(deferred.step, to: deferred.flow, from: deferred.screen, again: true)
        }
      }
      settleQueue()
    }
  }

  /// Refuses the steps that ended flows have kept.
  func refuseStepsOfEndedFlows() {
    let lost = deferredSteps.filter { flows[$0.flow] == nil }
    deferredSteps.removeAll { flows[$0.flow] == nil }
    for deferred in lost {
      let refusal = isRunning ? Refusal.flowEnded(deferred.flow) : .notRunning
      tell(
        deferred.step, from: deferred.screen, [deferred.flow],
        .refused(reason: refusal.description))
    }
  }

  private func offer(
    _ step: any Step, to flow: FlowID, from screen: ScreenID?, again: Bool = false
  ) -> StepDisposition {
    var (step, way, next) = (step, [FlowID](), Optional(flow))
    while let id = next, let live = flows[id] {
      way.append(id)
      next = live.node.parent
      switch live.parts.handle(step) {
      case nil, .forward: step = live.parts.redirected(step)
      case .forwardAs(let other): step = other
      case .some(let answer):
        guard let disposition = disposition(of: answer, step, by: id, from: screen) else {
          continue
        }
        if again, case .deferred = disposition { return disposition }
        return tell(step, from: screen, way, disposition)
      }
    }
    return tell(step, from: screen, way, nobodyHandles(step))
  }

  /// What an answer comes to; nil for one that passes the step on.
  private func disposition(
    of answer: StepAnswer, _ step: any Step, by flow: FlowID, from screen: ScreenID?
  ) -> StepDisposition? {
    switch answer {
    case .handled: return .handled(by: flow)
    case .forward, .forwardAs: return nil
    case .deferred(let reason):
      deferredSteps.append(DeferredStep(step: step, screen: screen, flow: flow))
      return .deferred(by: flow, reason: reason)
    case .refused(let reason): return .refused(reason: reason)
    }
  }

  private func nobodyHandles(_ step: any Step) -> StepDisposition {
    .refused(
      reason: "no flow handles \(type(of: step)).\(step): handle it in a coordinator, or let the "
        + "calçot of the flow redirect it to a step that the flow around it knows")
  }

  @discardableResult
  private func tell(
    _ step: any Step, from screen: ScreenID?, _ way: [FlowID], _ disposition: StepDisposition
  ) -> StepDisposition {
    let event = StepEvent(step: step, screen: screen, flows: way, disposition: disposition)
    Scope.outside { stepEvents.notify(event) }
    return disposition
  }
}
