extension StepFlow {
  /// Adapts the step, navigates to it, and carries out what the flow contributes.
  public func handle(_ step: FlowStep) -> StepAnswer { take(step, as: adapt(step)) }

  private func take(_ step: FlowStep, as adaptation: Adaptation) -> StepAnswer {
    switch adaptation {
    case .unchanged: go(to: step, insteadOf: nil)
    case .replaced(let other): go(to: other, insteadOf: step)
    case .refused(let reason): .refused(reason: reason)
    case .later(let reason, let decide):
      later(reason, decide) { self.take(step, as: $0) }
    }
  }

  /// An answer that comes after `wait`, unless the flow has ended by then.
  private func later<Value>(
    _ reason: String, _ wait: @escaping @MainActor () async -> Value,
    _ answer: @escaping @MainActor (Value) -> StepAnswer
  ) -> StepAnswer {
    .later(reason: reason) {
      let value = await wait()
      guard let scope = Scope.current, !scope.isEnded else {
        return .refused(reason: "the flow has ended")
      }
      return answer(value)
    }
  }

  private func go(to step: FlowStep, insteadOf original: FlowStep?) -> StepAnswer {
    guard let engine = navigation.engine, let flow = navigation.flow else {
      return .refused(reason: Refusal.notRunning.description)
    }
    let watchers = engine.watchers(of: flow)
    for watcher in watchers.reversed() { watcher.willNavigate(to: step, in: flow) }
    let contributed = Contributed(
      step: step, isReplaced: original != nil, flow: flow, watchers: watchers)
    return carryOut(navigate(to: step), contributed)
  }

  private func carryOut(_ contributions: Contributions, _ step: Contributed<FlowStep>) -> StepAnswer
  {
    switch contributions.verdict {
    case .deferred(let reason): return .deferred(reason: reason)
    case .refused(let reason): return .refused(reason: reason)
    case .handled, .forward: break
    }
    // NB: worked out beforehand, because the flow may end with what it contributes.
    let way =
      contributions.hasSteps || step.isReplaced ? navigation.engine?.way(from: step.flow) : nil
    switch change(contributions) {
    case .done: return goOn(contributions, step, way)
    case .refused(let refusal): return .refused(reason: refusal.description)
    case .queued(let request), .deferred(let request):
      return .waits(for: request) { self.goOn(contributions, step, way) }
    }
  }

  /// Changes the navigation as one transition.
  private func change(_ contributions: Contributions) -> Answer {
    let moves = contributions.moves
    guard moves.count + (contributions.end == nil ? 0 : 1) > 1 else {
      return moves.first?.carryOut(navigation) ?? contributions.end.map(end) ?? .done
    }
    return navigation.together {
      for move in moves { _ = move.carryOut(navigation) }
      _ = contributions.end.map(end)
    }
  }

  private func end(_ end: Contributions.End) -> Answer {
    switch end {
    case .value(let value): finish(with: value)
    case .cancelled: cancel()
    }
  }

  /// What comes when the navigation has changed.
  private func goOn(
    _ contributions: Contributions, _ step: Contributed<FlowStep>, _ way: WayOut?
  ) -> StepAnswer {
    if let preparation = contributions.preparations.first {
      var rest = contributions
      rest.preparations.removeFirst()
      (rest.moves, rest.end) = ([], nil)
      return later(preparation.reason) {
        await Preparations.of(preparation.flows)
      } _: { failures in
        self.carryOut(.many(rest, preparation.next(failures)), step)
      }
    }
    for watcher in step.watchers { watcher.didNavigate(to: step.step, in: step.flow) }
    if let way, contributions.hasSteps {
      navigation.engine?.follow(contributions.currentSteps, contributions.parentSteps, on: way)
    }
    guard contributions.verdict == .forward else { return .handled }
    return step.isReplaced ? .forwardAs(way?.redirected(step.step) ?? step.step) : .forward
  }
}

/// The step to which a flow has contributed.
@MainActor
struct Contributed<FlowStep: Step> {
  let step: FlowStep
  /// Whether the flow has adapted it.
  let isReplaced: Bool
  let flow: FlowID
  let watchers: [any NavigationWatching]
}
