public import Calcot

/// An object that says what has happened, mostly a ViewModel: it emits steps and knows no coordinator.
///
/// ```swift
/// final class LoginViewModel: Stepper {
///   let steps = StepSource<LoginStep>()
///
///   func helpButtonTapped() { steps.emit(.helpWanted) }
/// }
/// ```
///
/// The coordinator connects it where it assembles the calçot, with `Calcot.steps(from:to:)`. When the
/// calçot is in the navigation tree and its change has been told, the initial step comes first, then
/// what was emitted before, then ``readyToEmitSteps()`` is called. The idea is from RxFlow's steppers.
@MainActor
public protocol Stepper<FlowStep>: AnyObject {
  /// What may happen.
  associatedtype FlowStep: Step

  /// Where the steps are emitted: one object for the life of the stepper.
  var steps: StepSource<FlowStep> { get }

  /// The step with which it begins; none by default. It comes again when the screen is restored in
  /// another process: let it lead to what may be there already, as `replaceRoot` and `setStack` do.
  var initialStep: FlowStep? { get }

  /// Called as code of the screen when the initial step has been taken: whatever is emitted from here on
  /// comes later. Not called when the initial step has led away from the screen.
  func readyToEmitSteps()
}

extension Stepper {
  public var initialStep: FlowStep? { nil }
  public func readyToEmitSteps() {}
}
