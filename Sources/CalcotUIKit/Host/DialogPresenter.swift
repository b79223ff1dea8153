#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotContent
  import UIKit

  /// A presenter of the app's dialog as an alert or an action sheet.
  @MainActor
  final class DialogPresenter {
    private let app: CalcotApp
    private let allWords: HostWords
    /// The alert that shows the dialog, until the user or the app has ended it.
    private(set) var alert: UIAlertController?

    init(_ app: CalcotApp, words: HostWords) { (self.app, allWords) = (app, words) }

    func show(_ dialog: Dialog, at place: PresentingPlace, _ end: @escaping @MainActor () -> Void) {
      let alert = alert(of: dialog)
      // NB: UIKit throws an exception for an action sheet without a source on an iPad; on an
      // iPhone, one with a centered source has no Cancel.
      if place.source != nil || place.controller.traitCollection.userInterfaceIdiom != .phone {
        place.point(alert.popoverPresentationController)
      }
      self.alert = alert
      place.present(alert, end)
    }

    private func alert(of dialog: Dialog) -> UIAlertController {
      let id = dialog.id
      let alert = UIAlertController(
        title: dialog.title, message: dialog.message,
        preferredStyle: dialog.style == .alert ? .alert : .actionSheet)
      var hasCancel = false
      for (index, choice) in dialog.choices.enumerated() {
        let style: UIAlertAction.Style =
          switch choice.role {
          // NB: UIKit throws an exception for a second one.
          case .cancel where !hasCancel: .cancel
          case .destructive: .destructive
          case .cancel, .normal, .main, .refresh: .default
          }
        hasCancel = hasCancel || style == .cancel
        let action = UIAlertAction(
          title: choice.label(allWords.translated(for: app.status)), style: style
        ) { [weak self, weak alert] _ in
          // NB: another one may be shown since, of a host that has been stopped and started.
          if self?.alert === alert { self?.alert = nil }
          self?.app.send(.choose(index, in: id))
        }
        alert.addAction(action)
        if choice.role == .main { alert.preferredAction = action }
      }
      return alert
    }

    func hide(_ end: @escaping @MainActor () -> Void) {
      guard let gone = alert else { return end() }
      // NB: the user may have made a choice, which UIKit may report when the alert has gone.
      gone.whenStill { [weak self] in
        if self?.alert === gone { self?.alert = nil }
        guard let presenting = gone.presentingViewController else { return end() }
        presenting.dismiss(animated: true, completion: end)
      }
    }

    /// Releases the alert, because nothing of the app is shown any more.
    func forget() { alert = nil }
  }
#endif
