#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Calcot

  // A dialog is taken off by a choice, by SwiftUI or by the app, and each of them may be told in any order.
  extension SwiftUIHost {
    /// The user has made a choice, which takes the dialog off.
    func choose(_ index: Int, in dialog: Dialog) {
      guard app.tree.dialog?.id == dialog.id, surface.dialog == dialog.id, answered != dialog.id
      else { return }
      answered = dialog.id
      takeOff(dialog, .chosen)
      app.send(.choose(index, in: dialog.id))
      endIfClosed()
    }

    /// SwiftUI has closed the dialog that is shown, or the one that the user has answered. It may tell
    /// of a choice yet.
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

    /// SwiftUI has seen that a dialog is not to be shown any more.
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

    /// A dialog is gone.
    func endHiding(_ id: DialogID) {
      cancelIfUnanswered(id)
      end(.hideDialog(id))
    }

    /// The user does something else, so the dialog that is being hidden is gone. What is to be done
    /// then is not done yet.
    func overtakeHiding() {
      guard case .operation(.hideDialog(let id)) = surface.activity else { return }
      cancelIfUnanswered(id)
      settle(.hideDialog(id))
    }

    /// NB: a dialog that was closed and cannot be cancelled comes back.
    private func cancelIfUnanswered(_ id: DialogID) {
      if ending?.cause == .closed, let dialog = app.tree.dialog, dialog.id == id,
        let cancel = dialog.cancelIndex
      {
        answered = id
        app.send(.choose(cancel, in: id))
      }
    }

    /// How a dialog is shown now.
    func form(of dialog: Dialog) -> DialogForm {
      DialogForm(
        dialog.style, isWide: room.isWindowNarrow == false, pointsAtSource: dialogsPointAtSource)
    }
  }
#endif
