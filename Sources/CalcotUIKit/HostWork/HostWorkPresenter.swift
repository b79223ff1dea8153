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
    private weak var host: UIKitHost?
    private let copy: @MainActor (String) -> Void
    private let clock: any Clock<Duration>
    private let runner: WorkRunner
    private var shown: ShownPanel?

    init(
      _ host: UIKitHost, copy: @escaping @MainActor (String) -> Void, clock: any Clock<Duration>
    ) {
      (self.host, self.copy, self.clock) = (host, copy, clock)
      runner = WorkRunner(host.app, clock: clock)
      super.init()
      runner.changed = { [weak self] in
        self?.host?.showStatus()
        self?.host?.carryOn()
      }
    }

    /// A Boolean value that indicates whether a panel is over the app.
    package var isShown: Bool { shown != nil }

    /// Waits until the picked files have been read, and the shared file has been written.
    package func settle() async { await runner.settle() }

    /// The app's status, with the host's own activity.
    var status: AppStatus { runner.status(host?.words ?? HostWords()) }

    /// Sets the pending request.
    func take(_ request: HostRequest?) { runner.take(request) }

    /// Stops all work, because the app is no longer shown.
    func stop() {
      runner.take(nil)
      shown = nil
    }

    // MARK: Presentation

    /// Shows the panel for the pending request, now that no operation is pending.
    func follow() {
      guard shown == nil || shown?.panel != runner.wanted else { return }
      guard makeWay(), let wanted = runner.wanted else { return }
      if case .work(let request) = wanted, doAtOnce(request) { return }
      guard runner.isReady(for: wanted) else { return }
      guard let host, let top = host.topLayer else { return }
      host.home.whenInWindow {
        top.whenStill { [weak self] in self?.present(wanted, over: top.topmost) }
      }
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
      host?.carryOn()
    }

    private func present(_ wanted: WorkPresentation.Panel, over below: UIViewController) {
      guard let host, shown == nil, runner.wanted == wanted, case .idle = host.surface.activity,
        let panel = made(wanted, host.words)
      else { return }
      shown = panel
      panel.below = below
      let controller = panel.controller
      if case .work = wanted {
        controller.popoverPresentationController?.point(
          at: host.popoverSource(over: below), in: below)
        controller.presentationController?.delegate = self
      }
      below.present(controller, animated: true) { [weak self] in self?.hasCome(panel) }
      // NB: if UIKit does not present, it only logs a message.
      guard panel.phase == .coming || panel.isPresented else { return didNotCome(panel) }
      panel.watch(by: clock) { [weak self] in self?.isMissing($0) }
    }

    private func hasCome(_ panel: ShownPanel) {
      guard shown === panel, panel.phase == .coming else { return }
      panel.hasCome()
      host?.carryOn()
    }

    /// Ends a panel that UIKit has not presented, or that has closed without a reply.
    private func isMissing(_ panel: ShownPanel) {
      guard shown === panel else { return }
      if panel.phase == .coming {
        didNotCome(panel)
        host?.carryOn()
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

    private func made(_ wanted: WorkPresentation.Panel, _ words: HostWords) -> ShownPanel? {
      switch wanted {
      case .reason(let reason, let request):
        return ShownPanel(wanted, reason: alert(reason, request.id, words))
      case .work(let request):
        let panel = request.work.panel(sharing: runner.sharedFile) { [weak self] end in
          // NB: UIKit calls back while the panel is about to go, or has just gone.
          Task { @MainActor in self?.ended(end, request.id) }
        }
        return panel.map { ShownPanel(wanted, $0) }
      }
    }

    // MARK: Completion

    private func ended(_ end: PanelEnd, _ id: HostRequestID) {
      switch end {
      case .reply(let reply): runner.end(reply, of: id)
      case .read(let read): runner.read(for: id, read)
      }
    }

    /// Performs a request that needs no panel.
    private func doAtOnce(_ request: HostRequest) -> Bool {
      switch request.work {
      case .copy(let text):
        copy(text)
        runner.end(.done, of: request.id)
      case .open(let address) where address.page == nil:
        guard runner.begin(request.id) else { return true }
        open(address) { [weak self] in self?.runner.tell($0, of: request.id) }
      case .open, .share, .pickImage, .pickDocuments: return false
      }
      return true
    }

    private func open(_ address: WebAddress, _ ended: @escaping @MainActor (HostReply) -> Void) {
      let failure = HostReply.failed("Nothing on this device opens \(address)")
      guard let url = URL(string: address.text), let scene = host?.home.window?.windowScene else {
        return ended(failure)
      }
      scene.open(url, options: nil) { isOpened in ended(isOpened ? .done : failure) }
    }

    private func alert(
      _ reason: FilePickProblem, _ id: HostRequestID, _ words: HostWords
    ) -> UIAlertController {
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
      endWithoutWord(shown)
    }

    private func endWithoutWord(_ panel: ShownPanel) {
      guard shown === panel, !panel.isPresented else { return }
      shown = nil
      switch panel.panel {
      case .work(let request): runner.leave(request, as: panel.endWithoutWord)
      case .reason(_, let request): runner.reasonRead(request.id)
      }
      host?.carryOn()
    }
  }

  extension HostOperation {
    /// A Boolean value that indicates whether the operation presents or dismisses something.
    fileprivate var changesLayers: Bool {
      switch self {
      case .present, .dismiss, .clear, .showDialog, .hideDialog: true
      case .push, .pop, .replaceStack, .select: false
      }
    }
  }
#endif
