#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  package import Calcot

  /// Does the work of a host that is the same by whatever means it is shown: reads what was picked, and
  /// tells the app what came of it.
  @MainActor
  package final class WorkRunner {
    /// Called when something else is wanted than before.
    package var changed: @MainActor () -> Void = {}
    private let app: App
    private var desk = WorkDesk()
    private var reading: Task<Void, Never>?

    /// Whether what was picked is being read, which may take a while: it may still have to be fetched.
    package private(set) var isReading = false

    package init(_ app: App) { self.app = app }

    /// What is to be shown for the work that waits.
    package var wanted: WorkDesk.Panel? { desk.wanted }

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
      reading?.cancel()
      reading = nil
    }

    /// Nothing is to be shown for the work any more, or nothing at all.
    ///
    /// - Returns: false where something else is wanted meanwhile.
    package func begin(_ id: HostRequestID) -> Bool { desk.end(id) }

    /// Says what came of work; of another one than the one that is shown it says nothing.
    package func end(_ reply: HostReply, of id: HostRequestID) {
      if desk.end(id) { tell(reply, of: id) }
    }

    /// Says what came of work that has ``begin(_:)``.
    package func tell(_ reply: HostReply, of id: HostRequestID) {
      app.send(.reply(reply, to: id))
      changed()
    }

    /// Reads what the person has picked, and gives it to the app. Where it is not taken, they are told
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
        case .read(let files): await self?.give(files, to: id)
        case .notAccepted(let reason): self?.refuse(reason, id)
        case .failed(let reason): self?.tell(.failed(reason), of: id)
        }
      }
      changed()
    }

    /// The person has read why their files are not taken.
    package func reasonRead(_ id: HostRequestID) {
      desk.reasonRead(id)
      changed()
    }

    /// Waits until what was picked has been read.
    package func settle() async { await reading?.value }

    private func give(_ files: [PickedFile], to id: HostRequestID) async {
      let answer = app.send(.reply(.picked(files), to: id))
      if case .refused(.notAccepted(let reason)) = await answer.outcome() {
        refuse(reason, id)
      } else {
        changed()
      }
    }

    private func refuse(_ reason: FilePickProblem, _ id: HostRequestID) {
      desk.refuse(reason, id)
      changed()
    }
  }
#endif
