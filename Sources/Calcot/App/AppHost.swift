public import CalcotTree

/// Puts an app's navigation tree and views before the user, and reports what they did.
///
/// A host renders what ``update(_:)`` brings, in its own time, and proposes changes with
/// ``CalcotApp/send(_:)``. It never changes what is shown by itself: a host whose toolkit does (a swipe
/// back) works with ``HostSurface`` and ``TransitionPlanner``.
@MainActor
public protocol AppHost: AnyObject {
  /// What the host is called in refusals and reports.
  var name: String { get }
  /// What it can show; anything else is refused when it is asked for.
  var capabilities: Set<Capability> { get }
  /// Screens that it still holds for a transition that is running.
  var screensInTransition: Set<ScreenID> { get }
  /// The tree, the status or some screens have changed. Called at the end of a turn, once for all
  /// that it has changed.
  func update(_ update: HostUpdate)
}

extension AppHost {
  public var screensInTransition: Set<ScreenID> { [] }
}
