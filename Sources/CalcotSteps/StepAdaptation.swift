public import Calcot

/// What a ``StepFlow`` makes of a step before it navigates.
public enum StepAdaptation<FlowStep: Step>: Sendable {
  /// The step as it is.
  case unchanged
  /// Another step in its place.
  case replaced(by: FlowStep)
  /// It leads nowhere, for a reason that the user can read.
  case refused(reason: String)
  /// It takes time to say: the step is deferred until then. Further steps of the same screen wait
  /// behind it, so that they stay in order; those of other screens do not.
  ///
  /// - Parameters:
  ///   - reason: why the step waits, for the user to read.
  ///   - decide: runs as a task of the flow, which is cancelled when the flow ends; the step is refused
  ///     then.
  case later(reason: String, _ decide: @MainActor () async -> StepAdaptation<FlowStep>)
}
