extension Engine {
  /// Carries a request out, or says why it waits or is refused.
  func request(_ request: Request) -> Answer {
    guard isRunning else { return .refused(.notRunning) }
    if let scope = request.scope, scope.isEnded { return .refused(.screenEnded(scope.screen)) }
    let request = request.asked(in: ledger)
    if collected != nil, !request.isByUser {
      let pending = PendingRequest()
      collected?.append((request, pending))
      return .queued(pending)
    }
    if isNavigating {
      let pending = PendingRequest()
      queue.append((request, pending))
      return .queued(pending)
    }
    return turn {
      let answer = carryOut(request, pending: nil)
      settleQueue()
      return answer
    }
  }

  /// Carries out what `body` asks for as one request.
  func batch(_ body: () -> Void) -> Answer {
    guard isRunning else { return .refused(.notRunning) }
    if let scope = Scope.current, scope.isEnded { return .refused(.screenEnded(scope.screen)) }
    if let before = collected?.count {
      body()
      // NB: those within another call end as the whole of that one does, and all alike.
      guard let parts = collected, parts.count > before else { return .done }
      return .queued(parts[before].pending)
    }
    collected = []
    body()
    let parts = collected ?? []
    collected = nil
    guard !parts.isEmpty else { return .done }
    let answer = request(.batch(parts.map(\.request)))
    for part in parts {
      switch answer {
      case .done, .refused: settle(part.pending, answer)
      case .queued(let whole), .deferred(let whole): whole.add(part.pending)
      }
    }
    return answer
  }

  /// Carries out what was asked for from inside other navigations, and shows waiting dialogs.
  func settleQueue() {
    while !isNavigating {
      if !answers.isEmpty {
        let (pending, give) = answers.removeFirst()
        settle(pending, give())
      } else if !queue.isEmpty {
        let (request, pending) = queue.removeFirst()
        settle(pending, carryOut(request, pending: pending))
      } else if parked == nil, !deferred.isEmpty {
        let (bound, pending) = deferred.removeFirst()
        settle(pending, attempt(bound, consents: Consents(), pending: pending))
      } else if beginNext() {
        continue
      } else if areStepsToBeOffered {
        offerStepsAfterChange()
      } else if !showNextDialog(), !openNextHostRequest() {
        return
      }
    }
  }

  private func offerStepsAfterChange() {
    areStepsToBeOffered = false
    guard !deferredSteps.isEmpty || !lanes.isEmpty else { return }
    refuseStepsOfEndedFlows()
    offerDeferredSteps()
  }

  private func carryOut(_ request: Request, pending: PendingRequest?) -> Answer {
    if let scope = request.scope, scope.isEnded { return .refused(.screenEnded(scope.screen)) }
    for needs in request.needs {
      if let host = hostLacking(needs) { return .refused(.hostCannot(needs, host: host)) }
    }
    do {
      let bound = try request.bound(to: tree)
      guard parked == nil else {
        let pending = pending ?? PendingRequest()
        deferred.append((bound, pending))
        return .deferred(pending)
      }
      return attempt(bound, consents: Consents(), pending: pending)
    } catch {
      return .refused(error)
    }
  }

  /// The name of a host that cannot do this, if there is one.
  func hostLacking(_ capability: Capability) -> String? {
    hosts.compactMap(\.host).first { !$0.capabilities.contains(capability) }?.name
  }

  /// Works the change out against the tree as it is, asks the guards, and carries it out.
  private func attempt(
    _ bound: BoundRequest, consents: Consents, pending: PendingRequest?
  ) -> Answer {
    let request = bound.request
    if let scope = request.scope, scope.isEnded { return .refused(.screenEnded(scope.screen)) }
    isNavigating = true
    defer { isNavigating = false }
    var edit = TreeEdit(tree, identities: identities)
    do {
      if let flow = request.flow, flows[flow] == nil { throw Refusal.flowEnded(flow) }
      try bound.edit(&edit)
      for flow in edit.results.keys where flows[flow]?.hasGivenResult == true {
        throw Refusal.alreadyFinished(flow)
      }
      guard edit.tree != tree || !edit.results.isEmpty else {
        edit.endScopes()
        return .done
      }
      let leaving = edit.removeEndedFlows(since: tree)
      let entering = edit.tree.screens(notIn: tree)
      try checkGuards(
        edit, leaving: leaving, entering: entering, of: request, consents: consents)
      commit(
        edit, reason: request.reason, askedBy: request.askedBy, leaving: leaving,
        entering: entering)
      if tree.layers.isEmpty { end() }
      return .done
    } catch let refusal as Refusal {
      edit.endScopes()
      return .refused(refusal)
    } catch let toAsk as QuestionToAsk {
      edit.endScopes()
      if let host = hostLacking(.alert) { return .refused(.hostCannot(.alert, host: host)) }
      return .deferred(park(bound, until: toAsk, pending: pending ?? PendingRequest()))
    } catch {
      preconditionFailure("a navigation failed with an unknown error: \(error)")
    }
  }

  private func park(
    _ bound: BoundRequest, until toAsk: QuestionToAsk, pending: PendingRequest
  ) -> PendingRequest {
    let question = toAsk.question
    let dialog = Dialog(
      id: newDialogID(), style: .alert, title: question.title, message: question.message,
      choices: [
        Dialog.Choice(label: question.leave, role: .destructive),
        Dialog.Choice(label: question.stay, role: .cancel),
      ], owner: toAsk.owner)
    parked = ParkedRequest(bound: bound, pending: pending, consents: toAsk.consents)
    desk.add(dialog) { [weak self] index in self?.resumeParked(agreed: index == 0) }
    return pending
  }

  private func resumeParked(agreed: Bool) {
    guard let waiting = parked else { return }
    parked = nil
    guard agreed else { return waiting.pending.settle(.refused(.declined)) }
    settle(
      waiting.pending, attempt(waiting.bound, consents: waiting.consents, pending: waiting.pending))
  }

  private func settle(_ pending: PendingRequest, _ answer: Answer) {
    switch answer {
    case .done: pending.settle(.done)
    case .refused(let refusal): pending.settle(.refused(refusal))
    case .queued, .deferred: break
    }
  }
}
