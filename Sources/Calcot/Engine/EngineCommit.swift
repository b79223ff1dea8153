import CalcotTree

/// The parts of a commit: screens are covered, ended, made and shown, and flows begin and end.
extension Engine {
  func cover(_ nodes: [ScreenNode], exceptFor kept: [ScreenNode]) {
    for node in nodes where !kept.contains(where: { $0.id == node.id }) {
      guard let screen = live.screens[node.id] else { continue }
      publisher.willDisappear(screen)
      screen.scope.enter(.covered)
      if !screen.scope.isEnded { events.tell(node, .covered) }
    }
  }

  /// Lets tasks wait for the results of the flows that start, unless the app has ended meanwhile.
  func expect(_ results: [ScreenID: AwaitedResult]) {
    guard !isRunning else { return live.expect(results, in: tree) }
    for result in results.values { result.settle(.cancelled) }
  }

  func show(_ nodes: [ScreenNode]) {
    for node in nodes.reversed() {
      guard let screen = live.screens[node.id], screen.scope.phase != .shown, !screen.scope.isEnded
      else { continue }
      publisher.willAppear(screen)
      screen.scope.enter(.shown)
      if !screen.scope.isEnded { events.tell(node, .shown) }
    }
  }

  func end(_ nodes: [ScreenNode]) {
    for node in nodes where live.end(node) { events.tell(node, .ended) }
  }

  /// Makes the screens, the lower ones first.
  func make(_ nodes: [ScreenNode], carrying carried: [ScreenID: Any]) {
    for node in nodes.reversed() {
      guard isRunning, let flow = live.flows[node.flow] else { continue }
      let screen = live.add(node)
      let id = node.id
      let saved = live.takeSavedValue(of: id).map { json in
        SavedValue(json, of: node.route) { [routes] in routes.restoration?.problems.append($0) }
      }
      let life = ScreenLife(scope: screen.scope, carried: carried[id], saved: saved)
      let arrived = screen.assemble(heldBefore: live.heldObjects) {
        if case .screen(let calcot)? = flow.parts.coordinator.placed(at: node.route, life) {
          return calcot
        }
        report(
          "\(node.route) has no screen: its coordinator put one there when the change was planned, "
            + "and a child flow now. Let the route alone decide.")
        return nil
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

  func screenChanged(_ id: ScreenID) {
    live.screens[id]?.markChanged()
    publisher.marks.add(id)
  }

  // MARK: Flows

  func liveFlow(_ id: FlowID) -> LiveFlow? { live.flows[id] }

  /// Starts the coordinators of new flows, the outermost first.
  func begin(_ flows: [FlowID: FlowParts]) {
    guard !flows.isEmpty else { return }
    for (id, parts) in flows.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      guard let node = tree.flows[id] else { continue }
      if let (other, flow) = parts.coordinator.begin(id, in: self), other.scope(of: flow) != nil {
        other.report(
          "\(type(of: parts.coordinator)) already runs in \(other === self ? "\(flow)" : "another app"),"
            + " and its navigation now belongs to \(id): make a coordinator for each flow.")
        guard isRunning else { return }
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
  func endFlows(
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
}
