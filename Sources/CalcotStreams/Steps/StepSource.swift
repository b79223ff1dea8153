public import Calcot

/// The source of a ``Stepper``'s steps, which go to the connected flows in order.
///
/// A step that is emitted before any flow is connected waits for the first connection, as do up to
/// 100 steps; more are refused. If no flow is ever connected, as in a test of a ViewModel alone, the
/// steps are released with the source. A
/// step that is emitted after the calçots of all connections have left the navigation tree is
/// refused, and observers are notified.
@MainActor
public final class StepSource<FlowStep: Step> {
  /// Notifies observers of each emitted step, before a flow handles it: for tests of a ViewModel
  /// and for logs.
  public let didEmit = ObserverSet<FlowStep>()
  let connections = StepConnections()

  /// Creates a source without connections.
  public init() {}

  /// Emits a step.
  ///
  /// - Returns: The disposition of the step by each connected flow; empty while the step waits for
  ///   the first connection.
  @discardableResult
  public func emit(_ step: FlowStep) -> [StepDisposition] {
    didEmit.notify(step)
    return connections.emit(step)
  }

  /// Returns an action that emits a step, for a row of a View. The row leads to the route to which
  /// a connected ``StepFlow`` navigates for the step, so that a browser has the row's address.
  public func emitting(_ step: FlowStep) -> NavigationAction {
    NavigationAction(move: { [connections] in connections.move(of: step) }) { [self] in
      emit(step)
      return .done
    }
  }
}
