public import Calcot

/// Where a ``Stepper`` emits its steps. They come to the flows that are connected, in order.
///
/// A step that is emitted before the first flow is connected waits for it. When the calçots of all
/// connections have left the navigation tree, a step is refused, and told of; none is lost.
@MainActor
public final class StepSource<FlowStep: Step> {
  /// Tells of each step when it is emitted, before a flow takes it: for tests of a ViewModel and for
  /// logs.
  public let didEmit = ObserverSet<FlowStep>()
  let connections = StepConnections()

  /// A source without connections.
  public init() {}

  /// Says that something has happened.
  ///
  /// - Returns: what has become of the step, by each connected flow; nothing while it waits for the
  ///   first.
  @discardableResult
  public func emit(_ step: FlowStep) -> [StepDisposition] {
    didEmit.notify(step)
    return connections.emit(step)
  }
}
