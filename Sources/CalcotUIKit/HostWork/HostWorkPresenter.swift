#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotContent
  import Foundation
  package import UIKit

  /// A presenter of the system's panels for the app's host work, above everything else.
  ///
  /// The top controller presents a panel, as it does a dialog. Unlike a panel in a window of its
  /// own, it has the app's traits and status bar, the keyboard's window stays the same, and a
  /// popover can point at the control that the user touched. A panel is presented when no operation
  /// is pending, and is removed before a modal or a dialog comes or goes; if it is still wanted
  /// then, it is shown again.
  @MainActor
  package final class HostWorkPresenter: NSObject {
    /// Called when the app's status has changed, or the host's own activity.
    var statusChanged: @MainActor () -> Void = {}
    /// Called when the host's next operation may have become possible, or another panel is wanted.
    var carryOn: @MainActor () -> Void = {}
    private let app: CalcotApp
    private let allWords: HostWords
    private let clock: any Clock<Duration>
    private let runner: WorkRunner
    private var shown: ShownPanel?

    init(
      _ app: CalcotApp, words: HostWords, copy: @escaping @MainActor (String) -> Void,
      clock: any Clock<Duration>
    ) {
      (self.app, allWords, self.clock) = (app, words, clock)
      runner = WorkRunner(app, showsPages: true, copy: copy, clock: clock)
      super.init()
      runner.changed = { [weak self] in
        self?.statusChanged()
        self?.carryOn()
      }
    }

    /// A Boolean value that indicates whether a panel is over the app.
    package var isShown: Bool { shown != nil }

    /// Waits until the picked files have been read, and the shared file has been written.
    package func settle() async { await runner.settle() }

    private var words: HostWords { allWords.translated(for: app.status) }

    /// The app's status, with the host's own activity.
    var status: AppStatus { runner.status(words) }

    /// Sets the pending request.
    func take(_ request: HostRequest?) { runner.take(request) }

    /// Stops all work, because the app is no longer shown.
    func stop() {
      runner.take(nil)
      shown = nil
    }

    // MARK: Presentation

    /// Shows the panel for the pending request, now that no operation is pending.
    ///
    /// - Parameters:
    ///   - open: opens addresses; nil if nothing can.
    ///   - whenFree: runs a closure with the place for the panel, once UIKit presents there and no
    ///     operation is running.
    func follow(
      open: WorkRunner.OpenURL?,
      whenFree: (_ body: @escaping @MainActor (PresentingPlace) -> Void) -> Void
    ) {
      guard shown == nil || shown?.panel != runner.wanted else { return }
      guard makeWay(), let wanted = runner.wanted else { return }
      if case .work(let request) = wanted, runner.doAtOnce(request, open: open) { return }
      guard runner.isReady(for: wanted) else { return }
      whenFree { [weak self] in self?.present(wanted, at: $0) }
    }

    /// Removes a panel that is in the way of an operation.
    ///
    /// - Returns: whether the way is free. If not, the host continues once it is.
    func makesWay(for operation: HostOperation) -> Bool {
      let isWanted = shown?.panel == runner.wanted
      return isWanted && !operation.changesLayers || makeWay()
    }

    private func makeWay() -> Bool {
      guard let shown else { return true }
      guard !shown.isComing else { return false }
      guard shown.isPresented else {
        self.shown = nil
        return true
      }
      guard shown.phase != .leaving else { return false }
      shown.leave()
      shown.controller.whenStill { [weak self] in
        guard let presenting = shown.controller.presentingViewController else {
          self?.hasLeft(shown)
          return
        }
        presenting.dismiss(animated: true) { self?.hasLeft(shown) }
      }
      return false
    }

    private func hasLeft(_ panel: ShownPanel) {
      guard shown === panel, !panel.isPresented else { return }
      shown = nil
      carryOn()
    }

    private func present(_ wanted: WorkPresentation.Panel, at place: PresentingPlace) {
      guard shown == nil, runner.wanted == wanted, let panel = made(wanted) else { return }
      shown = panel
      panel.below = place.controller
      let controller = panel.controller
      if case .work = wanted {
        place.point(controller.popoverPresentationController)
        controller.presentationController?.delegate = self
      }
      place.present(controller) { [weak self] in
        // NB: it may come when the host has been stopped, or has given it up.
        guard self?.shown === panel else { return controller.dismissItself() }
        self?.hasCome(panel)
      }
      // NB: if UIKit does not present, it only logs a message.
      guard panel.phase == .coming || panel.isPresented else { return didNotCome(panel) }
      panel.watch(by: clock) { [weak self] in self?.isMissing($0) }
    }

    private func hasCome(_ panel: ShownPanel) {
      guard panel.phase == .coming else { return }
      panel.hasCome()
      carryOn()
    }

    /// Ends a panel that UIKit has not presented, or that has closed without a reply.
    private func isMissing(_ panel: ShownPanel) {
      guard shown === panel else { return }
      if panel.phase == .coming {
        didNotCome(panel)
        carryOn()
      } else if runner.wanted == panel.panel {
        endWithoutWord(panel)
      } else {
        hasLeft(panel)
      }
    }

    private func didNotCome(_ panel: ShownPanel) {
      shown = nil
      switch panel.panel {
      case .work(let request):
        runner.end(.failed("UIKit has not presented what it needs"), of: request.id)
      case .reason(_, let request): runner.reasonRead(request.id)
      }
    }

    private func made(_ wanted: WorkPresentation.Panel) -> ShownPanel? {
      switch wanted {
      case .reason(let reason, let request):
        return ShownPanel(wanted, alert(reason, request.id), by: nil)
      case .work(let request):
        let panel = request.work.panel(sharing: runner.sharedFile) { [weak self] end in
          // NB: UIKit calls back while the panel is about to go, or has just gone.
          Task { @MainActor in self?.ended(end, request.id) }
        }
        return panel.map { ShownPanel(wanted, $0.controller, by: $0) }
      }
    }

    // MARK: Completion

    private func ended(_ end: PanelEnd, _ id: HostRequestID) {
      switch end {
      case .reply(let reply): runner.end(reply, of: id)
      case .read(let read): runner.read(for: id, read)
      }
    }

    private func alert(_ reason: FilePickProblem, _ id: HostRequestID) -> UIAlertController {
      let alert = UIAlertController(
        title: reason.text(words), message: nil, preferredStyle: .alert)
      let again = UIAlertAction(title: words.panels.pickAgain, style: .default) {
        [weak self] _ in
        self?.runner.reasonRead(id)
      }
      alert.addAction(again)
      return alert
    }
  }

  extension HostWorkPresenter: UIPopoverPresentationControllerDelegate {
    // NB: a panel that is pulled down may or may not report it itself.
    package func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      guard let shown, shown.controller === controller.presentedViewController else { return }
      // NB: UIKit may report it before it has taken the panel off.
      Task { @MainActor in endWithoutWord(shown) }
    }

    private func endWithoutWord(_ panel: ShownPanel) {
      guard shown === panel, !panel.isPresented else { return }
      shown = nil
      runner.leave(panel.panel, as: panel.endWithoutWord)
      carryOn()
    }
  }
#endif
