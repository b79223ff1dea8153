/// The one place where a navigation tree changes: it owns the tree, the live screens and the
/// coordinator, and nothing of theirs holds it.
@MainActor
final class Engine {
  private(set) var tree = NavigationTree(layers: [])
  private(set) var isRunning = false
  private(set) var carriedValue: Any?
  let transitions = ObserverSet<Transition>()
  let inputs = ObserverSet<HostInput>()
  let issues = ObserverSet<String>()
  let ledger = WorkLedger()
  let watchesRelease: Bool
  var desk = DialogDesk()
  var queue: [(request: Request, pending: PendingRequest)] = []
  var deferred: [(bound: BoundRequest, pending: PendingRequest)] = []
  var choices: [(index: Int, dialog: DialogID, pending: PendingRequest)] = []
  /// What has been asked for within a call of `together`, while it runs.
  var collected: [(request: Request, pending: PendingRequest)]?
  var parked: ParkedRequest?
  var isNavigating = false
  private(set) var identities = Identities()
  private(set) var screens: [ScreenID: LiveScreen] = [:]
  private(set) var hosts: [HostReference] = []
  private var transitionCount = 0
  private var announcements: [Transition] = []
  private var isAnnouncing = false
  private var flow: FlowParts?
  private var endedParts = EndedParts()
  private var turnDepth = 0
  private var isFlushing = false
  private var isTreeChanged = false
  private(set) lazy var marks = ChangeMarks { [weak self] in
    Task { @MainActor in self?.flush() }
  }

  struct HostReference {
    weak var host: (any AppHost)?
  }

  /// What a coordinator gives to the engine.
  struct FlowParts {
    let coordinator: AnyObject
    let calcot: @MainActor (AnyRoute) -> Calcot
    let guardTransition: @MainActor (ProposedTransition) -> GuardAnswer
  }

  init(watchesRelease: Bool) { self.watchesRelease = watchesRelease }

  func start(_ flow: FlowParts, root: AnyRoute) {
    self.flow = flow
    isRunning = true
    var identities = identities
    let layer = identities.layer()
    let node = ScreenNode(id: identities.screen(), route: root)
    let base = Layer(id: layer, style: .base, stack: ScreenStack(root: node))
    turn {
      commit(
        TreeEdit(NavigationTree(layers: [base]), identities: identities), reason: .start,
        askedBy: .app)
      settleQueue()
    }
  }

  /// Ends every scope, settles whatever waits, and lets the coordinator go.
  func end() {
    guard isRunning else { return }
    isRunning = false
    let unsettled =
      [parked?.pending].compactMap { $0 }
      + (queue.map(\.pending) + deferred.map(\.pending) + choices.map(\.pending))
    (parked, queue, deferred, choices) = (nil, [], [], [])
    commit(
      TreeEdit(NavigationTree(layers: []), identities: identities), reason: .end, askedBy: .app)
    for pending in unsettled { pending.settle(.refused(.notRunning)) }
    for handler in desk.closeAll() { handler(nil) }
    flow = nil
    flush()
  }

  /// Tells whoever listens of a mistake in an app's code that can be survived.
  func report(_ issue: String) {
    if issues.isEmpty { reportToStandardError(issue) } else { issues.notify(issue) }
  }

  func guardAnswer(to proposed: ProposedTransition) -> GuardAnswer {
    Scope.outside { flow?.guardTransition(proposed) ?? .allow }
  }

  /// The scope whose code is running, if it is one of this app's.
  var currentScope: Scope? { Scope.current.flatMap { $0.belongs(to: ledger) ? $0 : nil } }

  /// A new dialog's identity.
  func newDialogID() -> DialogID { identities.dialog() }

  // MARK: Changing the tree

  /// Carries out one change: ends what leaves, makes what comes, and tells the observers.
  ///
  /// - Parameter leaving: the screens that are in the tree and not in the edited one, if known.
  func commit(
    _ edit: TreeEdit, reason: Transition.Reason, askedBy: Transition.Asker,
    leaving known: [ScreenNode]? = nil
  ) {
    let wasNavigating = isNavigating
    isNavigating = true
    defer { isNavigating = wasNavigating }
    let before = tree
    let leaving = known ?? before.screens(notIn: edit.tree)
    tree = edit.tree
    identities = edit.identities
    let abandoned = abandonDialogs(of: leaving)
    transitionCount += 1
    isTreeChanged = true
    let transition = Transition(
      number: transitionCount, before: before, after: tree, reason: reason, askedBy: askedBy)
    announcements.append(transition)
    endScreens(leaving)
    for node in transition.after.screens(notIn: before).reversed() {
      make(node, carrying: edit.carried[node.id])
    }
    announce()
    for handler in abandoned { handler(nil) }
  }

  // NB: the app may end inside a change, while its screens are made or its observers are told. The
  // change within is told of after the one around it, to every observer.
  private func announce() {
    guard !isAnnouncing else { return }
    isAnnouncing = true
    defer { isAnnouncing = false }
    while !announcements.isEmpty {
      let next = announcements.removeFirst()
      Scope.outside { transitions.notify(next) }
    }
  }

  private func abandonDialogs(of nodes: [ScreenNode]) -> [DialogDesk.AnswerHandler] {
    guard !nodes.isEmpty else { return [] }
    let ids = Set(nodes.map(\.id))
    var abandoned = desk.waiting(ownedBy: ids)
    if let dialog = tree.dialog, let owner = dialog.owner, ids.contains(owner) {
      abandoned.append(dialog.id)
      tree.dialog = nil
    }
    return abandoned.compactMap { desk.close($0) }
  }

  private func endScreens(_ nodes: [ScreenNode]) {
    let shared = watchesRelease ? [flow?.coordinator].compactMap { $0 } : nil
    for node in nodes {
      guard let screen = screens.removeValue(forKey: node.id) else { continue }
      let parts = screen.end(watching: shared)
      if !parts.isEmpty { endedParts.add(parts, scope: screen.scope, route: node.route) }
    }
  }

  private func make(_ node: ScreenNode, carrying value: Any?) {
    guard let flow else { return }
    let screen = LiveScreen(node, ledger: ledger)
    screens[node.id] = screen
    carriedValue = value
    let id = node.id
    screen.assemble {
      flow.calcot(node.route)
    } changed: { [weak self] in
      self?.screenChanged(id)
    }
    carriedValue = nil
  }

  private func screenChanged(_ id: ScreenID) {
    screens[id]?.markChanged()
    marks.add(id)
  }

  // MARK: Turns

  /// Runs `body` as one turn: what it changes is shown once, at its end.
  func turn<T>(_ body: () throws -> T) rethrows -> T {
    if turnDepth == 0 { marks.expectFlush() }
    turnDepth += 1
    defer {
      turnDepth -= 1
      if turnDepth == 0 { flush() }
    }
    return try body()
  }

  /// Shows all changes to the hosts.
  func flush() {
    guard !isFlushing, turnDepth == 0 else { return }
    isFlushing = true
    defer { isFlushing = false }
    // NB: whoever caused the change, Views and hosts are no code of that screen, nor of its work.
    Scope.outside { showChanges() }
  }

  private func showChanges() {
    for _ in 0..<Self.mostFlushes {
      let changed = marks.take()
      guard isTreeChanged || !changed.isEmpty else { return }
      isTreeChanged = false
      for id in changed {
        screens[id]?.markChanged()
        screens[id]?.refresh()
      }
      let update = HostUpdate(tree: tree, changedScreens: changed)
      hosts.removeAll { $0.host == nil }
      for reference in hosts { reference.host?.update(update) }
    }
    report(
      "Showing a change has led to another change \(Self.mostFlushes) times in one turn: "
        + "a View or a ViewModel changes what it reads while it is rendered.")
    for id in marks.take() { screens[id]?.markChanged() }
    isTreeChanged = false
  }

  private static let mostFlushes = 100

  /// Whether something has changed that no host has been told of.
  var hasChanges: Bool { isTreeChanged || !marks.isEmpty }

  // MARK: Hosts

  func attach(_ host: any AppHost) -> Answer {
    if let lacking = tree.neededCapabilities.first(where: { !host.capabilities.contains($0) }) {
      return .refused(.hostCannot(lacking, host: host.name))
    }
    hosts.removeAll { $0.host == nil || $0.host === host }
    hosts.append(HostReference(host: host))
    host.update(HostUpdate(tree: tree, changedScreens: Set(screens.keys)))
    return .done
  }

  func detach(_ host: any AppHost) { hosts.removeAll { $0.host == nil || $0.host === host } }

  var heldParts: [HeldPart] {
    var holders: [ScreenID: [String]] = [:]
    for host in hosts.compactMap(\.host) {
      for id in host.screensInTransition {
        holders[id, default: []].append("a running transition of the host \(host.name)")
      }
    }
    return endedParts.stillHeld(by: holders)
  }
}
