#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotContent
  import UIKit

  extension UIKitHost {
    func showDialog(_ id: DialogID, _ end: @escaping @MainActor () -> Void) {
      guard let dialog = app.tree.dialog, dialog.id == id, let top = topLayer else { return end() }
      home.whenInWindow {
        top.whenStill { [weak self] in self?.show(dialog, over: top.topmost, end) }
      }
    }

    private func show(
      _ dialog: Dialog, over below: UIViewController, _ end: @escaping @MainActor () -> Void
    ) {
      let id = dialog.id
      let alert = UIAlertController(
        title: dialog.title, message: dialog.message,
        preferredStyle: dialog.style == .alert ? .alert : .actionSheet)
      var hasCancel = false
      for (index, choice) in dialog.choices.enumerated() {
        // NB: UIKit throws an exception for a second one.
        let style = choice.role == .cancel && hasCancel ? .default : choice.role.alertStyle
        hasCancel = hasCancel || style == .cancel
        let action = UIAlertAction(title: choice.label(words), style: style) { [weak self] _ in
          self?.chose(index, in: id)
        }
        alert.addAction(action)
        if choice.role == .main { alert.preferredAction = action }
      }
      let source = popoverSource(over: below)
      // NB: UIKit throws an exception for an action sheet without a source on an iPad; on an
      // iPhone, one with a centered source has no Cancel.
      if source != nil || below.traitCollection.userInterfaceIdiom != .phone {
        alert.popoverPresentationController?.point(at: source, in: below)
      }
      self.alert = alert
      below.present(alert, animated: true, completion: end)
    }

    func hideDialog(_ end: @escaping @MainActor () -> Void) {
      guard let gone = alert, let presenting = gone.presentingViewController else {
        alert = nil
        return end()
      }
      guard gone.transitionCoordinator == nil else {
        // NB: a choice has been made, and UIKit reports it when the alert has gone.
        alertHasGone = end
        return
      }
      alert = nil
      presenting.dismiss(animated: true, completion: end)
    }

    /// Handles the user's choice, for which UIKit has dismissed the alert.
    private func chose(_ index: Int, in id: DialogID) {
      let gone = alertHasGone
      alertHasGone = nil
      alert = nil
      app.send(.choose(index, in: id))
      gone?()
    }
  }

  extension ActionRole {
    fileprivate var alertStyle: UIAlertAction.Style {
      switch self {
      case .cancel: .cancel
      case .destructive: .destructive
      case .normal, .main, .refresh: .default
      }
    }
  }
#endif
