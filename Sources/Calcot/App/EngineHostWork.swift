extension Engine {
  /// Has the host do something, and waits for what comes of it.
  ///
  /// - Throws: why it was not done; ``Refusal/declined`` when the user has left it.
  func perform(_ work: HostWork) async throws(Refusal) -> [PickedFile] {
    guard isRunning else { throw .notRunning }
    if let scope = currentScope, scope.isEnded { throw .screenEnded(scope.screen) }
    guard !Task.isCancelled else { throw .declined }
    if let host = hostLacking(work.capability) {
      throw .hostCannot(work.capability, host: host)
    }
    let request = HostRequest(id: identities.hostRequest(), work: work, owner: currentScreen)
    let reply: HostReply? = await answer { handler in
      hostDesk.add(request, handler: handler)
      turn { settleQueue() }
    } onCancel: { [weak self] in
      self?.withdraw(request.id)
    }
    switch reply {
    case .done: return []
    case .picked(let files): return files
    case .cancelled: throw .declined
    case .failed(let reason): throw .hostFailed(reason)
    case nil:
      guard isRunning else { throw .notRunning }
      if let owner = request.owner, screens[owner] == nil { throw .screenEnded(owner) }
      throw .declined
    }
  }

  /// Takes what came of the open request; from inside a navigation right after it.
  func take(_ reply: HostReply, to id: HostRequestID) -> Answer {
    guard !isNavigating else {
      let pending = PendingRequest()
      answers.append((pending, { [weak self] in self?.take(reply, to: id) ?? .done }))
      return .queued(pending)
    }
    guard let request = hostRequest, request.id == id else { return .refused(.stale("\(id)")) }
    if let problem = request.work.problem(with: reply) { return .refused(.notAccepted(problem)) }
    close(id, reply: reply)
    return .done
  }

  /// Opens the next request if nothing else waits for the user; says whether it did.
  func openNextHostRequest() -> Bool {
    guard isRunning, hostRequest == nil, tree.dialog == nil, let request = hostDesk.next() else {
      return false
    }
    hostRequest = request
    return true
  }

  private func withdraw(_ id: HostRequestID) {
    guard hostDesk.isOpen(id) else { return }
    close(id, reply: nil)
  }

  private func close(_ id: HostRequestID, reply: HostReply?) {
    turn {
      let handler = hostDesk.close(id)
      if hostRequest?.id == id { hostRequest = nil }
      handler?(reply)
      settleQueue()
    }
  }
}

extension HostWork {
  /// Why a reply does not fit, so that the request stays open; nil if it does.
  fileprivate func problem(with reply: HostReply) -> FilePickProblem? {
    switch (reply, pick) {
    case (.cancelled, _), (.failed, _), (.done, nil): nil
    case (.done, .some): .nonePicked
    case (.picked, nil): .nothingToPick
    case (.picked(let files), .some(let pick)): pick.problem(with: files)
    }
  }
}
