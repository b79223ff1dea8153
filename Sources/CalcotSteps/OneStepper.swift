public import Calcot

/// A stepper of one step: what a flow begins with.
///
/// ```swift
/// case .home: .flow(home).steps(from: OneStepper(.dashboardWanted), to: home)
/// ```
@MainActor
public final class OneStepper<FlowStep: Step>: Stepper {
  public let steps = StepSource<FlowStep>()
  public let initialStep: FlowStep?

  /// A stepper that begins with `step` and emits nothing more.
  public init(_ step: FlowStep) { initialStep = step }
}

/// A stepper without any step, where one has to be given.
@MainActor
public final class NoStepper<FlowStep: Step>: Stepper {
  public let steps = StepSource<FlowStep>()

  /// A stepper that emits nothing.
  public init() {}
}
