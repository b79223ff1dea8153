import Calcot

extension TerminalHost {
  /// What does the app's requests on this terminal.
  func makeWorker() -> RequestWorker {
    let means = RequestWorker.Means(
      files: files, opener: opener, clipboard: ClipboardBytes(environment: environment),
      words: words, fileWork: fileWork)
    return RequestWorker(means) { [weak self] in
      self?.app?.send(.reply($0, to: $1)) ?? .refused(.notRunning)
    } write: { [weak self] in
      self?.device.write($0)
    } changed: { [weak self] in
      self?.paint()
    }
  }

  /// Waits for what is being done for the app; false where nothing is.
  package func awaitRequestWork() async -> Bool { await worker.awaitWork() }
}
