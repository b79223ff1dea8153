public import Calcot
public import Foundation
import Synchronization

/// Keeps where the person is, so that the app starts there again: after each change the state is
/// written to a file, whole or not at all.
@MainActor
public final class StateKeeper {
  private let file: URL
  private let writer = StateWriter()
  private var isDue = false
  private weak var app: CalcotApp?

  /// A keeper of the state in `file`; its folder is made when it is first written.
  public init(file: URL) { self.file = file }

  /// What was kept last; nil where nothing was, or the file cannot be read.
  public var state: Data? { try? Data(contentsOf: file) }

  /// Keeps the state of `app` from now on, once a turn at most.
  public func keep(_ app: CalcotApp) {
    self.app = app
    app.transitions.add { [weak self] transition in
      if transition.reason != .end { self?.stateChanged() }
    }
    app.inputs.add { [weak self] _ in self?.stateChanged() }
    stateChanged()
  }

  /// Returns when everything so far has been written.
  public func settle() async {
    write()
    await writer.settle()
  }

  private func stateChanged() {
    guard !isDue else { return }
    isDue = true
    Task { [weak self] in self?.write() }
  }

  // NB: an app that has ended has no state, and must not replace the one it had.
  private func write() {
    isDue = false
    guard let app, !app.tree.layers.isEmpty, let state = try? app.savedState() else { return }
    writer.write(state, to: file)
  }
}

/// Writes states in the background, one after the other; those that a later one overtakes are left out.
private final class StateWriter: Sendable {
  private let queue = DispatchQueue(label: "calcot-showcase.state")
  private let latest = Mutex<Data?>(nil)

  func write(_ state: Data, to file: URL) {
    latest.withLock { $0 = state }
    queue.async { [self] in
      guard let state = latest.withLock({ $0.take() }) else { return }
      let folder = file.deletingLastPathComponent()
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try? state.write(to: file, options: .atomic)
    }
  }

  func settle() async {
    await withCheckedContinuation { continuation in queue.async { continuation.resume() } }
  }
}
