public import Calcot
public import Foundation

/// An object that saves the user's place, so that the app starts there again: after each change it
/// writes the state to a file, whole or not at all.
@MainActor
public final class StateKeeper {
  private let file: URL
  private let writer = StateWriter()
  private var isDue = false
  private weak var app: CalcotApp?

  /// Creates a keeper of the state in `file`, whose folder is created at the first write.
  public init(file: URL) { self.file = file }

  /// The last saved state; nil if there is none or the file cannot be read.
  public var state: Data? { try? Data(contentsOf: file) }

  /// Saves the state of `app` from now on, at most once a turn.
  public func keep(_ app: CalcotApp) {
    self.app = app
    app.transitions.add { [weak self] transition in
      if transition.reason != .end { self?.stateChanged() }
    }
    app.inputs.add { [weak self] _ in self?.stateChanged() }
    stateChanged()
  }

  /// Waits until everything so far has been written.
  public func settle() async {
    write()
    await writer.settle()
  }

  private func stateChanged() {
    guard !isDue else { return }
    isDue = true
    Task { [weak self] in self?.write() }
  }

  // NB: an ended app has no state, and must not overwrite its last one.
  private func write() {
    isDue = false
    guard let app, !app.tree.layers.isEmpty, let state = try? app.savedState() else { return }
    writer.write(state, to: file)
  }
}

/// A writer that writes states in the background, one after the other, and skips those that are
/// already outdated.
private final class StateWriter: Sendable {
  private let queue = DispatchQueue(label: "calcot-showcase.state")
  private let lock = NSLock()
  // NB: reached with the lock held only.
  private nonisolated(unsafe) var latest: Data?

  func write(_ state: Data, to file: URL) {
    lock.withLock { latest = state }
    queue.async { [self] in
      guard let state = lock.withLock({ latest.take() }) else { return }
      let folder = file.deletingLastPathComponent()
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try? state.write(to: file, options: .atomic)
    }
  }

  func settle() async {
    await withCheckedContinuation { continuation in queue.async { continuation.resume() } }
  }
}
