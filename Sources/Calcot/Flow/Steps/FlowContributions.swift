/// What a ``StepFlow`` contributes to a step: changes of its navigation, further steps, its end; or why
/// it does nothing. A value, carried out when `navigate(to:)` has returned.
///
/// ```swift
/// .none                                          // it is known, and leads nowhere
/// .push(.newPassword)
/// .many(.popToRoot, .push(.profile(person)), .forwardToCurrent(.profileSeen))
/// .end(with: user)
/// .end(forwarding: .loginGivenUp)
/// .forward                                       // the flow around is to decide
/// .refused(reason: "There is no connection.")
/// ```
///
/// The changes of the navigation are one transition, all of them or none; when it is refused, so is the
/// step, and when it has to wait for a person, so does the step. The steppers of what is presented
/// begin next. Only then come the steps that are forwarded to this flow, and last those for the flow
/// around. Equality compares everything but the values that routes carry, and what is done later.
public struct FlowContributions<
  RouterNavigation: Navigation, FlowStep: Step, ResultValue: Sendable
> {
  var moves: [Move] = []
  var end: End?
  var currentSteps: [FlowStep] = []
  var parentSteps: [FlowStep] = []
  var preparations: [Preparation] = []
  var verdict = Verdict.handled

  /// One change of the flow's navigation.
  struct Move: Equatable {
    let name: MoveName
    let carryOut: @MainActor (RouterNavigation) -> Answer

    static func == (lhs: Move, rhs: Move) -> Bool { lhs.name == rhs.name }
  }

  /// How the flow ends.
  enum End {
    case value(ResultValue)
    case cancelled
  }

  /// What becomes of the step itself.
  enum Verdict: Equatable {
    case handled
    case forward
    case deferred(reason: String)
    case refused(reason: String)
  }

  /// What is contributed when some flows are ready.
  struct Preparation: Equatable {
    let reason: String
    let flows: [any PreparingFlow]
    let next: @MainActor ([any Error]) -> FlowContributions

    static func == (lhs: Preparation, rhs: Preparation) -> Bool {
      lhs.reason == rhs.reason && lhs.flows.elementsEqual(rhs.flows) { $0 === $1 }
    }
  }

  init() {}

  /// Whether other steps come of it.
  var hasSteps: Bool { !currentSteps.isEmpty || !parentSteps.isEmpty }
}

extension FlowContributions.End: Equatable where ResultValue: Equatable {}
extension FlowContributions: Equatable where FlowStep: Equatable, ResultValue: Equatable {}

/// What a change of a navigation is called.
enum MoveName: Hashable {
  case push(AnyRoute), replaceTop(AnyRoute), setStack([AnyRoute]), pop, popTo(AnyRoute), popToRoot
  case present(AnyRoute, ModalStyle), dismiss
  case select(AnyRoute), show(AnyRoute), go(AnyRoute), setPages([AnyRoute])
}
