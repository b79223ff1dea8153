public import Calcot

/// A coordinator that is driven by steps alone: it maps each step to a value that describes its
/// effect. Use it where navigation should be testable as a function of steps.
///
/// ```swift
/// final class LoginFlow: StepFlow {
///   typealias FlowStep = LoginStep
///   typealias ResultValue = Member
///
///   let navigation = StackNavigation<LoginRoute>(root: .credentials)
///
///   func navigate(to step: LoginStep) -> Contributions {
///     switch step {
///     case .passwordForgotten: .push(.newPassword)
///     case .loggedIn(let member): .end(with: member)
///     }
///   }
/// }
/// ```
///
/// The effect of a step can thus be tested without an app: `flow.navigate(to: .passwordForgotten)`
/// equals `.push(.newPassword)`. The idea is from RxFlow.
@MainActor
public protocol StepFlow: Coordinator {
  /// Adapts a step before the flow navigates to it. Unchanged by default.
  func adapt(_ step: FlowStep) -> StepAdaptation<FlowStep>

  /// Returns the flow's contributions for a step, and has no effect itself. Called once for each
  /// step that reaches the flow and is not filtered out. It is also called each time that a row is
  /// rendered whose action emits the step (``StepSource/emitting(_:)``).
  func navigate(
    to step: FlowStep
  ) -> FlowContributions<RouterNavigation, FlowStep, ResultValue>
}

extension StepFlow {
  /// The contributions of this flow.
  public typealias Contributions = FlowContributions<RouterNavigation, FlowStep, ResultValue>
  /// The adaptation of a step of this flow.
  public typealias Adaptation = StepAdaptation<FlowStep>

  public func adapt(_ step: FlowStep) -> StepAdaptation<FlowStep> { .unchanged }
}
