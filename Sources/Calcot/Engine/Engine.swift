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
  private var identities = Identities()
  private(set) var isRunning = false
  /// A Boolean value that indicates whether a change of the tree is being prepared or performed.
  private var isNavigating = false

  private var requests = RequestQueue()
  private(set) var questions = Questions()
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
  private var endless: Refusal {
    .endlessRequests(budget.isSpent ? budget.most : TurnBudget.longestChain)
  }

  /// Performs everything that `changes` requests as one request.
  func batch(at site: CallSite, _ changes: () -> Void) -> Answer {
    guard isRunning else { return .refused(.notRunning) }
    if let before = requests.collected {
      changes()
      return isRunning ? requests.answerOfInnerBatch(since: before) : .refused(.notRunning)
    }
    requests.beginBatch()
    changes()
    guard isRunning else { return .refused(.notRunning) }
    let parts = requests.endBatch()
    guard !parts.isEmpty else {
      // NB: the requests of an ended screen have been refused one by one, so that none is left.
      if let scope = currentScope, scope.isEnded { return .refused(.screenEnded(scope.screen)) }
      return .done
    }
    let answer = request(.batch(parts.map(\.request), at: site))
    for part in parts {
      switch answer {
      case .done, .refused: part.pending.settle(answer)
      case .queued(let whole), .deferred(let whole): whole.add(part.pending)
      }
    }
    return answer
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
      try checkHosts(request.needs)
      let bound = try request.bound(to: tree)
      try checkRunning()
      guard requests.parked == nil || request.isFact else { return requests.defer(bound, pending) }
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
    _ bound: BoundRequest, consents: AgreedQuestions, pending: PendingRequest?
  ) -> Answer {
    let request = bound.request
    if let scope = request.scope, scope.isEnded { return .refused(.screenEnded(scope.screen)) }
    isNavigating = true
    defer { isNavigating = false }
    do throws(Refusal) {
      try checkRunning()
      if let flow = request.flow, live.flows[flow] == nil { throw .flowEnded(flow) }
      var change = Change(TreeEdit(tree, identities: identities))
      try bound.edit(&change)
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
      if !request.isFact {
        let verdict = try allow(
          change, leaving: leaving, entering: entering, of: request, consents: consents)
        try checkRunning()
        switch verdict {
        case .allowed: break
        case .asks(let question): return try ask(question, before: bound, pending)
        case .waits where budget.isSpent: throw endless
        case .waits: return requests.wait(request, pending)
        }
      }
      try checkRunning()
      commit(
        change, reason: request.reason, askedBy: request.askedBy, leaving: leaving,
        entering: entering)
      if let scope = request.scope, scope.isEnded { scope.hasEndedItself = true }
      if tree.layers.isEmpty { end() }
      return .done
    } catch {
      return .refused(isRunning ? error : .notRunning)
    }
  }

  /// Asks the user before a request proceeds, and parks the request.
  private func ask(
    _ toAsk: AgreedQuestions.Asking, before bound: BoundRequest, _ pending: PendingRequest?
  ) throws(Refusal) -> Answer {
    try checkHosts([.alert])
    try checkRunning()
    let question = toAsk.question
    let dialog = Dialog(
      id: identities.dialog(), style: .alert, title: question.title, message: question.message,
      choices: question.choices, owner: toAsk.owner)
    questions.add(dialog) { [weak self] index in
      self?.resumeParked(agreed: index == Question.agreement)
    }
    return requests.park(bound, consents: toAsk.consents, pending)
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

  // MARK: Questions

  /// Opens the next dialog or host request if nothing else waits for the user; returns whether one
  /// was opened.
  private func openNextQuestion() -> Bool {
    guard isRunning, tree.dialog == nil else { return false }
    guard let dialog = questions.openNextDialog() else { return openNextHostRequest() }
    show(dialog, reason: .ask, askedBy: dialog.owner.map { .screen($0) } ?? .app)
    return true
  }

  private func openNextHostRequest() -> Bool {
    guard questions.openNextHostRequest() else { return false }
    if let work = hostRequest?.work { events.tell(.request(work)) }
    return true
  }

  /// Shows a dialog over everything, or none.
  func show(_ dialog: Dialog?, reason: TreeTransition.Reason, askedBy: TreeTransition.Asker) {
    var edit = TreeEdit(tree, identities: identities)
    edit.show(dialog)
    commit(Change(edit), reason: reason, askedBy: askedBy)
  }

  /// Changes the questions and the status in one turn.
  @discardableResult
  func changeQuestions<T>(_ change: (inout Questions) -> T) -> T {
    publisher.turn {
      // NB: discarded values are released after the change, because a `deinit` may call the app.
      let before = questions
      defer { withExtendedLifetime(before) {} }
      return change(&questions)
    }
  }

  func useAction(of message: MessageID) throws(Refusal) -> OfferedAction {
    try questions.use(message)
  }

  /// Delivers an answer of the user now or, during a navigation, right after it.
  func afterNavigation(_ give: @escaping @MainActor (Engine) -> Answer) -> Answer {
    guard isNavigating else { return give(self) }
    guard !budget.isSpent else { return .refused(endless) }
    return requests.add(answer: { [weak self] in self.map(give) ?? .done })
  }

  func newDialogID() -> DialogID { identities.dialog() }

  func newHostRequestID() -> HostRequestID { HostRequestID(rawValue: identities.next()) }

  func asOneChange(_ body: () -> Void) {
    publisher.turn {
      let wasNavigating = isNavigating
      isNavigating = true
      body()
      isNavigating = wasNavigating
      settleQueue()
    }
  }

  // MARK: Commit

  /// Performs a change: covers and ends the screens that leave, makes and shows those that enter,
  /// notifies the observers, and delivers the results of flows that have ended.
  ///
  /// - Parameters:
  ///   - leaving: The screens that are only in the current tree, if known.
  ///   - entering: The screens that are only in the changed tree, if known.
  private func commit(
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
    for node in wasShown + isShown
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

  private func cover(_ nodes: [ScreenNode], exceptFor kept: [ScreenNode]) {
    for node in nodes where !kept.contains(where: { $0.id == node.id }) {
      guard let screen = live.screens[node.id] else { continue }
      publisher.willDisappear(screen)
      screen.scope.enter(.covered)
      if !screen.scope.isEnded { events.tell(node, .covered) }
    }
  }

  /// Lets tasks wait for the results of the flows that start, unless the app has ended meanwhile.
  private func expect(_ results: [ScreenID: AwaitedResult]) {
    guard !isRunning else { return live.expect(results, in: tree) }
    for result in results.values { result.settle(.cancelled) }
  }

  private func show(_ nodes: [ScreenNode]) {
    for node in nodes.reversed() {
      guard let screen = live.screens[node.id], screen.scope.phase != .shown, !screen.scope.isEnded
      else { continue }
      publisher.willAppear(screen)
      screen.scope.enter(.shown)
      if !screen.scope.isEnded { events.tell(node, .shown) }
    }
  }

  private func end(_ nodes: [ScreenNode]) {
    for node in nodes where live.end(node) { events.tell(node, .ended) }
  }

  /// Makes the screens, the lower ones first.
  private func make(_ nodes: [ScreenNode], carrying carried: [ScreenID: Any]) {
    for node in nodes.reversed() {
      guard isRunning, let flow = live.flows[node.flow] else { continue }
      let screen = live.add(node)
      let id = node.id
      let saved = live.takeSavedValue(of: id).map { json in
        SavedValue(json, of: node.route) { [routes] in routes.restoration?.problems.append($0) }
      }
      let context = AssemblyContext(scope: screen.scope, carrying: carried[id], saved: saved)
      let arrived = screen.assemble {
        flow.parts.calcot(node.route, context)
      } changed: { [weak self] in
        self?.screenChanged(id)
      } report: { problem in
        report(problem)
      }
      guard isRunning else { return }
      steps.arrive(arrived, as: screen.scope)
      events.tell(node, .made)
    }
  }

  private func screenChanged(_ id: ScreenID) {
    live.screens[id]?.markChanged()
    publisher.marks.add(id)
  }

  // MARK: Flows

  /// Starts the coordinators of new flows, the outermost first.
  private func begin(_ flows: [FlowID: FlowParts]) {
    guard !flows.isEmpty else { return }
    for (id, parts) in flows.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      guard let node = tree.flows[id] else { continue }
      if let (other, flow) = parts.begin(id, self), other.scope(of: flow) != nil {
        other.report(
          "\(type(of: parts.coordinator)) already runs in \(other === self ? "\(flow)" : "another app"),"
            + " and its navigation now belongs to \(id): make a coordinator for each flow.")
      }
      let flow = live.add(node, parts.begun, at: tree.firstScreen(of: id))
      let scope = flow.scope
      scope.run { for body in parts.assembled where !scope.isEnded { body(scope) } }
      guard isRunning else { return }
      steps.arrive(parts.arrived, as: scope)
    }
  }

  /// Ends the flows that have left the tree, the innermost first.
  ///
  /// - Returns: The results, to deliver as code of the flows that wait for them.
  private func endFlows(
    since before: NavigationTree, results: [FlowID: FlowResult<any Sendable>]
  ) -> [ResultDelivery] {
    // NB: every flow of the tree is alive, so if the numbers are equal, no other flow is.
    if results.isEmpty, live.flows.count == tree.flows.count { return [] }
    let ended = live.flows.keys.filter { tree.flows[$0] == nil }
    let finished = results.keys.filter { tree.flows[$0] != nil }
    let innermostFirst = (ended + finished).sorted { $0.rawValue > $1.rawValue }
    let deliveries = innermostFirst.compactMap { id -> ResultDelivery? in
      guard let flow = live.flows[id], let receive = flow.takeReceiver() else { return nil }
      let result = results[id] ?? .cancelled
      let parent = flow.node.parent.flatMap { live.flows[$0]?.scope }
      return ResultDelivery(scope: parent) { [events] in
        events.tell(.result(result))
        receive(result)
      }
    }
    for id in innermostFirst where tree.flows[id] == nil {
      if let flow = live.end(id) { changeQuestions { $0.releaseActions(of: flow.scope) } }
    }
    return deliveries
  }

  func liveFlow(_ id: FlowID) -> LiveFlow? { live.flows[id] }

  // MARK: Links and saved state

  /// Lets a link wait until the app is ready.
  func waitUntilReady(_ link: Request) -> Answer {
    budget.isSpent ? .refused(endless) : requests.wait(link, nil)
  }

  /// Performs the requests that wait until the app is ready.
  func performWaiting() {
    publisher.turn {
      for (_, pending) in requests.admitWaiting() {
        pending.settle(.refused(RequestQueue.endless))
      }
      settleQueue()
    }
  }

  /// Refuses the requests that wait until the app is ready.
  func refuseWaiting() {
    for (_, pending) in requests.removeWaiting() { pending.settle(.refused(.declined)) }
  }

  /// The number of requests that wait, and would be lost with the process.
  var waitingRequests: Int { requests.waitingCount }

  /// The approximate number of bytes of the requests that wait.
  var waitingWeight: Int { requests.waitingWeight }

  /// The number of the most recently assigned identity.
  var lastIdentity: Int { identities.last }
}
