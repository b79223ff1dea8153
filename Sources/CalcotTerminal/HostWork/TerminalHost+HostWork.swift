import Calcot
import CalcotContent

extension TerminalHost {
  /// Creates the worker that performs the app's requests on this terminal.
  func makeWorker() -> WorkRunner {
    let dependencies = WorkRunner.Dependencies(
      files: files, opener: opener, clipboard: ClipboardBytes(environment: environment),
      fileWork: fileWork, listsFolders: true)
    return WorkRunner(dependencies) { [weak self] in
      self?.app?.send(.reply($0, to: $1)) ?? .refused(.notRunning)
    } write: { [weak self] in
      self?.device.write($0)
    } changed: { [weak self] in
      self?.paint()
    }
  }

  /// Waits for the host work that is under way; returns `false` if there is none.
  package func awaitRequestWork() async -> Bool { await worker.awaitWork() }
}
