import Observation

/// The tracking of the navigation tree by Observation: what reads the tree through a navigation is
/// told of its next change.
@MainActor @Observable
final class TreeObservation {
  private var changes = 0
  /// A Boolean value that indicates whether the tree was read since its last change. Most are not, and
  /// a change that nobody is told of costs nothing then.
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
