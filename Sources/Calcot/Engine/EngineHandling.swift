import CalcotContent
import CalcotTree

extension Engine: TurnSource, FlowDirectory {
  var status: AppStatus { isRunning ? questions.status : AppStatus() }

  var hostRequest: HostRequest? { questions.hostRequest }

  func refresh(_ changed: Set<ScreenID>) {
    for id in changed {
      live.screens[id]?.markChanged()
      live.screens[id]?.refresh()
    }
  }

  func names(of screens: Set<ScreenID>) -> [String] {
    screens.compactMap { live.screens[$0]?.node.route.description }.sorted()
  }

  func turn(_ body: () -> Void) { publisher.turn(body) }

  var budget: TurnBudget {
    get { publisher.budget }
    set { publisher.budget = newValue }
  }

  func report(_ issue: String) { events.report(issue) }

  /// The scope whose code is running, if it belongs to this app.
  var currentScope: Scope? {
    guard let scope = Scope.current, scope.belongs(to: ledger) else { return nil }
    return scope
  }

  var currentScreen: ScreenID? {
    guard let scope = currentScope, !scope.isFlow else { return nil }
    return scope.screen
  }

  /// The flow whose own code is running; nil for code of a screen.
  var currentFlow: FlowID? {
    guard let scope = currentScope, scope.isFlow else { return nil }
    return live.flows.first { $0.value.scope === scope }?.key
  }
}

extension Engine: NavigationHandler {
  var observedTree: NavigationTree {
    observation.access()
    return tree
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

  /// Reports a request that is lost, now or at the end of its wait, unless its screen has been left
  /// meanwhile.
  ///
  /// - Returns: The answer.
  func reporting(_ request: Request, _ answer: Answer) -> Answer {
    guard request.site != nil else { return answer }
    switch answer {
    case .done: break
    case .refused(let refusal): request.report(of: refusal).map(report)
    case .queued(let pending), .deferred(let pending):
      pending.whenSettled { [weak self] outcome in
        guard let self, isRunning, case .refused(let refusal) = outcome,
          !request.isOfScreenLeft
        else { return }
        request.report(of: refusal).map(report)
      }
    }
    return answer
  }

  func update<Value>(
    _ route: AnyRoute, of flow: FlowID, with value: Value, at site: CallSite
  ) -> Answer {
    func refused(_ refusal: Refusal) -> Answer {
      report("\(site): the update was refused: \(refusal)")
      return .refused(refusal)
    }
    if let ended = currentScope, ended.isEnded {
      let refusal = Refusal.screenEnded(ended.screen)
      return Task.isCancelled ? .refused(refusal) : refused(refusal)
    }
    guard live.updates.begin() else { return refused(RequestQueue.endless) }
    defer { live.updates.end() }
    guard let node = tree.node(showing: route, in: flow) else {
      return refused(.notInStack(route))
    }
    let child = tree.lineage(of: node.flow).first { tree.flows[$0]?.parent == flow }
    let scope = child.map { live.flows[$0]?.scope } ?? live.screens[node.id]?.scope
    guard scope?.receive(value) == true else {
      return refused(.notAwaited("\(Value.self)", by: route))
    }
    return .done
  }

  var followingSteps: any StepFollowing { steps }

  func take(_ step: any Step, in flow: FlowID) -> StepDisposition { steps.take(step, in: flow) }

  /// Delivers a step from outside every screen. The flows are asked from the app's first one to the
  /// innermost visible one, and then the others in the order in which they started.
  func take(_ step: any Step) -> StepDisposition {
    let visible = tree.visible.map { Array(tree.lineage(of: $0.flow).reversed()) } ?? []
    let others = live.flows.keys.filter { !visible.contains($0) }
    return steps.take(step, among: visible + others.sorted { $0.rawValue < $1.rawValue })
  }

  func offerDeferredSteps() { steps.offerDeferredSteps() }

  func scope(of flow: FlowID) -> Scope? { live.flows[flow]?.scope }

  func watchers(of flow: FlowID) -> [any NavigationWatching] {
    guard live.watchingFlows > 0 else { return [] }
    return tree.lineage(of: flow).compactMap { live.flows[$0]?.parts.watcher }
  }

  // MARK: Status

  func showMessage(_ text: String, _ kind: MessageKind, action: OfferedAction?) -> Answer {
    guard isRunning else { return .refused(.notRunning) }
    // NB: its error is that it was cancelled, and the user knows that they have left.
    if kind == .error, Task.isCancelled, let scope = currentScope, scope.isOfScreenLeft {
      return .refused(.screenEnded(scope.screen))
    }
    addMessage(text, kind, action: action)
    events.tell(.message(text, kind, action: action?.label))
    return .done
  }

  /// Adds a message in one turn, and reports it if another message is removed for it.
  func addMessage(_ text: String, _ kind: MessageKind, action: OfferedAction? = nil) {
    guard changeQuestions({ $0.add(text, kind, action: action) }) else { return }
    // NB: without its text, in which there may be what a user has typed.
    report(
      "A message is not shown: \(StatusQueue.mostWaiting) wait already. The oldest give way to new ones "
        + "until some are closed.")
  }

  func beginActivity(_ label: String) -> RunningActivity {
    let activity = RunningActivity(label: label, scope: currentScope)
    changeQuestions { $0.begin(activity) }
    return activity
  }

  func setAppearance(_ appearance: Appearance) {
    changeQuestions { $0.setAppearance(appearance) }
  }

  func setLanguage(_ code: String?) { changeQuestions { $0.setLanguage(code) } }

  func endActivity(_ activity: RunningActivity) { changeQuestions { $0.end(activity) } }

  /// Performs the action of a message, and closes the message.
  func useMessage(_ id: MessageID) -> Answer {
    do throws(Refusal) {
      let action = try useAction(of: id)
      action.scope.startTask(action.label, action.perform)
      return .done
    } catch {
      return .refused(error)
    }
  }

  // MARK: Hosts

  func attach(_ host: any AppHost) -> Answer {
    // NB: work that another host does is not taken from it; other work is refused, not the host.
    let work = publisher.hasHosts ? hostRequest?.work.capability : nil
    let needed = tree.neededCapabilities + [work].compactMap { $0 }
    if let lacking = needed.first(where: { !host.capabilities.contains($0) }) {
      return .refused(.hostCannot(lacking, host: host.name))
    }
    events.attachments.notify(host)
    publisher.attach(host, .everything(Set(live.screens.keys)))
    return .done
  }

  // MARK: Work

  /// Waits until the app has settled: all changes are shown, and everything that remains waits for
  /// the user.
  func settle() async {
    await ledger.settle {
      publisher.flush()
    } hasMore: {
      publisher.hasChanges
    }
  }

  /// Runs `body` as code of a screen, and marks the screen as changed when a value changes that
  /// `body` has read in its last run for this observer on this line.
  func tracking<T>(
    _ id: ScreenID, for observer: AnyObject, fileID: StaticString, line: UInt, _ body: () -> T
  ) -> T {
    guard let screen = live.screens[id] else { return Scope.ended(id, ledger: ledger).run(body) }
    let marks = publisher.marks
    return publisher.turn {
      screen.scope.run {
        screen.reads.tracking(
          for: observer, fileID: fileID, line: line, changed: { marks.add(id) }, body)
      }
    }
  }
}
