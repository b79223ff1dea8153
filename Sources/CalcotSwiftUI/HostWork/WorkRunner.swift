#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  package import Calcot
  import Foundation

  /// Does the work of a host that is the same by whatever means it is shown: reads what was picked, and
  /// tells the app what came of it.
  @MainActor
  package final class WorkRunner {
    /// Called when something else is wanted than before.
    package var changed: @MainActor () -> Void = {}
    private let app: CalcotApp
    private let clock: any Clock<Duration>
    private var desk = WorkPresentation()
    private var reading: Task<Void, Never>?
    private var writing: Task<Void, Never>?
    private var answering: Task<Void, Never>?
    /// The work whose panel has gone, and of which nothing has been said yet.
    private var untold: (id: HostRequestID, patience: Task<Void, Never>)?

    /// The file that is to be shared, when it has been written.
    package private(set) var sharedFile: TemporaryFile?

    /// Whether what was picked is being read, which may take a while: it may still have to be fetched.
    package private(set) var isReading = false

    package init(_ app: CalcotApp, clock: any Clock<Duration>) { (self.app, self.clock) = (app, clock) }

    /// What is to be shown for the work that waits.
    package var wanted: WorkPresentation.Panel? { desk.wanted }

    /// The app's status, with what the host itself has under way.
    package func status(_ words: AppleWords) -> AppStatus {
      let status = app.status
      guard isReading else { return status }
      return AppStatus(
        messages: status.messages, activities: status.activities + [words.reading])
    }

    /// Takes in what waits now; what is read for another request is not needed any more.
    package func take(_ request: HostRequest?) {
      guard desk.take(request) else { return }
      isReading = false
      for task in [reading, writing, untold?.patience] { task?.cancel() }
      (reading, writing, untold, sharedFile) = (nil, nil, nil, nil)
    }

    /// Whether a panel can be shown. A file that is to be shared is written before, off the main actor;
    /// when it is there, the host is told.
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

    /// Nothing is to be shown for the work any more, or nothing at all.
    ///
    /// - Returns: false where something else is wanted meanwhile.
    package func begin(_ id: HostRequestID) -> Bool { desk.end(id) }

    /// Says what came of work; of another one than the one that is shown it says nothing.
    package func end(_ reply: HostReply, of id: HostRequestID) {
      if desk.end(id) || untold?.id == id { tell(reply, of: id) }
    }

    /// The panel for work has gone, and nothing has been said of what came of it.
    ///
    /// NB: what is shared may be with an app that still reads it; that the system tells when it has been
    /// done, so it has some seconds for that.
    package func leave(_ request: HostRequest, as reply: HostReply) {
      guard case .share = request.work else { return end(reply, of: request.id) }
      guard desk.end(request.id) else { return }
      let patience = Task { [weak self, clock] in
        try? await clock.sleep(for: .seconds(5))
        if !Task.isCancelled { self?.end(reply, of: request.id) }
      }
      untold = (request.id, patience)
    }

    /// Says what came of work that has ``begin(_:)``. Where that is not taken, the user is told why.
    package func tell(_ reply: HostReply, of id: HostRequestID) {
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

    /// Reads what the user has picked, and gives it to the app. Where it is not taken, they are told
    /// why.
    package func read(
      for id: HostRequestID, _ read: @escaping @Sendable () async -> FileReading
    ) {
      guard desk.end(id) else { return }
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

    /// The user has read why their files are not taken.
    package func reasonRead(_ id: HostRequestID) {
      desk.reasonRead(id)
      changed()
    }

    /// Waits until what was picked has been read, what is to be shared has been written, and the app has
    /// answered.
    package func settle() async {
      await writing?.value
      await reading?.value
      await answering?.value
    }

    private func refuse(_ reason: FilePickProblem, _ id: HostRequestID) {
      desk.refuse(reason, id)
      changed()
    }
  }
#endif
