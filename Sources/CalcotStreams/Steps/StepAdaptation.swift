public import Calcot

/// The adaptation of a step before a ``StepFlow`` navigates to it.
public enum StepAdaptation<FlowStep: Step>: Sendable {
  /// The step is unchanged.
  case unchanged
  /// Another step replaces it.
  case replaced(by: FlowStep)
  /// The step is refused, for a reason that the user can read.
  case refused(reason: String)
  /// The decision is asynchronous: the step is deferred until then. Further steps of the same
  /// screen wait behind it, to keep their order; those of other screens do not.
  ///
  /// - Parameters:
  ///   - reason: The reason for the wait, for the user to read.
  ///   - decide: A closure that runs in a task of the flow. If the flow ends, the task is cancelled
  ///     and the step refused.
  case later(reason: String, _ decide: @MainActor () async -> StepAdaptation<FlowStep>)
}
