public import Calcot

/// A coordinator that is moved by steps alone: for each it says, as a value, what its flow contributes.
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
/// So what a step leads to can be tested without an app: `flow.navigate(to: .passwordForgotten)` equals
/// `.push(.newPassword)`. The idea is from RxFlow.
@MainActor
public protocol StepFlow: Coordinator {
  /// Has a say in a step before it is navigated to. Unchanged by default.
  func adapt(_ step: FlowStep) -> StepAdaptation<FlowStep>

  /// Says what the flow contributes to a step. Called once for each step that comes to the flow and is
  /// not filtered out; changes nothing itself.
  func navigate(
    to step: FlowStep
  ) -> FlowContributions<RouterNavigation, FlowStep, ResultValue>
}

extension StepFlow {
  /// What this flow can contribute.
  public typealias Contributions = FlowContributions<RouterNavigation, FlowStep, ResultValue>
  /// What this flow can make of a step.
  public typealias Adaptation = StepAdaptation<FlowStep>

  public func adapt(_ step: FlowStep) -> StepAdaptation<FlowStep> { .unchanged }
}
