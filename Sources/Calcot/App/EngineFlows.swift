extension Engine {
  /// Starts a flow in the place of the node that has led to it.
  ///
  /// - Returns: the screens that are to be made for it, the visible ones first.
  func start(_ parts: FlowParts, at node: ScreenNode, assembledIn scope: Scope) -> [ScreenNode] {
    let (flow, first) = tree.start(parts, at: node, &identities)
    let live = activate(parts, as: flow, at: node.id)
    live.scope.onEnd { scope.end() }
    live.awaited = awaited.removeValue(forKey: node.id)
    return first.screens
  }

  /// Puts the coordinators to work that were prepared for new flows.
  func activateFlows(of edit: TreeEdit) {
    for (id, parts) in edit.prepared.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      guard let node = tree.flows[id] else { continue }
      let scope = edit.scopes[id]
      let live = activate(parts, as: node, at: scope?.screen ?? ScreenID(rawValue: 0))
      live.scope.onEnd { scope?.end() }
      if let scope { assembled(parts, as: scope) }
    }
  }

  // NB: of a flow whose coordinator was made before the change was decided.
  private func assembled(_ parts: FlowParts, as scope: Scope) {
    scope.run { for body in parts.assembled { body(scope) } }
    arrive(parts.arrived, as: scope)
  }

  @discardableResult
  private func activate(
    _ parts: FlowParts, as node: FlowNode, at screen: ScreenID
  ) -> LiveFlow {
    let navigation = parts.navigation
    if let other = navigation.engine, let flow = navigation.flow, other.flows[flow] != nil {
      other.report(
        "\(type(of: parts.coordinator)) already runs in \(other === self ? "\(flow)" : "another app"),"
          + " and its navigation now belongs to \(node.id): make a coordinator for each flow.")
    }
    navigation.engine = self
    navigation.flow = node.id
    let scope = Scope(screen: screen, ledger: ledger, isFlow: true)
    let live = LiveFlow(node, parts: parts.begun, scope: scope)
    flows[node.id] = live
    if parts.watcher != nil { watchingFlows += 1 }
    return live
  }

  /// Lets go of the flows that have left the tree, the innermost first.
  ///
  /// - Returns: what gives the results to those who wait for them.
  func endFlows(
    since before: NavigationTree, results: [FlowID: FlowResult<any Sendable>]
  ) -> [@MainActor () -> Void] {
    if results.isEmpty, flows.count == tree.flows.count, tree.flows == before.flows { return [] }
    var deliveries: [(flow: FlowID, give: @MainActor () -> Void)] = []
    for id in results.keys where tree.flows[id] != nil { deliveries += delivery(of: id, results) }
    if before.flows.count > 0, tree.flows != before.flows {
      for id in flows.keys where tree.flows[id] == nil {
        deliveries += delivery(of: id, results)
      }
    }
    deliveries.sort { $0.flow.rawValue > $1.flow.rawValue }
    for (id, _) in deliveries where tree.flows[id] == nil { letGo(of: id) }
    for id in flows.keys where tree.flows[id] == nil { letGo(of: id) }
    return deliveries.map(\.give)
  }

  private func delivery(
    of id: FlowID, _ results: [FlowID: FlowResult<any Sendable>]
  ) -> [(flow: FlowID, give: @MainActor () -> Void)] {
    guard let flow = flows[id], let receive = flow.takeReceiver() else { return [] }
    let result = results[id] ?? .cancelled
    return [(id, { receive(result) })]
  }

  private func letGo(of id: FlowID) {
    guard let flow = flows.removeValue(forKey: id) else { return }
    flow.scope.end()
    statusDesk.letGoOfActions(of: flow.scope)
    if flow.parts.watcher != nil { watchingFlows -= 1 }
    if watchesRelease, let route = flow.node.route {
      endedParts.add([flow.parts.coordinator], scope: flow.scope, route: route)
    }
  }

  /// The guards' answer to a change, the outermost flow's first.
  func checkGuards(
    _ edit: TreeEdit, leaving: [ScreenNode], entering: [ScreenNode], of request: Request,
    consents: Consents
  ) throws {
    for node in leaving where !consents.screens.contains(node.id) {
      switch screens[node.id]?.leavability ?? .free {
      case .free: continue
      case .blocked(let reason): throw Refusal.blocked(node.id, reason)
      case .asks(let question):
        var agreed = consents
        agreed.screens.insert(node.id)
        throw QuestionToAsk(question: question, owner: node.id, consents: agreed)
      }
    }
    let proposed = TreeTransition(
      number: transitionCount + 1, before: tree, after: edit.tree, reason: request.reason, askedBy: request.askedBy)
    for flow in flowsConcerned(by: edit, leaving, entering, of: request) {
      let parts = flows[flow]?.parts ?? edit.prepared[flow]
      switch Scope.outside({ parts?.guardTransition(proposed) ?? .allow }) {
      case .allow: continue
      case .refuse(let reason): throw Refusal.guarded(reason)
      case .ask(let question) where question == consents.questions[flow]: continue
      case .ask(let question):
        var agreed = consents
        agreed.questions[flow] = question
        throw QuestionToAsk(question: question, owner: nil, consents: agreed)
      }
    }
  }

  /// The flows that have a say: those that ask, that screens leave or enter, or whose screen is visible
  /// before or after, each with the flows around it. The outermost first.
  private func flowsConcerned(
    by edit: TreeEdit, _ leaving: [ScreenNode], _ entering: [ScreenNode], of request: Request
  ) -> [FlowID] {
    // NB: most apps have one flow most of the time.
    if tree.flows.count == 1, edit.tree.flows.count == 1, edit.prepared.isEmpty {
      return Array(tree.flows.keys)
    }
    var concerned: [FlowID] = []
    func add(_ flow: FlowID?, _ tree: NavigationTree) {
      var next = flow
      while let id = next, !concerned.contains(id) {
        concerned.append(id)
        next = tree.flows[id]?.parent
      }
    }
    for node in leaving { add(node.flow, tree) }
    add(tree.visible?.flow, tree)
    add(request.flow, tree)
    for node in entering { add(node.flow, edit.tree) }
    add(edit.tree.visible?.flow, edit.tree)
    return concerned.sorted { $0.rawValue < $1.rawValue }
  }
}
