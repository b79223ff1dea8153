/// The action of a message, which runs as work of the flow that showed it.
@MainActor
package struct OfferedAction {
  let label: String
  let scope: Scope
  var perform: @MainActor () async -> Void
}

/// A running activity.
@MainActor
package final class RunningActivity {
  let label: String
  private let scope: Scope?

  init(label: String, scope: Scope?) {
    self.label = label
    self.scope = scope
  }

  /// A Boolean value that indicates whether the screen that began the activity has left the tree.
  var hasEnded: Bool { scope?.isEnded == true }
}
