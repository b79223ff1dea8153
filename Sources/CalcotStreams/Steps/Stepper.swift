public import Calcot

/// An object that emits steps and knows no coordinator, usually a ViewModel. Use it where a
/// ViewModel should report events without depending on navigation.
///
/// ```swift
/// final class LoginViewModel: Stepper {
///   let steps = StepSource<LoginStep>()
///
///   func helpButtonTapped() { steps.emit(.helpWanted) }
/// }
/// ```
///
/// The coordinator connects it where it assembles the calçot, with `Calcot.steps(from:to:)`. After
/// the calçot has entered the navigation tree and its transition has been published, the initial
/// step is sent first, then the steps that were emitted before; then ``readyToEmitSteps()`` is
/// called. The idea is from RxFlow's steppers.
@MainActor
public protocol Stepper<FlowStep>: AnyObject {
  /// The type of the steps.
  associatedtype FlowStep: Step

  /// The source of the steps: the same object for the life of the stepper.
  var steps: StepSource<FlowStep> { get }

  /// The first step; none by default. It is sent again when the screen is restored in another
  /// process, so it should allow that its destination is already there, as `replaceRoot` and
  /// `setStack` do.
  var initialStep: FlowStep? { get }

  /// Called in the screen's scope after the initial step has been handled; steps that are emitted
  /// here come after it. Not called if the initial step has led away from the screen.
  func readyToEmitSteps()
}

extension Stepper {
  public var initialStep: FlowStep? { nil }
  public func readyToEmitSteps() {}
}
