extension Engine {
  /// Carries out one change: covers and ends what leaves, makes and shows what comes, tells the
  /// observers, and gives the results of flows that have ended.
  ///
  /// - Parameters:
  ///   - leaving: the screens that are in the tree and not in the edited one, if known.
  ///   - entering: those that are in the edited one only, if known.
  func commit(
    _ edit: TreeEdit, reason: TreeTransition.Reason, askedBy: TreeTransition.Asker,
    leaving: [ScreenNode]? = nil, entering: [ScreenNode]? = nil
  ) {
    let wasNavigating = isNavigating
    isNavigating = true
    defer { isNavigating = wasNavigating }
    let before = tree
    let leaving = leaving ?? before.screens(notIn: edit.tree)
    tree = edit.tree
    identities = edit.identities
    let abandoned = abandonQuestions(of: leaving)
    transitionCount += 1
    isTreeChanged = true
    areStepsToBeOffered = true
    let number = transitionCount
    announcements.append(
      TreeTransition(number: number, before: before, after: tree, reason: reason, askedBy: askedBy))
    cover(before.shown, exceptFor: tree.shown)
    endScreens(leaving)
    activateFlows(of: edit)
    make(entering ?? tree.screens(notIn: before), of: edit)
    show(tree.shown)
    updateAnnouncement(number)
    let results = endFlows(since: before, results: edit.results)
    announce()
    for tell in abandoned { tell() }
    for result in results { Scope.outside(result) }
  }

  // NB: child flows are made with the screens they stand for, and the tree grows by that.
  private func updateAnnouncement(_ number: Int) {
    guard flows.count > 1, let index = announcements.firstIndex(where: { $0.number == number }),
      transitionCount == number
    else { return }
    announcements[index].after = tree
  }

  // NB: the app may end inside a change, while its screens are made or its observers are told. The
  // change within is told of after the one around it, to every observer.
  private func announce() {
    guard !isAnnouncing else { return }
    isAnnouncing = true
    defer { isAnnouncing = false }
    while !announcements.isEmpty {
      guard !transitions.isEmpty else { return announcements.removeAll() }
      let next = announcements.removeFirst()
      Scope.outside { transitions.notify(next) }
    }
  }

  /// Takes back what leaving screens wait for: of the user, and of the host.
  ///
  /// - Returns: what tells them that nothing comes of it.
  private func abandonQuestions(of nodes: [ScreenNode]) -> [@MainActor () -> Void] {
    guard !nodes.isEmpty, !desk.isEmpty || !hostDesk.isEmpty else { return [] }
    let ids = Set(nodes.map(\.id))
    if let owner = tree.dialog?.owner, ids.contains(owner) { tree.dialog = nil }
    if let owner = hostRequest?.owner, ids.contains(owner) { hostRequest = nil }
    let dialogs = desk.closeAll(ownedBy: ids).map { handler in { @MainActor in handler(nil) } }
    return dialogs
      + hostDesk.closeAll(ownedBy: ids).map { handler in { @MainActor in handler(nil) } }
  }

  // MARK: Screens

  private func cover(_ nodes: [ScreenNode], exceptFor kept: [ScreenNode]) {
    for node in nodes where !kept.contains(where: { $0.id == node.id }) {
      if let screen = screens[node.id] {
        willDisappear(screen)
        screen.scope.enter(.covered)
      }
      tell(node, .covered)
    }
  }

  private func show(_ nodes: [ScreenNode]) {
    for node in nodes.reversed() {
      guard let screen = screens[node.id], screen.scope.phase != .shown, !screen.scope.isEnded
      else { continue }
      willAppear(screen)
      screen.scope.enter(.shown)
      tell(node, .shown)
    }
  }

  private func tell(_ node: ScreenNode, _ phase: LifecyclePhase) {
    guard !lifecycle.isEmpty else { return }
    let event = LifecycleEvent(screen: node.id, route: node.route, phase: phase)
    Scope.outside { lifecycle.notify(event) }
  }

  private func endScreens(_ nodes: [ScreenNode]) {
    for node in nodes {
      guard let screen = screens.removeValue(forKey: node.id) else { continue }
      let shared = watchesRelease ? [flows[node.flow]?.parts.coordinator].compactMap { $0 } : nil
      let parts = screen.end(watching: shared)
      if !parts.isEmpty { endedParts.add(parts, scope: screen.scope, route: node.route) }
      awaited.removeValue(forKey: node.id)?.settle(.cancelled)
      tell(node, .ended)
    }
  }

  /// Makes the screens, those below first.
  private func make(_ nodes: [ScreenNode], of edit: TreeEdit) {
    for node in nodes.reversed() {
      awaited[node.id] = edit.awaited[node.id]
      make(node, carrying: edit.carried[node.id], assembled: edit.assembled[node.id], depth: 0)
    }
  }

  private func make(
    _ node: ScreenNode, carrying value: Any?, assembled: AssembledCalcot? = nil, depth: Int
  ) {
    guard isRunning, let flow = flows[node.flow] else { return }
    let scope = assembled?.scope ?? Scope(screen: node.id, ledger: ledger)
    let screen = LiveScreen(node, scope: scope)
    screens[node.id] = screen
    let id = node.id
    (carriedValue, savedValue) = (value, savedValues[id])
    let child = screen.assemble {
      assembled?.calcot ?? flow.parts.calcot(node.route)
    } changed: { [weak self] in
      self?.screenChanged(id)
    } report: { problem in
      report(problem)
    }
    (carriedValue, savedValue) = (nil, nil)
    arrive(screen.takeArrived(), as: scope)
    guard let child else { return tell(node, .made) }
    screens[id] = nil
    guard depth < Self.deepestFlow else {
      return report(
        "\(node.route) leads to itself through \(depth) flows: let it lead to a screen.")
    }
    for screen in start(child, at: node, assembledIn: screen.scope).reversed() {
      make(screen, carrying: screen.id == id ? value : nil, depth: depth + 1)
    }
  }

  private static var deepestFlow: Int { 100 }

  private func screenChanged(_ id: ScreenID) {
    screens[id]?.markChanged()
    marks.add(id)
  }
}
