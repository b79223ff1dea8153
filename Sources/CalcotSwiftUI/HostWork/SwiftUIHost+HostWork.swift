#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Calcot
  import Foundation
  import PhotosUI
  import SwiftUI
  #if canImport(UIKit)
    import UIKit
  #elseif canImport(AppKit)
    import AppKit
  #endif

  // A panel is over the top layer, and it is taken off before a modal or a dialog comes or goes; if it is
  // still wanted then, it is offered again. As with dialogs, SwiftUI tells of what was done there and of
  // the panel's going in any order.
  extension SwiftUIHost {
    /// Puts a text where the user can paste it from.
    package static func copyToPasteboard(_ text: String) {
      #if canImport(UIKit)
        UIPasteboard.general.string = text
      #elseif canImport(AppKit)
        NSPasteboard.general.clearContents()
        NSPasteboard.general.setString(text, forType: .string)
      #endif
    }

    /// Shows what is wanted for the work that waits, now that nothing else is to be done.
    func followWork() {
      guard shownWork?.panel != runner.wanted, makeWay(), let wanted = runner.wanted else { return }
      if case .work(let request) = wanted, doAtOnce(request) { return }
      guard runner.isReady(for: wanted), let form = wanted.form(sharing: runner.sharedFile) else {
        return
      }
      let work = ShownWork(wanted, form)
      shownWork = work
      workMoves { $0.workHasCome(work) }
      show()
    }

    /// Takes off what is in the way of this.
    ///
    /// - Returns: whether nothing is. If not, the host carries on when that is so.
    func makesWay(for operation: HostOperation) -> Bool {
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

    /// Takes off what is shown: when it has come, as SwiftUI drops what it is asked for before.
    ///
    /// - Parameter isGoing: whether it goes by itself, so that nobody has to wait.
    func takeOffWork(isGoing: Bool = false) {
      guard let work = shownWork, work.state == .there || work.state == .coming && isGoing else {
        return
      }
      work.state = .leaving
      workMoves { $0.workIsGone(work) }
      show()
    }

    /// What is shown is there.
    func workHasCome(_ work: ShownWork) {
      guard work === shownWork, work.state == .coming else { return }
      work.state = .there
      workRests()
      carryOn()
    }

    /// SwiftUI has closed what is shown; it may tell yet what was done there.
    func workClosed() {
      guard let shownWork, shownWork.state != .leaving else { return }
      shownWork.isClosed = true
      takeOffWork(isGoing: true)
    }

    /// What was shown is gone.
    func workIsGone(_ work: ShownWork?) {
      guard let work, work === shownWork, work.state == .leaving else { return }
      workRests()
      shownWork = nil
      if work.isClosed, runner.wanted == work.panel {
        switch work.panel {
        case .work(let request): runner.leave(request, as: work.endWithoutWord)
        case .reason(_, let request): runner.reasonRead(request.id)
        }
      }
      carryOn()
    }

    /// NB: SwiftUI says only of a sheet when it has come, and when it is gone.
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

    // MARK: What the user does

    // NB: SwiftUI may tell so late that another request is shown by then, so it is said of which one.

    /// The user has done with a panel, or left it.
    func workEnded(_ reply: HostReply, of request: HostRequest?) {
      if let request { runner.end(reply, of: request.id) }
    }

    /// The user has read why their files are not taken.
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

    /// Does what needs nothing over the app.
    private func doAtOnce(_ request: HostRequest) -> Bool {
      switch request.work {
      case .copy(let text):
        copy(text)
        runner.end(.done, of: request.id)
      case .open(let address) where address.page == nil:
        guard runner.begin(request.id) else { return true }
        let failure = HostReply.failed("Nothing on this device opens \(address)")
        guard let url = URL(string: address.text), let openURL else {
          runner.tell(failure, of: request.id)
          return true
        }
        openURL(url) { [weak self] isOpened in
          self?.runner.tell(isOpened ? .done : failure, of: request.id)
        }
      case .open, .share, .pickImage, .pickDocuments: return false
      }
      return true
    }
  }
#endif
