public import Calcot

/// A stepper of one step. Use it to start a flow with a step.
///
/// ```swift
/// case .home: ChildFlow(home).steps(from: OneStepper(.dashboardWanted), to: home)
/// ```
@MainActor
public final class OneStepper<FlowStep: Step>: Stepper {
  public let steps = StepSource<FlowStep>()
  public let initialStep: FlowStep?

  /// Creates a stepper that starts with `step` and emits nothing more.
  public init(_ step: FlowStep) { initialStep = step }
}

/// A stepper without steps, for use where a stepper is required.
@MainActor
public final class NoStepper<FlowStep: Step>: Stepper {
  public let steps = StepSource<FlowStep>()

  /// Creates a stepper that emits nothing.
  public init() {}
}
