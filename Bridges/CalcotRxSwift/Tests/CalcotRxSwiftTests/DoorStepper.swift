import RxFlow
import RxRelay

/// A step of Calçot that RxFlow knows, too.
struct DoorStep: Sendable {
  let text: String
}

extension DoorStep: RxFlow.Step {}

private struct UnknownStep: RxFlow.Step {}

/// A stepper of RxFlow.
final class DoorStepper: RxFlow.Stepper {
  let steps = PublishRelay<any RxFlow.Step>()
  var ready: (DoorStepper) -> Void = { _ in }

  var initialStep: any RxFlow.Step { DoorStep(text: "first") }

  func readyToEmitSteps() { ready(self) }
  func emit(_ text: String) { steps.accept(DoorStep(text: text)) }
  func emitSomethingElse() { steps.accept(UnknownStep()) }
}
