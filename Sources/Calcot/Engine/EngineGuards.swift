import CalcotTree

extension Engine {
  /// Asks the screens that would leave and the guards of the flows concerned, the outermost first.
  func allow(
    _ change: Change, leaving: [ScreenNode], entering: [ScreenNode], of request: Request,
    consents: AgreedQuestions
  ) throws(Refusal) -> Verdict {
    for node in leaving {
      try checkRunning()
      switch live.screens[node.id]?.leavability ?? .free {
      case .free, .takesBack: continue
      case .blocked(let reason): throw .blocked(node.id, reason)
      case .asks(let question, _):
        guard let asking = try consents.asking(question, of: .screen(node.id)) else { continue }
        return .asks(asking)
      }
    }
    let proposed = TreeTransition(
      number: events.transitionCount + 1, before: tree, after: change.edit.tree,
      reason: request.reason(in: tree), askedBy: request.askedBy)
    for flow in flowsConcerned(by: change, leaving, entering, of: request) {
      try checkRunning()
      let coordinator = live.flows[flow]?.parts.coordinator ?? change.flows[flow]?.coordinator
      switch Scope.outside({ coordinator?.guardTransition(proposed) ?? .allow }) {
      case .allow: continue
      case .refuse(let reason): throw .guarded(reason)
      case .ask(let question):
        let asker = asker(flow, in: change.edit.tree)
        guard let asking = try consents.asking(question, of: asker) else { continue }
        return .asks(asking)
      case .wait: return .waits
      }
    }
    return .allowed
  }

  /// The decision on a change.
  enum Verdict {
    case allowed
    /// The user is asked first.
    case asks(AgreedQuestions.Asking)
    /// The request waits until the app is ready.
    case waits
  }

  private func asker(_ flow: FlowID, in tree: NavigationTree) -> AgreedQuestions.Asker {
    let line = tree.lineage(of: flow)
    guard let running = line.firstIndex(where: { live.flows[$0] != nil }) else {
      return .flow(flow, routes: [])
    }
    return .flow(line[running], routes: line[..<running].compactMap { tree.flows[$0]?.route })
  }

  /// Returns the flows whose guards are asked, with their ancestors, the outermost first: the
  /// requesting flow, those that screens leave or enter, and those whose screen is visible before
  /// or after.
  private func flowsConcerned(
    by change: Change, _ leaving: [ScreenNode], _ entering: [ScreenNode], of request: Request
  ) -> [FlowID] {
    let after = change.edit.tree
    // NB: most apps have one flow most of the time.
    if tree.flows.count == 1, after.flows.count == 1 { return Array(tree.flows.keys) }
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
    for node in entering { add(node.flow, after) }
    add(after.visible?.flow, after)
    return concerned.sorted { $0.rawValue < $1.rawValue }
  }
}
