#if canImport(SwiftUI) && !os(iOS) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import Calcot
  import CalcotContent

  // A dialog is removed by a choice, by SwiftUI or by the app; the callbacks may arrive in any
  // order.
  extension SwiftUIHost {
    /// Handles the user's choice, which removes the dialog.
    func choose(_ index: Int, in dialog: Dialog) {
      guard app.tree.dialog?.id == dialog.id, surface.dialog == dialog.id,
        !shownDialog.isAnswered(dialog.id)
      else { return }
      shownDialog.answer(dialog.id)
      takeOff(dialog, .chosen)
      app.send(.choose(index, in: dialog.id))
      endIfClosed()
    }

    /// Handles SwiftUI's removal of the shown or answered dialog. The callback of a choice may
    /// still follow.
    func closed(_ dialog: Dialog?) {
      if shownDialog.isChosen {
        shownDialog.close()
        endIfClosed()
      } else if let dialog, surface.dialog == dialog.id, !shownDialog.isAnswered(dialog.id) {
        takeOff(dialog, .closed)
        shownDialog.close()
      }
    }

    private func endIfClosed() {
      if let gone = shownDialog.closedByChoice { endHiding(gone) }
    }

    private func takeOff(_ dialog: Dialog, _ cause: DialogEnding.Cause) {
      guard !shownDialog.change(dialog.id, to: cause), surface.begin(.hideDialog(dialog.id)) else {
        return
      }
      shownDialog.end(dialog.id, cause)
      waitForEnd()
      show()
    }

    /// Records that SwiftUI has processed the removal of the dialog.
    func dialogIsGone() {
      guard case .operation(.hideDialog(let id)) = surface.activity else { return }
      shownDialog.see(id) { [weak self] in self?.endHiding(id) }
    }

    /// Ends the removal of a dialog.
    func endHiding(_ id: LayerID) {
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
    private func cancelIfUnanswered(_ id: LayerID) {
      if shownDialog.isClosed, let dialog = app.tree.dialog, dialog.id == id,
        let cancel = dialog.cancelIndex
      {
        shownDialog.answer(id)
        app.send(.choose(cancel, in: id))
      }
    }
  }
#endif
