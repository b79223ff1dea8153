import CalcotContent
import CalcotTree

/// The engine of a running app: it owns the navigation tree and the order of a turn. Nothing that
/// it runs retains it.
///
/// A change of the tree passes four stages: it is requested (``request(_:)``), applied to a copy of
/// the tree (`attempt`), allowed by the screens that would leave and by the guards
/// (``allow(_:leaving:entering:of:consents:)``), and performed (`commit`). Queued requests, open
/// questions, running steps, live objects and published changes have owners of their own.
@MainActor
final class Engine {
  private(set) var tree = NavigationTree(layers: [])
  var identities = Identities()
  private(set) var isRunning = false
  /// A Boolean value that indicates whether a change of the tree is being prepared or performed.
  var isNavigating = false

  var requests = RequestQueue()
  var questions = Questions() { didSet { publisher.questionsChanged() } }
  let live: LiveTree
  let steps = StepDispatcher()
  let publisher = TurnPublisher()
  let routes: AppRoutes
  let events = AppEvents()
  let ledger: WorkLedger
  let observation = TreeObservation()

  init(watchesRelease: Bool, routes: AppRoutes) {
    self.routes = routes
    ledger = WorkLedger { [events] in
      events.report($0)
    } tasksChanged: { [events] in
      events.tasksChanged()
    }
    live = LiveTree(ledger: ledger, watchesRelease: watchesRelease)
    steps.begin(self)
    publisher.begin(self)
  }

  // MARK: Start and end

  /// Starts the engine with a tree and its flows.
  func start(
    reason: TreeTransition.Reason, _ prepare: (inout Change) throws(Refusal) -> Void
  ) {
    var change = Change(TreeEdit(tree, identities: identities))
    isRunning = true
    do throws(Refusal) { try prepare(&change) } catch {
      report("The app does not start: \(error).")
    }
    guard isRunning else { return }
    publisher.turn {
      commit(change, reason: reason, askedBy: .app)
      settleQueue()
    }
  }

  /// Ends every scope, settles everything that waits, and releases the coordinators.
  func end() {
    guard isRunning else { return }
    isRunning = false
    publisher.questionsChanged()
    // NB: in a queue of their own, because a `deinit` of what they carry may use the app.
    var former = requests
    requests = RequestQueue()
    let unsettled = former.removeAll()
    if !tree.layers.isEmpty {
      let empty = TreeEdit(NavigationTree(layers: []), identities: identities)
      commit(Change(empty), reason: .end, askedBy: .app)
    }
    for pending in unsettled { pending.settle(.refused(.notRunning)) }
    for abandon in questions.abandonAll() { abandon() }
    steps.refuseStepsOfEndedFlows()
    publisher.flush()
  }

  // MARK: Requests

  /// Performs a request; returns why it waits or is refused if it is not performed at once.
  func request(_ request: Request) -> Answer {
    guard isRunning else { return .refused(.notRunning) }
    if case .open(let link) = request.move, request.address == nil {
      return open(link, for: request)
    }
    let request = request.asked(in: ledger)
    if let scope = request.scope, scope.isEnded {
      return reporting(request, .refused(.screenEnded(scope.screen)))
    }
    if !request.isByUser, let answer = requests.collect(request) { return answer }
    guard steps.exhaustion == nil else { return reporting(request, .refused(endless)) }
    if isNavigating { return reporting(request, requests.add(request)) }
    return publisher.turn {
      let answer = carryOut(request, pending: nil)
      settleQueue()
      return reporting(request, answer)
    }
  }

  /// The refusal of requests in a turn that would not end.
  var endless: Refusal {
    .endlessRequests(budget.isSpent ? budget.most : TurnBudget.longestChain)
  }

  /// Performs the requests made inside other navigations, then starts steppers and delivers steps,
  /// and finally opens a question.
  func settleQueue() {
    while !isNavigating {
      switch requests.next() {
      case .answer(let give, let pending): pending.settle(give())
      case .request(let request, let pending):
        pending.settle(carryOut(request, pending: pending))
      case .deferred(let bound, let pending):
        pending.settle(attempt(bound, consents: AgreedQuestions(), pending: pending))
      case nil:
        guard steps.beginNext() || steps.offerAfterChange() || openNextQuestion() else { return }
      }
      budget.spend()
    }
  }

  private func carryOut(_ request: Request, pending: PendingRequest?) -> Answer {
    if let scope = request.scope, scope.isEnded { return .refused(.screenEnded(scope.screen)) }
    do throws(Refusal) {
      try checkHosts(request.move.needs)
      let bound = try request.bound(to: tree)
      try checkRunning()
      guard requests.parked == nil || request.move.isFact else {
        return requests.defer(bound, pending)
      }
      return attempt(bound, consents: AgreedQuestions(), pending: pending)
    } catch {
      return .refused(error)
    }
  }

  /// Throws after the app has ended.
  ///
  /// The app's code that is called while a change is prepared may end the app: after each such call
  /// nothing more is asked, and nothing is kept or performed.
  func checkRunning() throws(Refusal) {
    if !isRunning { throw .notRunning }
  }

  /// Applies the change to a copy of the current tree, asks the guards, and performs it.
  private func attempt(
    _ request: Request, consents: AgreedQuestions, pending: PendingRequest?
  ) -> Answer {
    if let scope = request.scope, scope.isEnded { return .refused(.screenEnded(scope.screen)) }
    isNavigating = true
    defer { isNavigating = false }
    do throws(Refusal) {
      try checkRunning()
      // NB: again, because another host may have come while the request waited.
      try checkHosts(request.move.needs)
      if let flow = request.flow, live.flows[flow] == nil { throw .flowEnded(flow) }
      var change = Change(TreeEdit(tree, identities: identities))
      try apply(request, to: &change)
      for flow in change.results.keys where live.flows[flow]?.hasGivenResult == true {
        throw .alreadyFinished(flow)
      }
      guard change.edit.tree != tree || !change.results.isEmpty else {
        live.expect(change.awaited, in: tree)
        return .done
      }
      let leaving = change.edit.removeEndedFlows(since: tree)
      var entering = change.edit.tree.screens(notIn: tree)
      let started = try change.startChildFlows(of: entering) { id throws(Refusal) in
        try checkRunning()
        return live.flows[id]
      }
      if started {
        entering = change.edit.tree.screens(notIn: tree)
      }
      if !request.move.isFact {
        let verdict = try allow(
          change, leaving: leaving, entering: entering, of: request, consents: consents)
        try checkRunning()
        switch verdict {
        case .allowed: break
        case .asks(let question): return try ask(question, before: request, pending)
        case .waits where budget.isSpent: throw endless
        case .waits: return requests.wait(request, pending)
        }
      }
      try checkRunning()
      commit(
        change, reason: request.reason(in: tree), askedBy: request.askedBy, leaving: leaving,
        entering: entering)
      if let scope = request.scope, scope.isEnded { scope.hasEndedItself = true }
      if tree.layers.isEmpty { end() }
      return .done
    } catch {
      return .refused(isRunning ? error : .notRunning)
    }
  }

  /// Applies a bound request to a draft.
  private func apply(_ request: Request, to change: inout Change) throws(Refusal) {
    switch request.move {
    case .batch:
      guard change.edit.tree.visible?.id == request.visible else {
        throw .stale("the visible screen")
      }
      for part in request.parts { try apply(part.bound(to: change.edit.tree), to: &change) }
    case .open:
      if let address = request.address { try follow(address, in: &change) }
    case .go(let path):
      var walk = walk(change)
      try walk.follow(path)
      change = walk.change
    default: try change.apply(request)
    }
  }

  /// Asks the user before a request proceeds, and parks the request.
  private func ask(
    _ toAsk: AgreedQuestions.Asking, before request: Request, _ pending: PendingRequest?
  ) throws(Refusal) -> Answer {
    try checkHosts([.alert])
    try checkRunning()
    let question = toAsk.question
    let dialog = Dialog(
      id: identities.layer(), style: .alert, title: question.title, message: question.message,
      choices: question.choices, owner: toAsk.owner)
    questions.add(dialog) { [weak self] index in
      self?.resumeParked(agreed: index == Question.agreement)
    }
    return requests.park(request, consents: toAsk.consents, pending)
  }

  private func resumeParked(agreed: Bool) {
    guard let parked = requests.unpark() else { return }
    parked.pending.settle(
      agreed
        ? attempt(parked.bound, consents: parked.consents, pending: parked.pending)
        : .refused(.declined))
  }

  /// Throws if a host that shows the app lacks a capability.
  func checkHosts(_ needs: [Capability]) throws(Refusal) {
    for need in needs {
      if let host = publisher.hostLacking(need) { throw .hostCannot(need, host: host) }
    }
  }

  // MARK: Commit

  /// Performs a change: covers and ends the screens that leave, makes and shows those that enter,
  /// notifies the observers, and delivers the results of flows that have ended.
  ///
  /// - Parameters:
  ///   - leaving: The screens that are only in the current tree, if known.
  ///   - entering: The screens that are only in the changed tree, if known.
  func commit(
    _ change: Change, reason: TreeTransition.Reason, askedBy: TreeTransition.Asker,
    leaving: [ScreenNode]? = nil, entering: [ScreenNode]? = nil
  ) {
    let wasNavigating = isNavigating
    isNavigating = true
    defer { isNavigating = wasNavigating }
    let before = tree
    let leaving = leaving ?? before.screens(notIn: change.edit.tree)
    let entering = entering ?? change.edit.tree.screens(notIn: before)
    tree = change.edit.tree
    // NB: code that has run meanwhile, such as a guard's, may have asked a question with a number
    // that the change does not know.
    identities = Identities(after: max(identities.last, change.edit.identities.last))
    observation.treeChanged()
    let abandoned = abandonQuestions(of: leaving)
    publisher.treeChanged()
    steps.treeChanged()
    let (wasShown, isShown) = before.inSight(changedTo: tree)
    events.transition(before: before, after: tree, reason: reason, askedBy: askedBy)
    // NB: also of a screen that is covered now, which is drawn as it was until it changes.
    for node in before.hasSideBySideFlow || tree.hasSideBySideFlow ? wasShown + isShown : []
    where before.route(openBeside: node.id) != tree.route(openBeside: node.id) {
      publisher.marks.add(node.id)
    }
    cover(wasShown, exceptFor: isShown)
    end(leaving)
    expect(change.awaited)
    begin(change.flows)
    make(entering, carrying: change.carried)
    show(isShown)
    let results = endFlows(since: before, results: change.results)
    events.announce()
    for tell in abandoned { tell() }
    for result in results { Scope.run(as: result.scope, result.deliver) }
  }

  /// Withdraws the questions of screens that leave, and of the flows that end with them.
  ///
  /// - Returns: The closures that resume their callers without an answer.
  private func abandonQuestions(of nodes: [ScreenNode]) -> [@MainActor () -> Void] {
    guard !nodes.isEmpty else { return [] }
    let abandoned = questions.abandon(
      ownedBy: Set(nodes.map(\.id)), Set(live.flows.keys.filter { tree.flows[$0] == nil }))
    if let dialog = tree.dialog?.id, !questions.contains(dialog) { tree.dialog = nil }
    return abandoned
  }
}
