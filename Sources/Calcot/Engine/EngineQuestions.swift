import CalcotContent
import CalcotTree

/// Questions for the user or the host, and their answers.
extension Engine {
  func ask(
    _ style: Dialog.Style, title: String, message: String?, choices: [Choice<Int>]
  ) async -> Int? {
    guard isRunning, !Task.isCancelled else { return nil }
    if let scope = currentScope, scope.isEnded {
      reportUnasked(style, "\(Refusal.screenEnded(scope.screen)). It is answered as cancelled.")
      return nil
    }
    guard !choices.isEmpty else {
      reportUnasked(style, "it has no choices, so nobody could answer. Give it at least one.")
      return nil
    }
    do throws(Refusal) { try checkHosts([style == .alert ? .alert : .actionSheet]) } catch {
      reportUnasked(style, "\(error). It is answered as cancelled.")
      return nil
    }
    guard isRunning else { return nil }
    let dialog = Dialog(
      id: newDialogID(), style: style, title: title, message: message,
      choices: choices + wayOut(of: style, choices), owner: currentScreen)
    let flow = currentFlow
    return await reply { handler in
      changeQuestions { $0.add(dialog, of: flow, handler: handler) }
    } onCancel: { [weak self] in
      guard let self, questions.contains(dialog.id) else { return }
      close(dialog.id, answer: nil, askedBy: .app)
    }
  }

  // NB: without the title, in which a user's text may stand.
  private func reportUnasked(_ style: Dialog.Style, _ reason: String) {
    report("\(style == .alert ? "An alert" : "An action sheet") was not asked: \(reason)")
  }

  /// Returns a choice that closes an action sheet, if the app offers none. It is the last choice,
  /// and corresponds to none of the app's.
  private func wayOut(of style: Dialog.Style, _ choices: [Choice<Int>]) -> [Choice<Int>] {
    guard style == .actionSheet, !choices.contains(where: { $0.role == .cancel }) else { return [] }
    return [Choice(label: nil, role: .cancel, value: choices.count)]
  }

  /// Sends work to the host, and waits for the files that the user picks.
  ///
  /// - Throws: The reason why it was not done; `Refusal.declined` if the user has cancelled it.
  func perform(_ work: HostWork) async throws(Refusal) -> [PickedFile] {
    guard isRunning else { throw .notRunning }
    if let scope = currentScope, scope.isEnded { throw .screenEnded(scope.screen) }
    guard !Task.isCancelled else { throw .declined }
    try checkHosts([work.capability])
    try checkRunning()
    let request = HostRequest(id: newHostRequestID(), work: work, owner: currentScreen)
    let flow = currentFlow
    let reply: HostReply? = await reply { handler in
      changeQuestions { $0.add(request, of: flow, handler: handler) }
    } onCancel: { [weak self] in
      guard let self, questions.contains(request.id) else { return }
      close(request.id, reply: nil)
    }
    switch reply {
    case .done: return []
    case .picked(let files): return files
    case .cancelled: throw .declined
    case .failed(let reason): throw .hostFailed(reason)
    case nil:
      guard isRunning else { throw .notRunning }
      if let owner = request.owner, live.screens[owner] == nil { throw .screenEnded(owner) }
      try checkHosts([work.capability])
      throw .declined
    }
  }

  /// Accepts the user's choice now or, during a navigation, right after it.
  func choose(_ index: Int, in id: LayerID) -> Answer {
    afterNavigation { engine in
      guard let dialog = engine.tree.dialog, dialog.id == id else {
        return .refused(.stale("dialog \(id.rawValue)"))
      }
      guard dialog.choices.indices.contains(index) else {
        return .refused(.noSuchChoice(index, available: dialog.choices.count))
      }
      engine.close(id, answer: index, askedBy: .user)
      return .done
    }
  }

  /// Accepts the host's reply now or, during a navigation, right after it.
  func take(_ reply: HostReply, to id: HostRequestID) -> Answer {
    afterNavigation { engine in
      guard let request = engine.hostRequest, request.id == id else {
        return .refused(.stale("\(id)"))
      }
      if let problem = request.work.problem(with: reply) { return .refused(.notAccepted(problem)) }
      engine.close(id, reply: reply)
      return .done
    }
  }

  private func close(_ id: LayerID, answer: Int?, askedBy: TreeTransition.Asker) {
    turn {
      let handler = changeQuestions { $0.close(id) }
      if tree.dialog?.id == id { show(nil, reason: .answer, askedBy: askedBy) }
      handler?(answer)
      settleQueue()
    }
  }

  private func close(_ id: HostRequestID, reply: HostReply?) {
    turn {
      let handler = changeQuestions { $0.close(id) }
      handler?(reply)
      settleQueue()
    }
  }

  /// Waits for a reply from outside the app; returns `nil` if there will be none.
  ///
  /// - Parameters:
  ///   - open: A closure that asks the question; it receives the closure that takes the reply,
  ///     which may be called once.
  ///   - withdraw: A closure that withdraws the question when the waiting task is cancelled.
  private func reply<Reply: Sendable>(
    opening open: (@escaping @MainActor (Reply?) -> Void) -> Void,
    onCancel withdraw: @escaping @MainActor () -> Void
  ) async -> Reply? {
    let parking = Parking()
    // NB: from the answer until the waiting task resumes, it counts as work, whichever task waits.
    defer { ledger.paused() }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        turn {
          open { [ledger] answer in
            ledger.began()
            parking.end()
            continuation.resume(returning: answer)
          }
          settleQueue()
        }
      }
    } onCancel: {
      Task { @MainActor in withdraw() }
    }
  }
}

/// The order of questions, and changes of what is asked.
extension Engine {
  /// Opens the next dialog or host request if nothing else waits for the user; returns whether one
  /// was opened.
  func openNextQuestion() -> Bool {
    guard !questions.isEmpty, isRunning, tree.dialog == nil else { return false }
    guard let dialog = questions.openNextDialog() else { return openNextHostRequest() }
    show(dialog, reason: .ask, askedBy: dialog.owner.map { .screen($0) } ?? .app)
    return true
  }

  private func openNextHostRequest() -> Bool {
    let isNew = questions.openNextHostRequest()
    guard let request = hostRequest else { return false }
    // NB: a host that cannot do it may have come while it waited.
    guard publisher.hostLacking(request.work.capability) == nil else {
      changeQuestions { $0.close(request.id) }?(nil)
      return true
    }
    if isNew { events.tell(.request(request.work)) }
    return isNew
  }

  /// Shows a dialog over everything, or none.
  func show(_ dialog: Dialog?, reason: TreeTransition.Reason, askedBy: TreeTransition.Asker) {
    var edit = TreeEdit(tree, identities: identities)
    edit.show(dialog)
    commit(Change(edit), reason: reason, askedBy: askedBy)
  }

  /// Changes the questions and the status in one turn.
  @discardableResult
  func changeQuestions<T>(_ change: (inout Questions) -> T) -> T {
    publisher.turn {
      // NB: discarded values are released after the change, because a `deinit` may call the app.
      let before = questions
      defer { withExtendedLifetime(before) {} }
      return change(&questions)
    }
  }

  func useAction(of message: MessageID) throws(Refusal) -> OfferedAction {
    try questions.use(message)
  }

  /// Delivers an answer of the user now or, during a navigation, right after it.
  func afterNavigation(_ give: @escaping @MainActor (Engine) -> Answer) -> Answer {
    guard isNavigating else { return give(self) }
    guard !budget.isSpent else { return .refused(endless) }
    return requests.add(answer: { [weak self] in self.map(give) ?? .done })
  }

  func newDialogID() -> LayerID { identities.layer() }

  func newHostRequestID() -> HostRequestID { HostRequestID(rawValue: identities.next()) }

  func asOneChange(_ body: () -> Void) {
    publisher.turn {
      let wasNavigating = isNavigating
      isNavigating = true
      body()
      isNavigating = wasNavigating
      settleQueue()
    }
  }
}

extension HostWork {
  /// Returns the reason why a reply is not accepted, so that the request stays open; `nil` if there
  /// is none.
  fileprivate func problem(with reply: HostReply) -> FilePickProblem? {
    switch (reply, pick) {
    case (.cancelled, _), (.failed, _), (.done, nil): nil
    case (.done, .some): .nonePicked
    case (.picked, nil): .nothingToPick
    case (.picked(let files), .some(let pick)): pick.problem(with: files)
    }
  }
}

extension Question {
  /// The choices of a dialog that asks the question.
  var choices: [Choice<Int>] {
    [Choice(action, role: role, Self.agreement), Choice(cancel, role: .cancel, 1)]
  }

  /// The index of the choice to proceed.
  package static let agreement = 0
}
