public import CalcotContent
public import CalcotTree

/// A host that shows an app to the user and reports the user's actions.
///
/// A host shows the app's state at its own pace: ``update(_:)`` tells it what has changed, and it
/// reads the current state from the app. It proposes changes with ``CalcotApp``'s `send(_:)`, and
/// never changes the state by itself. A host whose toolkit does so (a swipe back) works with
/// `HostSurface` and `TransitionPlanner`.
@MainActor
public protocol AppHost: AnyObject {
  /// The name of the host in refusals and reports.
  var name: String { get }
  /// The capabilities of the host; a request that needs another one is refused.
  var capabilities: Set<Capability> { get }
  /// The screens that the host still holds for a running transition.
  var screensInTransition: Set<ScreenID> { get }
  /// Makes the host's own View, if there is one, of a screen that is about to be shown for the
  /// first time. Called within the change, before the ViewModel is notified that its View has
  /// loaded, and only for a ViewModel that observes this.
  func prepare(_ screen: ScreenID)
  /// Tells the host what has changed. Called at the end of a turn, once for all its changes, and
  /// again for what screens change when they learn that they have appeared.
  func update(_ update: HostUpdate)
}

extension AppHost {
  public var screensInTransition: Set<ScreenID> { [] }
  public func prepare(_ screen: ScreenID) {}
}
