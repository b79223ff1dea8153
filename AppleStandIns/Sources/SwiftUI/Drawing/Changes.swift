import Synchronization

/// A flag that indicates whether something that was drawn has changed. Observed objects may change
/// on any thread.
final class Changes: Sendable {
  private struct Status {
    var isChanged = true
    var isDrawing = false
    var warnings: [String] = []
  }

  private let status = Mutex(Status())

  var warnings: [String] { status.withLock(\.warnings) }
  var isChanged: Bool { status.withLock(\.isChanged) }

  func mark() { status.withLock { $0.isChanged = true } }

  /// Marks the change of a state, which a body must not make.
  ///
  /// https://developer.apple.com/documentation/swiftui/state
  func markState() {
    let isDrawing = status.withLock {
      $0.isChanged = true
      return $0.isDrawing
    }
    if isDrawing {
      warn("Modifying state during view update, this will cause undefined behavior.")
    }
  }

  func beginDrawing() {
    status.withLock { ($0.isChanged, $0.isDrawing) = (false, true) }
  }

  func endDrawing() { status.withLock { $0.isDrawing = false } }

  /// Records a warning that SwiftUI would log; the same text once.
  func warn(_ text: String) {
    status.withLock { if !$0.warnings.contains(text) { $0.warnings.append(text) } }
  }
}
