import CalcotTree

/// The live objects of the navigation tree: the screens, the flows, and the tasks that await
/// results.
@MainActor
final class LiveTree {
  private(set) var screens: [ScreenID: LiveScreen] = [:]
  private(set) var flows: [FlowID: LiveFlow] = [:]
  /// The tasks that await the results of flows that have not started yet, by the places of the
  /// flows.
  private var awaited: [ScreenID: AwaitedResult] = [:]
  /// The saved values of restored screens, until the screens are assembled.
  private var savedValues: [ScreenID: String] = [:]
  /// The restored flows that have already given their results, while the app starts.
  private var finished: Set<FlowID> = []
  private var endedParts: EndedParts?
  /// The number of flows whose coordinators observe the navigations to which steps lead.
  private(set) var watchingFlows = 0
  /// The running updates of screens and flows.
  var updates = NestedUpdates()
  let ledger: WorkLedger

  init(ledger: WorkLedger, watchesRelease: Bool) {
    self.ledger = ledger
    endedParts = watchesRelease ? EndedParts() : nil
  }

  /// Remembers the parts of the screens that end from now on.
  func watchReleases() { if endedParts == nil { endedParts = EndedParts() } }

  // MARK: Screens

  /// Adds a screen, which is assembled later.
  func add(_ node: ScreenNode) -> LiveScreen {
    let screen = LiveScreen(node, scope: Scope(screen: node.id, ledger: ledger))
    screens[node.id] = screen
    return screen
  }

  /// Returns the saved value of a restored screen, once.
  func takeSavedValue(of screen: ScreenID) -> String? {
    savedValues.isEmpty ? nil : savedValues.removeValue(forKey: screen)
  }

  func restore(_ savedValues: [ScreenID: String], finished: Set<FlowID> = []) {
    (self.savedValues, self.finished) = (savedValues, finished)
  }

  /// Ends a screen and releases its parts.
  ///
  /// - Returns: A Boolean value that indicates whether the screen was alive.
  func end(_ node: ScreenNode) -> Bool {
    // NB: also of a place that the app has ended before anything was made there.
    defer { if !awaited.isEmpty { awaited.removeValue(forKey: node.id)?.settle(.cancelled) } }
    guard let screen = screens.removeValue(forKey: node.id) else { return false }
    endedParts?.add(screen.partsToRelease, scope: screen.scope, route: node.route)
    screen.end()
    return true
  }

  // MARK: Flows

  /// Adds a running flow.
  func add(_ node: FlowNode, _ parts: FlowParts, at place: ScreenID) -> LiveFlow {
    let scope = Scope(screen: place, ledger: ledger, isFlow: true)
    let live = LiveFlow(
      node, parts: parts, scope: scope, awaited: awaited.removeValue(forKey: place),
      hasGivenResult: finished.contains(node.id))
    flows[node.id] = live
    if parts.watcher != nil { watchingFlows += 1 }
    return live
  }

  /// Registers the tasks that await the results of the flows at these places. If a place is not in
  /// the tree, because the same change has removed it again, its task is cancelled.
  func expect(_ results: [ScreenID: AwaitedResult], in tree: NavigationTree) {
    for (place, result) in results {
      if tree.node(place) == nil { result.settle(.cancelled) } else { awaited[place] = result }
    }
  }

  /// Ends a flow and releases its coordinator.
  func end(_ id: FlowID) -> LiveFlow? {
    guard let flow = flows.removeValue(forKey: id) else { return nil }
    flow.scope.end()
    if flow.parts.watcher != nil { watchingFlows -= 1 }
    if let route = flow.node.route {
      endedParts?.add([flow.parts.coordinator], scope: flow.scope, route: route)
    }
    return flow
  }

  /// The objects that are held now, or nil if the app does not watch releases.
  var heldObjects: HeldObjects? { endedParts == nil ? nil : HeldObjects(by: objects) }

  /// Returns the parts of ended screens that are still held.
  func heldParts(by hosts: [ScreenID: [String]]) -> [HeldPart] {
    endedParts?.stillHeld(by: hosts, from: { objects }) ?? []
  }

  /// The coordinators and the parts of the screens that are alive.
  private var objects: [AnyObject] {
    let coordinators = flows.sorted { $0.key.rawValue < $1.key.rawValue }.map {
      $0.value.parts.coordinator as AnyObject
    }
    return coordinators
      + screens.sorted { $0.key.rawValue < $1.key.rawValue }.flatMap { $0.value.objects }
  }
}
