#if canImport(SwiftUI) && (os(macOS) || os(Linux))
  import Calcot
  import CalcotContent

  // A dialog is removed by a choice, by SwiftUI or by the app; the callbacks may arrive in any
  // order.
  extension SwiftUIHost {
    /// Handles the user's choice, which removes the dialog.
    func choose(_ index: Int, in dialog: Dialog) {
      guard app.tree.dialog?.id == dialog.id, surface.dialog == dialog.id, answered != dialog.id
      else { return }
      answered = dialog.id
      takeOff(dialog, .chosen)
      app.send(.choose(index, in: dialog.id))
      endIfClosed()
    }

    /// Handles SwiftUI's removal of the shown or answered dialog. The callback of a choice may
    /// still follow.
    func closed(_ dialog: Dialog?) {
      if ending?.cause == .chosen {
        ending?.isClosed = true
        endIfClosed()
      } else if let dialog, surface.dialog == dialog.id, answered != dialog.id {
        takeOff(dialog, .closed)
        ending?.isClosed = true
      }
    }

    private func endIfClosed() {
      if let ending, ending.cause == .chosen, ending.isClosed, ending.isSeen {
        endHiding(ending.dialog)
      }
    }

    private func takeOff(_ dialog: Dialog, _ cause: DialogEnding.Cause) {
      if ending?.dialog == dialog.id {
        ending?.cause = cause
      } else if surface.begin(.hideDialog(dialog.id)) {
        ending = DialogEnding(dialog: dialog.id, cause: cause)
        waitForEnd()
        show()
      }
    }

    /// Records that SwiftUI has processed the removal of the dialog.
    func dialogIsGone() {
      guard case .operation(.hideDialog(let id)) = surface.activity, ending?.isSeen != true
      else { return }
      var ending = self.ending ?? DialogEnding(dialog: id, cause: .withdrawn)
      ending.isSeen = true
      self.ending = ending
      guard ending.rest > .zero else { return endHiding(id) }
      resting = Task { [weak self, clock] in
        try? await clock.sleep(for: ending.rest)
        if !Task.isCancelled { self?.endHiding(id) }
      }
    }

    /// Ends the removal of a dialog.
    func endHiding(_ id: DialogID) {
      cancelIfUnanswered(id)
      end(.hideDialog(id))
    }

    /// Ends the removal of a dialog because the user has acted elsewhere. The next operation is not
    /// started yet.
    func overtakeHiding() {
      guard case .operation(.hideDialog(let id)) = surface.activity else { return }
      cancelIfUnanswered(id)
      settle(.hideDialog(id))
    }

    /// Sends the cancel choice of a dialog that SwiftUI closed without a choice.
    ///
    /// NB: a closed alert without a cancel choice comes back.
    private func cancelIfUnanswered(_ id: DialogID) {
      if ending?.cause == .closed, let dialog = app.tree.dialog, dialog.id == id,
        let cancel = dialog.cancelIndex
      {
        answered = id
        app.send(.choose(cancel, in: id))
      }
    }
  }
#endif
