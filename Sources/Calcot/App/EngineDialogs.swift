extension Engine {
  /// Puts a question to the user and waits for the place of the choice.
  func ask(
    _ style: Dialog.Style, title: String, message: String?, choices: [Dialog.Choice]
  ) async -> Int? {
    guard isRunning, Scope.current?.isEnded != true, !Task.isCancelled else { return nil }
    guard !choices.isEmpty else {
      report(
        "\"\(title)\" was not asked: it has no choices, so nobody could answer. "
          + "Give it at least one.")
      return nil
    }
    let capability: Capability = style == .alert ? .alert : .actionSheet
    if let host = hostLacking(capability) {
      report(
        "\"\(title)\" was not asked: \(Refusal.hostCannot(capability, host: host)). "
          + "It is answered as cancelled.")
      return nil
    }
    let dialog = Dialog(
      id: newDialogID(), style: style, title: title, message: message, choices: choices,
      owner: currentScreen)
    return await answer {
      open(dialog, handler: $0)
    } onCancel: { [weak self] in
      self?.withdraw(dialog.id)
    }
  }

  /// Takes the user's choice; from inside a navigation right after it.
  func choose(_ index: Int, in id: DialogID) -> Answer {
    guard !isNavigating else {
      let pending = PendingRequest()
      answers.append((pending, { [weak self] in self?.choose(index, in: id) ?? .done }))
      return .queued(pending)
    }
    guard let dialog = tree.dialog, dialog.id == id else { return .refused(.stale("\(id)")) }
    guard dialog.choices.indices.contains(index) else {
      return .refused(.noSuchChoice(index, available: dialog.choices.count))
    }
    close(id, answer: index, reason: .answer, askedBy: .user)
    return .done
  }

  /// Shows the next dialog if none is shown; says whether it did.
  func showNextDialog() -> Bool {
    guard isRunning, tree.dialog == nil, hostRequest == nil, let dialog = desk.next() else {
      return false
    }
    var edit = TreeEdit(tree, identities: identities)
    edit.show(dialog)
    commit(edit, reason: .ask, askedBy: dialog.owner.map { .screen($0) } ?? .app)
    return true
  }

  private func open(_ dialog: Dialog, handler: @escaping Desk<Dialog, Int>.AnswerHandler) {
    desk.add(dialog, handler: handler)
    turn { settleQueue() }
  }

  private func withdraw(_ id: DialogID) {
    guard desk.isOpen(id) else { return }
    close(id, answer: nil, reason: .answer, askedBy: .app)
  }

  private func close(
    _ id: DialogID, answer: Int?, reason: TreeTransition.Reason, askedBy: TreeTransition.Asker
  ) {
    turn {
      let handler = desk.close(id)
      if tree.dialog?.id == id {
        var edit = TreeEdit(tree, identities: identities)
        edit.show(nil)
        commit(edit, reason: reason, askedBy: askedBy)
      }
      handler?(answer)
      settleQueue()
    }
  }
}
