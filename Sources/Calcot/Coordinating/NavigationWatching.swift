public import CalcotTree

/// A coordinator that observes each navigation to which a step leads, in its own flow and its child
/// flows: for analytics, logs, and work that belongs to a screen.
///
/// Before a `StepFlow` navigates, observers are notified from the outermost flow inwards. After the
/// flow's contributions have been performed, they are notified from the innermost outwards, unless
/// the step is refused or deferred.
@MainActor
public protocol NavigationWatching: AnyObject {
  /// Called before a flow navigates.
  func willNavigate(to step: any Step, in flow: FlowID)

  /// Called after a flow has navigated.
  func didNavigate(to step: any Step, in flow: FlowID)
}

extension NavigationWatching {
  public func willNavigate(to step: any Step, in flow: FlowID) {}
  public func didNavigate(to step: any Step, in flow: FlowID) {}
}
