public import CalcotContent
public import CalcotTree

/// A host that shows an app to the user and reports the user's actions.
///
/// A host renders the state from ``update(_:)`` at its own pace, and proposes changes with
/// ``CalcotApp``'s `send(_:)`. It never changes what is shown by itself: a host whose toolkit does (a
/// swipe back) works with `HostSurface` and `TransitionPlanner`.
@MainActor
public protocol AppHost: AnyObject {
  /// The name of the host in refusals and reports.
  var name: String { get }
  /// The capabilities of the host; a request for any other is refused.
  var capabilities: Set<Capability> { get }
  /// The screens that the host still holds for a running transition.
  var screensInTransition: Set<ScreenID> { get }
  /// Updates the host after a change of the tree, the status or some screens. Called at the end of
  /// a turn, once for all its changes.
  func update(_ update: HostUpdate)
}

extension AppHost {
  public var screensInTransition: Set<ScreenID> { [] }
}
