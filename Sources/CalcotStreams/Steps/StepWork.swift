public import Calcot

/// The execution of a step's contributions.
@MainActor @usableFromInline
struct StepWork {
  private let step: any Step
  private let navigation: Navigation
  /// A Boolean value that indicates whether the flow has replaced the step.
  private let isReplaced: Bool
  /// The coordinators that observe navigation, the innermost first.
  private let watchers: [any NavigationWatching]

  @usableFromInline
  init(_ step: any Step, in navigation: Navigation, isReplaced: Bool) {
    (self.step, self.navigation, self.isReplaced) = (step, navigation, isReplaced)
    if let flow = navigation.flow, let handler = navigation.handler {
      watchers = handler.watchers(of: flow)
    } else {
      watchers = []
    }
  }

  @usableFromInline
  func tellWillNavigate() {
    guard !watchers.isEmpty, let flow = navigation.flow else { return }
    for watcher in watchers.reversed() { watcher.willNavigate(to: step, in: flow) }
  }

  @usableFromInline
  func carryOut(_ content: StepContent) -> StepAnswer {
    switch content.verdict {
    case .deferred(let reason): return .deferred(reason: reason)
    case .refused(let reason): return .refused(reason: reason)
    case .forward where content.isEmpty && watchers.isEmpty && !isReplaced: return .forward
    case .handled, .forward: break
    }
    // NB: computed beforehand, because performing the contributions may end the flow.
    let origin =
      content.hasSteps || isReplaced
      ? navigation.flow.flatMap { navigation.handler?.followingSteps.origin(in: $0) } : nil
    switch change(content) {
    case .done: return resume(content, origin)
    case .refused(let refusal): return .refused(reason: refusal.description)
    case .queued(let request), .deferred(let request):
      return .waits(for: request) { resume(content, origin) }
    }
  }

  /// Changes the navigation in one transition.
  private func change(_ content: StepContent) -> Answer {
    let moves = content.moves
    if moves.isEmpty, content.end == nil { return .done }
    guard moves.count + (content.end == nil ? 0 : 1) > 1 else {
      return moves.first.map(request) ?? content.end.map(end) ?? .done
    }
    return navigation.batch {
      for move in moves { _ = request(move) }
      _ = content.end.map(end)
    }
  }

  private func request(_ requested: StepContent.Requested) -> Answer {
    navigation.perform(requested.move, carrying: requested.carried, at: site)
  }

  private func end(_ end: StepContent.End) -> Answer {
    navigation.finish(giving: end.value, at: site)
  }

  private var site: CallSite { .router(type(of: step)) }

  /// Performs the contributions that follow the change of the navigation.
  private func resume(_ content: StepContent, _ origin: StepOrigin?) -> StepAnswer {
    if let preparation = content.preparations.first {
      var rest = content
      rest.preparations.removeFirst()
      (rest.moves, rest.end) = ([], nil)
      return .later(reason: preparation.reason) {
        guard let scope = navigation.flowScope else { return Self.refusalOfEndedFlow }
        let failures = await Preparations.of(preparation.flows, in: scope)
        guard !scope.isEnded else { return Self.refusalOfEndedFlow }
        rest.add(preparation.next(failures))
        return carryOut(rest)
      }
    }
    if !watchers.isEmpty, let flow = navigation.flow {
      for watcher in watchers { watcher.didNavigate(to: step, in: flow) }
    }
    if let origin, content.hasSteps {
      navigation.handler?.followingSteps.follow(
        content.currentSteps, content.parentSteps, from: origin)
    }
    StepQuestion.ask(content.questions, on: navigation)
    guard content.verdict == .forward else { return .handled }
    return isReplaced ? .forwardAs(origin?.redirected(step) ?? step) : .forward
  }

  /// The answer for a flow that has ended while it was deciding.
  @usableFromInline
  static var refusalOfEndedFlow: StepAnswer { .refused(reason: "the flow has ended") }
}
