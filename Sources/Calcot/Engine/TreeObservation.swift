import Observation

/// The tracking of the navigation tree by Observation: code that reads the tree through a
/// navigation is notified of the next change.
@MainActor @Observable
final class TreeObservation {
  private var changes = 0
  /// A Boolean value that indicates whether the tree was read since its last change. Usually it was
  /// not, and a change without an observer then costs nothing.
  @ObservationIgnored private var isRead = false

  /// Records that the running code reads the tree.
  func access() {
    isRead = true
    _ = changes
  }

  func treeChanged() {
    guard isRead else { return }
    isRead = false
    changes &+= 1
  }
}
