public import Calcot

extension StepFlow {
  // NB: inlinable, so that a flow's module specializes it instead of looking types up at each step.
  /// Adapts the step, navigates to it, and performs the flow's contributions.
  @inlinable
  public func handle(_ step: FlowStep) -> StepAnswer { take(step, as: adapt(step)) }

  @inlinable
  func take(_ step: FlowStep, as adaptation: StepAdaptation<FlowStep>) -> StepAnswer {
    switch adaptation {
    case .unchanged: return go(to: step, isReplaced: false)
    case .replaced(let other): return go(to: other, isReplaced: true)
    case .refused(let reason): return .refused(reason: reason)
    case .later(let reason, let decide):
      return .later(reason: reason) {
        let adaptation = await decide()
        guard self.isFlowRunning else { return StepWork.refusalOfEndedFlow }
        return self.take(step, as: adaptation)
      }
    }
  }

  @usableFromInline
  var isFlowRunning: Bool { navigation.flowScope?.isEnded == false }

  @inlinable
  func go(to step: FlowStep, isReplaced: Bool) -> StepAnswer {
    let work = StepWork(step, in: navigation, isReplaced: isReplaced)
    work.tellWillNavigate()
    return work.carryOut(navigate(to: step).content)
  }
}
