public import Calcot

/// A stepper that merges several steppers: its own initial step comes first, then theirs in order,
/// then every step that any of them emits.
///
/// It holds the steppers, and none of them holds it or another one. A stepper that goes on emitting
/// needs an owner of its own, such as a ViewModel.
@MainActor
public final class CompositeStepper<FlowStep: Step>: Stepper {
  public let steps = StepSource<FlowStep>()
  public let initialStep: FlowStep?
  private let inner: [any Stepper<FlowStep>]

  /// Creates a stepper that merges `steppers`. Steps that they emit in
  /// ``Stepper/readyToEmitSteps()`` come after all the initial steps.
  public init(_ steppers: [any Stepper<FlowStep>], initialStep: FlowStep? = nil) {
    self.initialStep = initialStep
    inner = steppers
    // NB: weak, because each stepper holds the connections that its steps are forwarded to.
    steps.connections.initialStepsOfParts = { [weak self] in
      self?.inner.flatMap { StepConnections.initialSteps(of: $0) } ?? []
    }
  }

  /// Creates a stepper that merges `steppers`.
  public convenience init(_ steppers: any Stepper<FlowStep>..., initialStep: FlowStep? = nil) {
    self.init(steppers, initialStep: initialStep)
  }

  public func readyToEmitSteps() {
    for stepper in inner { stepper.steps.connections.connect(to: steps.connections) }
    for stepper in inner { stepper.readyToEmitSteps() }
  }
}
