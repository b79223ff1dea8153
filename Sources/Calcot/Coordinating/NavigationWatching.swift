public import CalcotTree

/// A coordinator that sees each navigation that a step leads to, in its own flow and in those within it:
/// for analytics, logs, and work that goes with a screen.
///
/// The step that a ``StepFlow`` is about to navigate to is told of from the outermost flow inwards, and
/// that it has navigated from there outwards. It is told so once what the flow has contributed is
/// carried out: not for a step that is refused or deferred.
@MainActor
public protocol NavigationWatching: Coordinator {
  /// A flow is about to navigate.
  func willNavigate(to step: any Step, in flow: FlowID)

  /// A flow has navigated.
  func didNavigate(to step: any Step, in flow: FlowID)
}

extension NavigationWatching {
  public func willNavigate(to step: any Step, in flow: FlowID) {}
  public func didNavigate(to step: any Step, in flow: FlowID) {}
}
