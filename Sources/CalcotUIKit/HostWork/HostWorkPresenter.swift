#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotSwiftUI
  import Foundation
  package import UIKit

  /// Has the system do what the app asks of its host, over whatever stands on top.
  ///
  /// A panel is presented by the top controller, as a dialog is, and not in a window of its own: so it has
  /// the app's traits and status bar, the keyboard's window does not change, and a popover can point at
  /// what the user has touched. It is presented when nothing else is to be done, and is taken off before
  /// a modal or a dialog comes or goes; if it is still wanted then, it is offered again.
  @MainActor
  package final class HostWorkPresenter: NSObject {
    private unowned let host: UIKitHost
    private let copy: @MainActor (String) -> Void
    private let clock: any Clock<Duration>
    private let runner: WorkRunner
    private var shown: ShownPanel?
    private var isLeaving = false
    private var patience: Task<Void, Never>?

    init(
      _ host: UIKitHost, copy: @escaping @MainActor (String) -> Void, clock: any Clock<Duration>
    ) {
      (self.host, self.copy, self.clock) = (host, copy, clock)
      runner = WorkRunner(host.app, clock: clock)
      super.init()
      runner.changed = { [weak self] in
        self?.host.showStatus()
        self?.host.carryOn()
      }
    }

    /// Whether something is over the app for the work.
    package var isShown: Bool { shown != nil }

    /// Waits until what was picked has been read, and what is to be shared has been written.
    package func settle() async { await runner.settle() }

    /// The app's status, with what the host itself has under way.
    var status: AppStatus { runner.status(host.words) }

    /// Takes in what waits now.
    func take(_ request: HostRequest?) { runner.take(request) }

    /// The app is taken away.
    func stop() {
      runner.take(nil)
      patience?.cancel()
      (shown, isLeaving) = (nil, false)
    }

    // MARK: Coming and going

    /// Shows what is wanted, now that nothing else is to be done.
    func follow() {
      guard shown == nil || shown?.panel != runner.wanted else { return }
      guard makeWay(), let wanted = runner.wanted else { return }
      if case .work(let request) = wanted, doAtOnce(request) { return }
      guard runner.isReady(for: wanted) else { return }
      guard let layer = host.surface.layers.last, let top = host.stacks[.layer(layer.id)] else {
        return
      }
      host.home.whenInWindow {
        top.whenStill { [weak self] in self?.present(wanted, over: top.topmost) }
      }
    }

    /// Takes off what is not to be there while this is done.
    ///
    /// - Returns: whether nothing is in the way. If not, the host is told when that is so.
    func makesWay(for operation: HostOperation) -> Bool {
      let isWanted = shown?.panel == runner.wanted
      return isWanted && !operation.changesLayers || makeWay()
    }

    private func makeWay() -> Bool {
      guard let shown else { return true }
      guard shown.isPresented else {
        hasGone()
        return true
      }
      guard !isLeaving else { return false }
      isLeaving = true
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
      hasGone()
      host.carryOn()
    }

    private func hasGone() {
      patience?.cancel()
      (shown, isLeaving) = (nil, false)
    }

    private func present(_ wanted: WorkPresentation.Panel, over below: UIViewController) {
      guard shown == nil, runner.wanted == wanted, case .idle = host.surface.activity else {
        return
      }
      guard let panel = made(wanted) else { return }
      shown = panel
      let controller = panel.controller
      if case .work = wanted {
        controller.popoverPresentationController?.point(
          at: host.popoverSource(over: below), in: below)
        controller.presentationController?.delegate = self
      }
      watch(panel)
      below.present(controller, animated: true)
      // NB: where UIKit does not present, it only writes a line into its log.
      if !panel.isPresented { didNotCome(panel) }
    }

    private func didNotCome(_ panel: ShownPanel) {
      hasGone()
      switch panel.panel {
      case .work(let request):
        runner.end(.failed("UIKit has not presented what it needs"), of: request.id)
      case .reason(_, let request): runner.reasonRead(request.id)
      }
    }

    private func made(_ wanted: WorkPresentation.Panel) -> ShownPanel? {
      switch wanted {
      case .reason(let reason, let request):
        return ShownPanel(wanted, reason: alert(reason, request.id))
      case .work(let request):
        let panel = request.work.panel(sharing: runner.sharedFile) { [weak self] end in
          // NB: UIKit tells of it while the panel is about to go, or has just gone.
          Task { @MainActor in self?.ended(end, request.id) }
        }
        return panel.map { ShownPanel(wanted, $0) }
      }
    }

    // MARK: Ends

    private func ended(_ end: PanelEnd, _ id: HostRequestID) {
      switch end {
      case .reply(let reply): runner.end(reply, of: id)
      case .read(let read): runner.read(for: id, read)
      }
    }

    /// Does what needs nothing over the app.
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
      guard let url = URL(string: address.text), let scene = host.home.window?.windowScene else {
        return ended(failure)
      }
      scene.open(url, options: nil) { isOpened in ended(isOpened ? .done : failure) }
    }

    private func alert(_ reason: FilePickProblem, _ id: HostRequestID) -> UIAlertController {
      let alert = UIAlertController(
        title: reason.text(host.words), message: nil, preferredStyle: .alert)
      let again = UIAlertAction(title: host.words.pickAgain, style: .default) { [weak self] _ in
        self?.runner.reasonRead(id)
      }
      alert.addAction(again)
      return alert
    }
  }

  extension HostWorkPresenter: UIPopoverPresentationControllerDelegate {
    // NB: a panel that is pulled down may tell of it as well, and may not.
    package func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      guard let shown, shown.controller === controller.presentedViewController else { return }
      endWithoutWord(shown)
    }

    /// Hears of it when a panel is taken off, by whomever: an app's own `dismiss` tells nobody.
    private func watch(_ panel: ShownPanel) {
      let watch = WindowWatch()
      watch.isHidden = true
      watch.left = { [weak self, weak panel] in
        guard let self, let panel, shown === panel, !panel.isPresented, !isLeaving else { return }
        endInTime(panel)
      }
      panel.controller.view.addSubview(watch)
    }

    /// NB: UIKit tells what was done in a panel before or after it has gone, so it has a while for that.
    private func endInTime(_ panel: ShownPanel) {
      patience?.cancel()
      guard runner.wanted == panel.panel else { return hasLeft(panel) }
      patience = Task { [weak self, clock] in
        try? await clock.sleep(for: .seconds(1))
        if !Task.isCancelled { self?.endWithoutWord(panel) }
      }
    }

    private func endWithoutWord(_ panel: ShownPanel) {
      guard shown === panel, !panel.isPresented else { return }
      hasGone()
      switch panel.panel {
      case .work(let request): runner.leave(request, as: panel.endWithoutWord)
      case .reason(_, let request): runner.reasonRead(request.id)
      }
      host.carryOn()
    }
  }

  extension HostOperation {
    /// Whether something is presented or dismissed.
    fileprivate var changesLayers: Bool {
      switch self {
      case .present, .dismiss, .clear, .showDialog, .hideDialog: true
      case .push, .pop, .replaceStack, .select: false
      }
    }
  }
#endif
