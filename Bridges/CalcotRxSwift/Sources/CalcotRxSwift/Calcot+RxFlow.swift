public import Calcot
import CalcotStreams
public import RxFlow
import RxRelay

extension Calcot {
  /// Connects a stepper of RxFlow, usually the ViewModel, to a flow as long as the calçot is in the
  /// navigation tree, even while its screen is covered.
  ///
  /// ```swift
  /// Calcot(outputs, view: CounterView.init)
  ///   .steps(from: viewModel, to: self) { ($0 as? LegacyStep).map(CounterStep.init) }
  /// ```
  ///
  /// Its initial step comes first, then those that it has emitted since this call, then
  /// `readyToEmitSteps()` is called. Steps that come off the main actor are delivered in its next
  /// turns.
  ///
  /// - Parameters:
  ///   - stepper: The stepper, held until it has begun; after that its other owners hold it.
  ///   - router: The coordinator whose flow receives the steps.
  ///   - translate: Returns the flow's step for one of RxFlow's; nil for one that the flow does not
  ///     know, which is dropped.
  public func steps<R: Coordinator>(
    from stepper: some RxFlow.Stepper, to router: R,
    as translate: @escaping @Sendable (any RxFlow.Step) -> R.FlowStep?
  ) -> Calcot {
    let bridged = BridgedStepper<R>(stepper, as: translate)
    let (emitted, steps) = (bridged.emitted, bridged.steps)
    return onAssembled { scope in scope.observe(emitted) { steps.emit($0) } }
      .steps(from: bridged, to: router)
  }

  /// Connects a stepper of RxFlow to a flow whose steps are RxFlow's, too.
  public func steps<R: Coordinator>(from stepper: some RxFlow.Stepper, to router: R) -> Calcot
  where R.FlowStep: RxFlow.Step {
    steps(from: stepper, to: router) { $0 as? R.FlowStep }
  }
}

/// A stepper of RxFlow, with its steps translated.
@MainActor
private final class BridgedStepper<R: Coordinator>: CalcotStreams.Stepper {
  let steps = StepSource<R.FlowStep>()
  let emitted: CalcotStreams.Signal<R.FlowStep>
  private let stepper: any RxFlow.Stepper
  private let translate: @Sendable (any RxFlow.Step) -> R.FlowStep?

  init(
    _ stepper: any RxFlow.Stepper,
    as translate: @escaping @Sendable (any RxFlow.Step) -> R.FlowStep?
  ) {
    (self.stepper, self.translate) = (stepper, translate)
    // NB: no closure of the main actor, which would trap for a step from another thread.
    emitted = stepper.steps.asPublisher().compactMap(translate).asSignal { _ in nil }
  }

  var initialStep: R.FlowStep? { translate(stepper.initialStep) }

  func readyToEmitSteps() { stepper.readyToEmitSteps() }
}
