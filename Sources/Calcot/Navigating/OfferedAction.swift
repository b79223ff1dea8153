/// The action of a message, carried out as work of the flow that showed it.
@MainActor
package struct OfferedAction {
  let label: String
  let scope: Scope
  var perform: @MainActor () async -> Void
}

/// An activity that has begun.
@MainActor
package final class RunningActivity {
  let label: String
  private let scope: Scope?

  init(label: String, scope: Scope?) {
    self.label = label
    self.scope = scope
  }

  /// Whether the screen that began it has left the tree.
  var hasEnded: Bool { scope?.isEnded == true }
}
