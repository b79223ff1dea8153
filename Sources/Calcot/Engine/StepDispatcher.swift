import CalcotTree

/// A dispatcher that delivers steps to flows, and keeps those that wait.
@MainActor
final class StepDispatcher: StepFollowing {
  /// Notifies observers of each step and its disposition.
  let events = ObserverSet<StepEvent>()
  private weak var tree: (any FlowDirectory)?
  private var deferredSteps = DeferredSteps()
  /// The steps with asynchronous answers, and those behind them.
  private var queues = StepQueues()
  /// The steppers to start after the change that added them has been published.
  private var arrivals = Queue<Arrival>()
  /// The steps that follow from other steps.
  private var following = Queue<StepDelivery>()
  /// The length of the chain of steps that led to the stepper that is starting, or to the step that
  /// is being delivered as following another.
  private var beginningDepth: Int?
  private var isOfferDue = false
  /// The number of nested steps, each sent by the code that handles the one before.
  private var nesting = 0

  /// The stepper of a new calçot, to be started.
  private struct Arrival {
    let scope: Scope
    /// The length of the chain of steps that led to the stepper.
    let depth: Int
    let begin: @MainActor (Scope) -> Void
  }

  /// Starts delivering steps to the flows of `tree`, which is not retained.
  func begin(_ tree: any FlowDirectory) { self.tree = tree }

  // MARK: Sending

  /// Delivers a step from the code of one of the flow's screens.
  func take(_ step: any Step, in flow: FlowID) -> StepDisposition {
    guard let tree, tree.isRunning else {
      return .refused(reason: Refusal.notRunning.description)
    }
    if let scope = Scope.current, scope.isEnded {
      return tell(
        step, from: scope.screen, [],
        .refused(reason: Refusal.screenEnded(scope.screen).description))
    }
    guard tree.liveFlow(flow) != nil else {
      let refusal = Refusal.flowEnded(flow)
      return tell(step, from: tree.currentScreen, [], .refused(reason: refusal.description))
    }
    let delivery = StepDelivery(
      step: step, screen: tree.currentScreen, next: .outwards(flow), depth: depth)
    return start(delivery, in: tree)
  }

  /// Delivers a step from outside every screen: to the first of these flows that does not forward
  /// it.
  func take(_ step: any Step, among flows: [FlowID]) -> StepDisposition {
    guard let tree, tree.isRunning else {
      return .refused(reason: Refusal.notRunning.description)
    }
    return start(StepDelivery(step: step, screen: nil, next: .among(flows[...])), in: tree)
  }

  /// Delivers a step as one turn.
  private func start(_ delivery: StepDelivery, in tree: any FlowDirectory) -> StepDisposition {
    var disposition: StepDisposition?
    if nesting > 0 || beginningDepth != nil { tree.budget.spend() }
    nesting += 1
    defer { nesting -= 1 }
    guard nesting <= TurnBudget.longestChain else {
      return tell(delivery, Self.endless(TurnBudget.longestChain))
    }
    tree.turn {
      disposition = go(delivery)
      tree.settleQueue()
    }
    return disposition ?? .refused(reason: Refusal.notRunning.description)
  }

  // MARK: Delivering

  /// Offers a step to the flows, one after the other, until one does not forward it.
  @discardableResult
  private func go(_ delivery: StepDelivery) -> StepDisposition {
    // NB: read once, as each reading of a weak reference retains it.
    guard let tree else { return .refused(reason: Refusal.notRunning.description) }
    if let refusal = Self.refusal(depth: delivery.depth, tree.budget) {
      return tell(delivery, refusal)
    }
    var delivery = delivery
    delivery.path.reserveCapacity(4)
    let sender = Scope.current
    while let live = nextFlow(&delivery, in: tree) {
      let id = live.node.id
      if !queues.isEmpty, queues.isBusy(.init(flow: id, screen: delivery.screen)) {
        return wait(delivery, behindOthersOf: id)
      }
      delivery.path.append(id)
      if let disposition = settle(
        &delivery, answer(live, delivery.step, from: sender), by: live)
      {
        return disposition
      }
    }
    if case .outwards(let ended?) = delivery.next {
      return tell(delivery, .refused(reason: Refusal.flowEnded(ended).description))
    }
    return tell(delivery, Self.noHandler(of: delivery.step))
  }

  private func nextFlow(
    _ delivery: inout StepDelivery, in tree: any FlowDirectory
  ) -> LiveFlow? {
    switch delivery.next {
    case .outwards(let id):
      guard let id, let live = tree.liveFlow(id) else { return nil }
      delivery.next = .outwards(live.node.parent)
      return live
    case .among(let others):
      guard let index = others.firstIndex(where: { tree.liveFlow($0) != nil }) else { return nil }
      delivery.next = .among(others[(index + 1)...])
      return tree.liveFlow(others[index])
    }
  }

  // NB: a flow that has removed the sending screen still forwards the step, and the parent flow
  // does not run as code of that screen.
  private func answer(_ live: LiveFlow, _ step: any Step, from sender: Scope?) -> StepAnswer? {
    guard let sender, sender.isEnded else {
      return live.parts.coordinator.handle(any: step)
    }
    return Scope.outside { live.parts.coordinator.handle(any: step) }
  }

  /// Returns the disposition for an answer; `nil` for an answer that forwards the step.
  private func settle(
    _ delivery: inout StepDelivery, _ answer: consuming StepAnswer?, by live: LiveFlow
  ) -> StepDisposition? {
    let flow = live.node.id
    switch consume answer {
    case nil:
      if case .among = delivery.next { delivery.path.removeLast() }
      forward(&delivery, by: live)
    case .forward: forward(&delivery, by: live)
    case .forwardAs(let other): if case .outwards = delivery.next { delivery.step = other }
    case .handled: return tell(delivery, .handled(by: flow))
    case .refused(let reason): return tell(delivery, .refused(reason: reason))
    case .deferred(let reason):
      if let refusal = refusal(toDefer: delivery) { return tell(delivery, refusal) }
      deferredSteps.keep(delivery.step, from: delivery.screen, for: flow)
      return tell(delivery, .deferred(by: flow, reason: reason))
    case .later(let reason, let answer):
      return wait(delivery, for: live, reason, answer)
    case .waits(let request, let answer):
      guard let outcome = request.settled else { return wait(delivery, for: live, request, answer) }
      delivery.depth += 1
      if let refusal = Self.refusal(depth: delivery.depth) { return tell(delivery, refusal) }
      let next = Self.answer(answer, to: outcome, delivery)
      return settle(&delivery, next, by: live)
    }
    return nil
  }

  /// Leaves a step to the parent flow, in that one's terms. What comes from outside is no flow's to translate.
  private func forward(_ delivery: inout StepDelivery, by live: LiveFlow) {
    guard case .outwards = delivery.next, !live.parts.redirections.isEmpty else { return }
    delivery.step = live.parts.redirected(delivery.step)
  }

  private static func endless(_ count: Int) -> StepDisposition {
    .refused(reason: "\(count) steps have led to one another")
  }

  /// Returns the refusal of a step whose chain is too long, or of a step in a turn whose budget is
  /// spent; `nil` for other steps.
  private static func refusal(depth: Int, _ budget: TurnBudget? = nil) -> StepDisposition? {
    if depth > TurnBudget.longestChain { return endless(TurnBudget.longestChain) }
    guard let budget, budget.isSpent else { return nil }
    return endless(budget.most)
  }

  /// Returns the refusal of a further step if as many as may wait do so; `nil` for a step that has
  /// its place among them.
  private func refusal(toDefer delivery: StepDelivery) -> StepDisposition? {
    guard !delivery.isDeferred, deferredCount >= Self.mostDeferred else { return nil }
    return .refused(reason: "\(Self.mostDeferred) steps are deferred already")
  }

  // NB: a user may press a button any number of times before a flow decides.
  private static var mostDeferred: Int { 100 }

  private static func noHandler(of step: any Step) -> StepDisposition {
    .refused(
      reason: "no flow handles \(type(of: step)).\(step): handle it in a coordinator, or let the "
        + "child flow redirect it to a step that the flow around it knows")
  }

  // MARK: Answers that take time

  /// Queues a step behind the sender's previous one.
  private func wait(_ delivery: StepDelivery, behindOthersOf flow: FlowID) -> StepDisposition {
    if let refusal = refusal(toDefer: delivery) {
      return tell(delivery.step, from: delivery.screen, delivery.path + [flow], refusal)
    }
    let disposition = StepDisposition.deferred(
      by: flow, reason: "a step before it is still being decided on")
    var waiting = delivery.deferred
    switch delivery.next {
    case .outwards: waiting.next = .outwards(flow)
    case .among(let others): waiting.next = .among([flow] + others)
    }
    // NB: before anybody is told, as an observer may have the step before it decided at once.
    queues.wait(waiting, in: .init(flow: flow, screen: delivery.screen))
    if !delivery.isDeferred {
      tell(delivery.step, from: delivery.screen, delivery.path + [flow], disposition)
    }
    return disposition
  }

  /// Defers a step until its asynchronous answer.
  private func wait(
    _ delivery: StepDelivery, for live: LiveFlow, _ reason: String,
    _ answer: @escaping @MainActor () async -> StepAnswer
  ) -> StepDisposition {
    let refusal = StepDisposition.refused(reason: Refusal.flowEnded(live.node.id).description)
    guard !live.scope.isEnded else { return tell(delivery, refusal) }
    if let refusal = self.refusal(toDefer: delivery) { return tell(delivery, refusal) }
    let sender = StepQueues.Sender(flow: live.node.id, screen: delivery.screen)
    let number = queues.begin(delivery.deferred, in: sender)
    let disposition = tell(delivery, .deferred(by: live.node.id, reason: reason))
    // NB: an observer that was told may have ended the flow, which would start no task.
    guard !live.scope.isEnded else {
      return queues.end(number, in: sender).map { tell($0, refusal) } ?? refusal
    }
    StepDelivery.$origin.withValue(delivery.screen) {
      live.scope.task("deciding on \(delivery.step)") { [weak self] in
        let answer = await answer()
        self?.resume(number, in: sender, of: live, with: answer)
      }
    }
    return disposition
  }

  /// Defers a step until the navigation to which it leads is performed.
  private func wait(
    _ delivery: StepDelivery, for live: LiveFlow, _ request: PendingRequest,
    _ answer: @escaping @MainActor () -> StepAnswer
  ) -> StepDisposition {
    if let refusal = refusal(toDefer: delivery) { return tell(delivery, refusal) }
    let sender = StepQueues.Sender(flow: live.node.id, screen: delivery.screen)
    let number = queues.begin(delivery.deferred, in: sender, survivesFlow: true)
    let disposition = tell(
      delivery,
      .deferred(
        by: live.node.id, reason: "its navigation waits for another one or for the user"))
    request.whenSettled { [weak self] outcome in
      self?.resume(number, in: sender, of: live, with: Self.answer(answer, to: outcome, delivery))
    }
    return disposition
  }

  /// Returns the answer to a step whose navigation has been performed or refused.
  private static func answer(
    _ answer: @escaping @MainActor () -> StepAnswer, to outcome: Answer, _ delivery: StepDelivery
  ) -> StepAnswer {
    if case .refused(let refusal) = outcome { return .refused(reason: refusal.description) }
    return Scope.outside { StepDelivery.$origin.withValue(delivery.screen, operation: answer) }
  }

  private func resume(
    _ number: Int, in sender: StepQueues.Sender, of live: LiveFlow, with answer: StepAnswer
  ) {
    guard let tree, var delivery = queues.end(number, in: sender) else { return }
    tree.turn {
      if settle(&delivery, answer, by: live) == nil { go(delivery) }
      // NB: steps that follow from this one are handled before those that have waited behind it.
      tree.settleQueue()
      while tree.isRunning, let next = queues.next(in: sender) {
        go(next)
        tree.settleQueue()
      }
    }
  }

  // MARK: Steps that follow from others

  func origin(in flow: FlowID) -> StepOrigin? {
    tree?.liveFlow(flow).map { live in
      StepOrigin(
        flow: flow, parent: live.node.parent,
        screen: tree?.currentScreen ?? StepDelivery.origin, depth: depth,
        redirect: { [parts = live.parts] in parts.redirected($0) })
    }
  }

  func follow(_ current: [any Step], _ parent: [any Step], from origin: StepOrigin) {
    for step in current { follow(step, to: origin.flow, origin) }
    for step in parent { follow(origin.redirected(step), to: origin.parent, origin) }
  }

  private func follow(_ step: any Step, to flow: FlowID?, _ origin: StepOrigin) {
    following.append(
      StepDelivery(
        step: step, screen: origin.screen, next: .outwards(flow), depth: origin.depth + 1))
  }

  /// Schedules steppers to start after the change that added them has been published.
  func arrive(_ bodies: [@MainActor (Scope) -> Void], as scope: Scope) {
    guard !bodies.isEmpty, tree?.isRunning == true else { return }
    let depth = beginningDepth.map { $0 + 1 } ?? 0
    for body in bodies { arrivals.append(Arrival(scope: scope, depth: depth, begin: body)) }
  }

  /// Starts the stepper of a new calçot, or delivers the next step that follows from another.
  ///
  /// - Returns: A Boolean value that indicates whether there was a stepper or a step.
  func beginNext() -> Bool {
    // NB: steps that follow from a starting stepper would overtake its remaining initial steps.
    guard beginningDepth == nil, !arrivals.isEmpty || !following.isEmpty else { return false }
    defer { beginningDepth = nil }
    if let arrival = arrivals.next() {
      beginningDepth = arrival.depth
      Scope.outside { arrival.begin(arrival.scope) }
      return true
    }
    guard let delivery = following.next() else { return false }
    beginningDepth = delivery.depth
    StepDelivery.$origin.withValue(delivery.screen) {
      Scope.outside { _ = go(delivery) }
    }
    return true
  }

  /// The length of the chain of steps that led to those being sent now. Steps that follow one
  /// another over time, such as those of a poll, do not count as an endless loop.
  private var depth: Int { beginningDepth ?? 0 }

  var exhaustion: StepDisposition? { Self.refusal(depth: depth, tree?.budget) }

  func run(chain: Int, _ body: () -> [StepDisposition]) -> [StepDisposition] {
    guard chain > 0 else { return body() }
    let before = beginningDepth
    beginningDepth = depth + chain
    defer { beginningDepth = before }
    return body()
  }

  // MARK: Deferred steps

  /// The number of steps that flows keep or decide on.
  var deferredCount: Int { deferredSteps.count + queues.count }

  /// Records a change of the tree, after which deferred steps are offered again.
  func treeChanged() { isOfferDue = true }

  /// Offers the deferred steps to their flows again if the tree has changed; returns whether there
  /// were any.
  func offerAfterChange() -> Bool {
    guard isOfferDue else { return false }
    isOfferDue = false
    guard !deferredSteps.isEmpty || !queues.isEmpty else { return false }
    refuseStepsOfEndedFlows()
    offer()
    return true
  }

  /// Offers each deferred step to its flow again.
  func offerDeferredSteps() {
    tree?.turn {
      offer()
      tree?.settleQueue()
    }
  }

  // NB: steps that can no longer be offered in this turn are kept for a later one.
  private func offer() {
    guard let tree, deferredSteps.beginOffer() else { return }
    defer { deferredSteps.endOffer() }
    while !tree.budget.isSpent, let round = deferredSteps.nextRound() {
      var hasSettled = false
      for kept in round {
        defer { deferredSteps.endStep() }
        guard !tree.budget.isSpent else {
          deferredSteps.keep(kept.step, from: kept.screen, for: kept.flow)
          continue
        }
        let delivery = StepDelivery(
          step: kept.step, screen: kept.screen, next: .outwards(kept.flow), isDeferred: true)
        if case .deferred = Scope.outside({ go(delivery) }) { continue }
        hasSettled = true
      }
      deferredSteps.endRound(hasSettled: hasSettled)
      tree.budget.spend()
    }
  }

  /// Refuses the steps that ended flows have kept.
  func refuseStepsOfEndedFlows() {
    let isEnded = { [tree] (flow: FlowID) in tree?.liveFlow(flow) == nil }
    for kept in deferredSteps.removeAll(where: isEnded) {
      refuse(kept.step, from: kept.screen, [kept.flow])
    }
    if tree?.isRunning != true {
      // NB: released after the access, because the `deinit` of what they hold may use the app.
      let steppers = arrivals.removeAll()
      for delivery in following.removeAll() { refuse(delivery.step, from: delivery.screen, []) }
      withExtendedLifetime(steppers) {}
    }
    guard !queues.isEmpty else { return }
    for (flow, delivery) in queues.removeAll(where: isEnded) {
      let path = delivery.path.last == flow ? delivery.path : delivery.path + [flow]
      refuse(delivery.step, from: delivery.screen, path)
    }
  }

  /// Refuses a step whose flow, the last on its path, has ended.
  private func refuse(_ step: any Step, from screen: ScreenID?, _ path: [FlowID]) {
    let isRunning = tree?.isRunning == true
    let refusal = isRunning ? path.last.map { Refusal.flowEnded($0) } ?? .notRunning : .notRunning
    tell(step, from: screen, path, .refused(reason: refusal.description))
  }

  // MARK: Telling

  private func tell(_ delivery: StepDelivery, _ disposition: StepDisposition) -> StepDisposition {
    if delivery.isDeferred, case .deferred = disposition { return disposition }
    return tell(delivery.step, from: delivery.screen, delivery.path, disposition)
  }

  @discardableResult
  private func tell(
    _ step: any Step, from screen: ScreenID?, _ path: [FlowID], _ disposition: StepDisposition
  ) -> StepDisposition {
    guard !events.isEmpty else { return disposition }
    let event = StepEvent(step: step, screen: screen, flows: path, disposition: disposition)
    Scope.outside { events.notify(event) }
    return disposition
  }
}

/// The flows to which a ``StepDispatcher`` delivers steps.
@MainActor
protocol FlowDirectory: AnyObject {
  var isRunning: Bool { get }
  var currentScreen: ScreenID? { get }
  /// The remaining budget of the running turn.
  var budget: TurnBudget { get set }
  /// Returns a flow of the tree, or nil after it has ended.
  func liveFlow(_ id: FlowID) -> LiveFlow?
  /// Runs `body` as one turn.
  func turn(_ body: () -> Void)
  /// Performs the requests made inside other navigations.
  func settleQueue()
}
