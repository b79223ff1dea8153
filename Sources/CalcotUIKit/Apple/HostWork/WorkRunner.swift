#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  package import Calcot
  package import CalcotContent
  package import Foundation

  /// Runs the part of host work that does not depend on the UI framework: reads the picked files,
  /// and sends the app the result.
  @MainActor
  package final class WorkRunner {
    /// Opens an address with the system, and reports whether something has opened it.
    package typealias OpenURL = @MainActor (URL, @escaping @MainActor (Bool) -> Void) -> Void

    /// Called when another panel is wanted than before.
    package var changed: @MainActor () -> Void = {}
    private let app: CalcotApp
    private let showsPages: Bool
    private let copy: @MainActor (String) -> Void
    private let clock: any Clock<Duration>
    private var presentation = WorkPresentation()
    private var reading: Task<Void, Never>?
    private var writing: Task<Void, Never>?
    private var answering: Task<Void, Never>?
    /// The request whose panel has closed without a reply.
    private var untold: (id: HostRequestID, patience: Task<Void, Never>)?

    /// The file to share, once it has been written.
    package private(set) var sharedFile: TemporaryFile?

    /// A Boolean value that indicates whether picked files are being read, which may take a while:
    /// they may have to be downloaded.
    package private(set) var isReading = false

    /// Creates a runner of an app's work.
    ///
    /// - Parameters:
    ///   - showsPages: whether the host shows web pages in a panel.
    ///   - copy: puts a text on the pasteboard.
    package init(
      _ app: CalcotApp, showsPages: Bool, copy: @escaping @MainActor (String) -> Void,
      clock: any Clock<Duration>
    ) {
      (self.app, self.showsPages, self.copy, self.clock) = (app, showsPages, copy, clock)
    }

    /// The panel to show for the pending request.
    package var wanted: WorkPresentation.Panel? { presentation.wanted }

    /// Returns the app's status, with the host's own activity.
    package func status(_ words: HostWords) -> AppStatus {
      let status = app.status
      guard isReading else { return status }
      return AppStatus(
        messages: status.messages, activities: status.activities + [words.panels.loading],
        appearance: status.appearance, language: status.language)
    }

    /// Sets the pending request, and cancels the work for another one.
    package func take(_ request: HostRequest?) {
      guard presentation.take(request) else { return }
      isReading = false
      for task in [reading, writing, untold?.patience] { task?.cancel() }
      (reading, writing, untold, sharedFile) = (nil, nil, nil, nil)
    }

    /// Returns whether a panel can be shown. A file to share is written first, off the main actor;
    /// the host is notified when that is done.
    package func isReady(for panel: WorkPresentation.Panel) -> Bool {
      guard case .work(let request) = panel, case .share(.file(let file)) = request.work,
        sharedFile == nil
      else { return true }
      if writing == nil { write(file, for: request.id) }
      return false
    }

    private func write(_ file: PickedFile, for id: HostRequestID) {
      writing = Task { [weak self] in
        let result = await TemporaryFile.write(file)
        guard !Task.isCancelled, let self else { return }
        writing = nil
        switch result {
        case .success(let written):
          sharedFile = written
          changed()
        case .failure(let error): end(.failed(error.localizedDescription), of: id)
        }
      }
    }

    /// Performs a request that needs no panel.
    ///
    /// - Parameter open: opens addresses; nil if nothing can.
    /// - Returns: false if the request needs a panel.
    package func doAtOnce(_ request: HostRequest, open: OpenURL?) -> Bool {
      switch request.work {
      case .copy(let text):
        copy(text)
        end(.done, of: request.id)
      case .open(let address) where !showsPages || address.page == nil:
        guard presentation.end(request.id) else { return true }
        let failure = HostReply.failed("Nothing on this device opens \(address)")
        guard let url = URL(string: address.text), let open else {
          tell(failure, of: request.id)
          return true
        }
        open(url) { [weak self] isOpened in
          self?.tell(isOpened ? .done : failure, of: request.id)
        }
      case .open, .share, .pickImage, .pickDocuments: return false
      }
      return true
    }

    /// Sends the reply to a request if its panel is still shown, or has closed without a reply.
    package func end(_ reply: HostReply, of id: HostRequestID) {
      if presentation.end(id) || untold?.id == id { tell(reply, of: id) }
    }

    /// Handles a panel that has closed without a reply.
    package func leave(_ panel: WorkPresentation.Panel, as reply: HostReply) {
      switch panel {
      case .work(let request): leave(request, as: reply)
      case .reason(_, let request): reasonRead(request.id)
      }
    }

    /// Sends `reply` for a panel that has closed without a reply; after a share panel, only if the
    /// system has reported no outcome within five seconds. NB: the other app may still be reading
    /// the shared file when the panel closes, and the system reports the outcome when it is done.
    private func leave(_ request: HostRequest, as reply: HostReply) {
      guard case .share = request.work else { return end(reply, of: request.id) }
      guard presentation.end(request.id) else { return }
      let patience = Task { [weak self, clock] in
        try? await clock.sleep(for: .seconds(5))
        if !Task.isCancelled { self?.end(reply, of: request.id) }
      }
      untold = (request.id, patience)
    }

    /// Sends the reply to a request whose panel has been ended. If the app rejects it, the reason
    /// is shown.
    private func tell(_ reply: HostReply, of id: HostRequestID) {
      untold?.patience.cancel()
      (untold, sharedFile) = (nil, nil)
      let answer = app.send(.reply(reply, to: id))
      changed()
      answering = Task { [weak self] in
        if case .refused(.notAccepted(let reason)) = await answer.outcome() {
          self?.refuse(reason, id)
        }
      }
    }

    /// Reads the picked files, and sends them to the app. If they are rejected, the reason is
    /// shown.
    ///
    /// - Parameter read: reads the files off the main actor. It is called on the main actor, which
    ///   the values of the system's pickers may not leave.
    package func read(
      for id: HostRequestID, _ read: @escaping @MainActor () async -> FileReading
    ) {
      guard presentation.end(id) else { return }
      isReading = true
      reading = Task { [weak self] in
        let result = await read()
        guard !Task.isCancelled else { return }
        self?.isReading = false
        switch result {
        case .read(let files): self?.tell(.picked(files), of: id)
        case .notAccepted(let reason): self?.refuse(reason, id)
        case .failed(let reason): self?.tell(.failed(reason), of: id)
        }
      }
      changed()
    }

    /// Returns to the picker after the user has read the reason.
    package func reasonRead(_ id: HostRequestID) {
      presentation.reasonRead(id)
      changed()
    }

    /// Waits until the picked files have been read, the shared file has been written, and the app
    /// has answered.
    package func settle() async {
      await writing?.value
      await reading?.value
      await answering?.value
    }

    private func refuse(_ reason: FilePickProblem, _ id: HostRequestID) {
      presentation.refuse(reason, id)
      changed()
    }
  }
#endif
