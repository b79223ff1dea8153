public import Calcot

/// Several steppers as one: its own initial step comes first, then theirs in order, then whatever any
/// of them emits, as it comes.
@MainActor
public final class CompositeStepper<FlowStep: Step>: Stepper {
  public let steps = StepSource<FlowStep>()
  public let initialStep: FlowStep?
  private let inner: [any Stepper<FlowStep>]

  /// A stepper of `steppers`. What they emit when they are told that they are ready comes after all
  /// the initial steps.
  public init(_ steppers: [any Stepper<FlowStep>], initialStep: FlowStep? = nil) {
    self.initialStep = initialStep
    inner = steppers
    steps.connections.initialStepsOfParts = {
      steppers.flatMap { StepConnections.initialSteps(of: $0) }
    }
  }

  /// A stepper of `steppers`.
  public convenience init(_ steppers: any Stepper<FlowStep>..., initialStep: FlowStep? = nil) {
    self.init(steppers, initialStep: initialStep)
  }

  public func readyToEmitSteps() {
    for stepper in inner { stepper.steps.connections.connect(to: steps.connections) }
    for stepper in inner { stepper.readyToEmitSteps() }
  }
}
