#if canImport(SwiftUI) && !os(iOS) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import Calcot
  import CalcotContent
  import CalcotUIKit
  import Foundation
  import PhotosUI
  import SwiftUI

  /// A presenter of SwiftUI's panels for the app's host work.
  ///
  /// A panel is over the top layer, and is removed before a modal or a dialog comes or goes; if it
  /// is still wanted then, it is shown again. As with dialogs, SwiftUI reports the outcome and the
  /// removal of the panel in any order.
  @MainActor
  final class PanelPresenter {
    /// Called when another panel is to be shown, or none.
    var panelChanged: @MainActor () -> Void = {}
    /// Called when the app's status has changed, or the host's own activity.
    var statusChanged: @MainActor () -> Void = {}
    /// Called when the host's next operation may have become possible, or another panel is wanted.
    var carryOn: @MainActor () -> Void = {}
    /// Opens addresses, with the environment's `openURL` action.
    var openURL: WorkRunner.OpenURL?
    let runner: WorkRunner
    /// The panel for the pending request, until it has disappeared.
    private(set) var panel: ShownPanel?
    /// The wait while the panel appears or disappears.
    private let moving: Timeout

    init(
      _ app: CalcotApp, copy: @escaping @MainActor (String) -> Void, clock: any Clock<Duration>
    ) {
      runner = WorkRunner(app, showsPages: false, copy: copy, clock: clock)
      moving = Timeout(clock)
      runner.changed = { [weak self] in
        self?.statusChanged()
        self?.carryOn()
      }
    }

    /// A Boolean value that indicates whether the panel appears or disappears.
    var isMoving: Bool { moving.isRunning }

    /// The panel to show now, unless it is disappearing.
    var shown: ShownPanel? { panel?.state == .leaving ? nil : panel }

    /// Shows the panel for the pending request, now that no operation is pending.
    func follow() {
      guard panel?.panel != runner.wanted, makeWay(), let wanted = runner.wanted else { return }
      if case .work(let request) = wanted, runner.doAtOnce(request, open: openURL) { return }
      guard runner.isReady(for: wanted), let form = wanted.form else { return }
      let work = ShownPanel(wanted, form)
      panel = work
      move { $0.hasCome(work) }
      panelChanged()
    }

    /// Removes a panel that is in the way of an operation.
    ///
    /// - Returns: whether the way is free. If not, the host continues once it is.
    func makesWay(for operation: HostOperation) -> Bool { !operation.changesLayers || makeWay() }

    private func makeWay() -> Bool {
      guard panel != nil else { return true }
      takeOff()
      return false
    }

    /// Removes the panel, once it has appeared: SwiftUI drops an earlier request.
    ///
    /// - Parameter isGoing: whether the panel disappears by itself, even before it has appeared.
    func takeOff(isGoing: Bool = false) {
      guard let work = panel, work.state == .there || work.state == .coming && isGoing else {
        return
      }
      work.state = .leaving
      move { $0.hasGone(work) }
      panelChanged()
    }

    private func hasCome(_ work: ShownPanel) {
      guard work === panel, work.state == .coming else { return }
      work.state = .there
      moving.cancel()
      carryOn()
    }

    /// Handles SwiftUI's removal of the panel; the callback with the outcome may still follow.
    func closed() {
      guard let panel, panel.state != .leaving else { return }
      panel.isClosed = true
      takeOff(isGoing: true)
    }

    private func hasGone(_ work: ShownPanel) {
      guard work === panel, work.state == .leaving else { return }
      moving.cancel()
      panel = nil
      if work.isClosed, runner.wanted == work.panel { runner.leave(work.panel, as: .cancelled) }
      carryOn()
    }

    /// Calls `end` after 500 ms.
    ///
    /// NB: SwiftUI does not report the end of the appearance or disappearance of a panel.
    private func move(_ end: @escaping @MainActor (PanelPresenter) -> Void) {
      moving.start(.milliseconds(500)) { [weak self] in
        if let self { end(self) }
      }
    }

    // MARK: User actions

    // NB: SwiftUI may report so late that another request is shown by then, so the request is
    // passed.

    /// Ends a request, because the user has finished with its panel or left it.
    func ended(_ reply: HostReply, of request: HostRequest?) {
      if let request { runner.end(reply, of: request.id) }
    }

    /// Handles the user's acknowledgement of the reason why their files are rejected.
    func reasonRead(for request: HostRequest?) {
      if let request { runner.reasonRead(request.id) }
    }

    func documentsPicked(_ result: Result<[URL], any Error>, for request: HostRequest?) {
      guard let request, let pick = request.work.pick else { return }
      switch result {
      case .success(let urls): runner.read(for: request.id) { await FileReader(pick).read(urls) }
      case .failure(let error): ended(.failed(error.localizedDescription), of: request)
      }
    }

    func photosPicked(_ items: [PhotosPickerItem], for request: HostRequest) {
      guard let pick = request.work.pick else { return }
      if panel?.panel.request == request { panel?.photos = items }
      guard !items.isEmpty else { return }
      runner.read(for: request.id) { await PickedPhoto.read(items, for: pick) }
    }

    /// The photos that have been picked for a request.
    func photos(for id: HostRequestID?) -> [PhotosPickerItem] {
      panel.flatMap { $0.panel.request.id == id ? $0.photos : nil } ?? []
    }
  }
#endif
