#if canImport(SwiftUI) && (os(macOS) || os(Linux))
  import Calcot
  package import CalcotContent
  import CalcotUIKit
  import Foundation
  import PhotosUI
  import SwiftUI
  #if canImport(UIKit)
    import UIKit
  #elseif canImport(AppKit)
    import AppKit
  #endif

  // A panel is over the top layer, and is removed before a modal or a dialog comes or goes; if it
  // is still wanted then, it is shown again. As with dialogs, SwiftUI reports the outcome and the
  // removal of the panel in any order.
  extension SwiftUIHost {
    /// Puts a text on the pasteboard.
    package static func copyToPasteboard(_ text: String) {
      #if canImport(UIKit)
        UIPasteboard.general.string = text
      #elseif canImport(AppKit)
        NSPasteboard.general.clearContents()
        NSPasteboard.general.setString(text, forType: .string)
      #endif
    }

    /// Shows the panel for the pending request, now that no operation is pending.
    func followWork() {
      guard shownWork?.panel != runner.wanted, makeWay(), let wanted = runner.wanted else { return }
      if case .work(let request) = wanted, doAtOnce(request) { return }
      guard runner.isReady(for: wanted), let form = wanted.form else { return }
      let work = ShownPanel(wanted, form)
      shownWork = work
      workMoves { $0.workHasCome(work) }
      show()
    }

    /// Removes a panel that is in the way of an operation.
    ///
    /// - Returns: whether the way is free. If not, the host continues once it is.
    package func isReady(for operation: HostOperation) -> Bool {
      switch operation {
      case .push, .pop, .replaceStack, .select: true
      case .present, .dismiss, .clear, .showDialog, .hideDialog: makeWay()
      }
    }

    private func makeWay() -> Bool {
      guard shownWork != nil else { return true }
      takeOffWork()
      return false
    }

    /// Removes the panel, once it has appeared: SwiftUI drops an earlier request.
    ///
    /// - Parameter isGoing: whether the panel disappears by itself, even before it has appeared.
    func takeOffWork(isGoing: Bool = false) {
      guard let work = shownWork, work.state == .there || work.state == .coming && isGoing else {
        return
      }
      work.state = .leaving
      workMoves { $0.workIsGone(work) }
      show()
    }

    /// Handles the end of the panel's presentation.
    func workHasCome(_ work: ShownPanel) {
      guard work === shownWork, work.state == .coming else { return }
      work.state = .there
      workRests()
      carryOn()
    }

    /// Handles SwiftUI's removal of the panel; the callback with the outcome may still follow.
    func workClosed() {
      guard let shownWork, shownWork.state != .leaving else { return }
      shownWork.isClosed = true
      takeOffWork(isGoing: true)
    }

    /// Handles the end of the panel's removal.
    func workIsGone(_ work: ShownPanel?) {
      guard let work, work === shownWork, work.state == .leaving else { return }
      workRests()
      shownWork = nil
      if work.isClosed, runner.wanted == work.panel {
        switch work.panel {
        case .work(let request): runner.leave(request, as: .cancelled)
        case .reason(_, let request): runner.reasonRead(request.id)
        }
      }
      carryOn()
    }

    /// Calls `end` after 500 ms.
    ///
    /// NB: SwiftUI does not report the end of the appearance or disappearance of a panel.
    private func workMoves(_ end: @escaping @MainActor (SwiftUIHost) -> Void) {
      workMoving?.cancel()
      workMoving = Task { [weak self, clock] in
        try? await clock.sleep(for: .milliseconds(500))
        if !Task.isCancelled, let self { end(self) }
      }
    }

    private func workRests() {
      workMoving?.cancel()
      workMoving = nil
    }

    // MARK: User actions

    // NB: SwiftUI may report so late that another request is shown by then, so the request is
    // passed.

    /// Ends a request, because the user has finished with its panel or left it.
    func workEnded(_ reply: HostReply, of request: HostRequest?) {
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
      case .failure(let error): workEnded(.failed(error.localizedDescription), of: request)
      }
    }

    func photosPicked(_ items: [PhotosPickerItem], for request: HostRequest) {
      guard let pick = request.work.pick else { return }
      if shownWork?.panel.request == request { shownWork?.photos = items }
      guard !items.isEmpty else { return }
      runner.read(for: request.id) { await PickedPhoto.read(items, for: pick) }
    }

    /// The photos that have been picked for a request.
    func photos(for id: HostRequestID?) -> [PhotosPickerItem] {
      shownWork.flatMap { $0.panel.request.id == id ? $0.photos : nil } ?? []
    }

    /// Performs a request that needs no panel.
    private func doAtOnce(_ request: HostRequest) -> Bool {
      switch request.work {
      case .copy(let text):
        copy(text)
        runner.end(.done, of: request.id)
      case .open(let address):
        guard runner.begin(request.id) else { return true }
        let failure = HostReply.failed("Nothing on this device opens \(address)")
        guard let url = URL(string: address.text), let openURL else {
          runner.tell(failure, of: request.id)
          return true
        }
        openURL(url) { [weak self] isOpened in
          self?.runner.tell(isOpened ? .done : failure, of: request.id)
        }
      case .share, .pickImage, .pickDocuments: return false
      }
      return true
    }
  }
#endif
