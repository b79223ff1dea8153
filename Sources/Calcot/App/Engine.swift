/// The one place where a navigation tree changes: it owns the tree, the live flows and the live
/// screens, and nothing of theirs holds it.
@MainActor
final class Engine {
  var tree = NavigationTree(layers: [])
  private(set) var isRunning = false
  var carriedValue: Any?
  let transitions = ObserverSet<TreeTransition>()
  let lifecycle = ObserverSet<LifecycleEvent>()
  let stepEvents = ObserverSet<StepEvent>()
  let inputs = ObserverSet<HostInput>()
  let issues = ObserverSet<String>()
  let ledger = WorkLedger()
  let watchesRelease: Bool
  var desk = Desk<Dialog, Int>()
  var hostDesk = Desk<HostRequest, HostReply>()
  /// What the host is doing for the user.
  var hostRequest: HostRequest?
  private var publishedRequest: HostRequest?
  var statusDesk = StatusDesk()
  private var publishedStatus = AppStatus()
  var queue: [(request: Request, pending: PendingRequest)] = []
  var deferred: [(bound: BoundRequest, pending: PendingRequest)] = []
  /// Answers of the user that came while the tree was changed.
  var answers: [(pending: PendingRequest, give: @MainActor () -> Answer)] = []
  /// What has been asked for within a call of `together`, while it runs.
  var collected: [(request: Request, pending: PendingRequest)]?
  var parked: ParkedRequest?
  var isNavigating = false
  var identities = Identities()
  var screens: [ScreenID: LiveScreen] = [:]
  /// The screens that the hosts have not been told of since they were shown or covered.
  var appearing: [LiveScreen] = []
  var flows: [FlowID: LiveFlow] = [:]
  var awaited: [ScreenID: any AwaitedResult] = [:]
  var deferredSteps: [DeferredStep] = []
  /// Steps whose answers take time, and those behind them.
  var lanes = StepLanes()
  /// The steppers that are to begin when the change that has brought them in has been told.
  var arrivals: [Arrival] = []
  /// Steps that come of other steps.
  var followingSteps: [StepJourney] = []
  /// How many steps have led to the stepper that begins now, or to the step that comes of another.
  var beginningDepth: Int?
  /// How many flows watch what steps lead to.
  var watchingFlows = 0
  /// The routes that can be saved and linked to.
  var routes: RouteRegistry?
  var isReady = true
  /// Links that wait until the app is ready.
  var links: [(request: Request, pending: PendingRequest)] = []
  var restoration: Restoration?
  /// What restored screens have saved, until they are assembled.
  var savedValues: [ScreenID: String] = [:]
  /// What a restored screen that is being assembled has saved.
  var savedValue: String?
  var areStepsToBeOffered = false
  private(set) var hosts: [HostReference] = []
  var transitionCount = 0
  var announcements: [TreeTransition] = []
  var isAnnouncing = false
  var endedParts = EndedParts()
  private var turnDepth = 0
  private var isFlushing = false
  var isTreeChanged = false
  private(set) lazy var marks = ChangeMarks { [weak self] in
    Task { @MainActor in self?.flush() }
  }

  struct HostReference {
    weak var host: (any AppHost)?
  }

  init(watchesRelease: Bool) { self.watchesRelease = watchesRelease }

  /// Starts at the root of a flow's navigation.
  func start(_ parts: FlowParts) {
    var edit = TreeEdit(tree, identities: identities)
    let flow = edit.identities.flow()
    var start = FlowStart(
      flow: flow, screen: edit.identities.screen(), identities: edit.identities)
    let root = parts.start(&start)
    edit.identities = start.identities
    edit.tree.flows[flow] = FlowNode(id: flow, parent: nil, route: nil)
    edit.prepared[flow] = parts
    edit.tree.layers = [
      Layer(
        id: edit.identities.layer(), style: .base, flow: flow, stack: ScreenStack(root: root))
    ]
    begin(with: edit, reason: .start)
  }

  func begin(with edit: TreeEdit, reason: TreeTransition.Reason) {
    isRunning = true
    turn {
      commit(edit, reason: reason, askedBy: .app)
      settleQueue()
    }
  }

  /// Ends every scope, settles whatever waits, and lets the coordinators go.
  func end() {
    guard isRunning else { return }
    isRunning = false
    let unsettled =
      [parked?.pending].compactMap { $0 }
      + (queue.map(\.pending) + deferred.map(\.pending) + answers.map(\.pending))
      + links.map(\.pending)
    (parked, queue, deferred, answers, links) = (nil, [], [], [], [])
    hostRequest = nil
    if !tree.layers.isEmpty {
      commit(
        TreeEdit(NavigationTree(layers: []), identities: identities), reason: .end, askedBy: .app)
    }
    for pending in unsettled { pending.settle(.refused(.notRunning)) }
    for handler in desk.closeAll() { handler(nil) }
    for handler in hostDesk.closeAll() { handler(nil) }
    refuseStepsOfEndedFlows()
    flush()
  }

  /// Tells whoever listens of a mistake in an app's code that can be survived.
  func report(_ issue: String) {
    if issues.isEmpty { reportToStandardError(issue) } else { issues.notify(issue) }
  }

  /// The scope whose code is running, if it is one of this app's.
  var currentScope: Scope? { Scope.current.flatMap { $0.belongs(to: ledger) ? $0 : nil } }

  /// The screen whose code is running.
  var currentScreen: ScreenID? { currentScope.flatMap { $0.isFlow ? nil : $0.screen } }

  /// A new dialog's identity.
  func newDialogID() -> DialogID { identities.dialog() }

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
      guard isTreeChanged || isStatusChanged || !changed.isEmpty else { return }
      markAsPublished()
      for id in changed {
        screens[id]?.markChanged()
        screens[id]?.refresh()
      }
      let update = HostUpdate(
        tree: tree, status: publishedStatus, request: publishedRequest, changedScreens: changed)
      hosts.removeAll { $0.host == nil }
      for reference in hosts { reference.host?.update(update) }
      completeAppearances()
    }
    report(
      "Showing a change has led to another change \(Self.mostFlushes) times in one turn: "
        + "a View or a ViewModel changes what it reads while it is rendered.")
    for id in marks.take() { screens[id]?.markChanged() }
    markAsPublished()
  }

  private func markAsPublished() {
    isTreeChanged = false
    (publishedStatus, publishedRequest) = (status, hostRequest)
  }

  private static let mostFlushes = 100

  private var isStatusChanged: Bool {
    status != publishedStatus || hostRequest?.id != publishedRequest?.id
  }

  /// Whether something has changed that no host has been told of.
  var hasChanges: Bool { isTreeChanged || isStatusChanged || !marks.isEmpty }

  // MARK: Hosts

  func attach(_ host: any AppHost) -> Answer {
    let needed = tree.neededCapabilities + [hostRequest?.work.capability].compactMap { $0 }
    if let lacking = needed.first(where: { !host.capabilities.contains($0) }) {
      return .refused(.hostCannot(lacking, host: host.name))
    }
    hosts.removeAll { $0.host == nil || $0.host === host }
    hosts.append(HostReference(host: host))
    host.update(
      HostUpdate(
        tree: tree, status: status, request: hostRequest, changedScreens: Set(screens.keys)))
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
