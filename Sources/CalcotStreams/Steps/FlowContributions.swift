public import Calcot

/// The effect of a step on a ``StepFlow``: changes of its navigation, an alert, further steps, its
/// end; or the reason why it has none. A value, performed after `navigate(to:)` has returned.
///
/// ```swift
/// .none                                          // handled, without any effect
/// .push(.newPassword)
/// .many(.popToRoot(), .push(.profile(person)), .forwardToCurrent(.profileSeen))
/// .alert("Great job!", message: "You tapped 50 times.", dismiss: "Thanks")
/// .end(with: user)
/// .end(forwarding: .loginGivenUp)
/// .forward                                       // the parent flow decides
/// .refused(reason: "There is no connection.")
/// ```
///
/// The changes of the navigation are one transition, all of them or none. If it is refused, the
/// step is refused; if it waits for the user, the step waits. Next the steppers of the presented
/// screens begin. Then this flow gets its further steps, and last the parent flow its own. Dialogs
/// are shown after that. Equality compares everything but the values that routes carry, and
/// deferred closures.
public struct FlowContributions<
  RouterNavigation: Navigation, FlowStep: Step, ResultValue: Sendable
> {
  @usableFromInline var content: StepContent

  init(_ content: StepContent) { self.content = content }

  init(_ change: (inout StepContent) -> Void) {
    content = StepContent()
    change(&content)
  }
}

extension FlowContributions: Equatable where FlowStep: Equatable, ResultValue: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    let (left, right) = (lhs.content, rhs.content)
    return left.moves == right.moves && left.verdict == right.verdict
      && left.preparations == right.preparations
      && left.questions.elementsEqual(right.questions, by: equal)
      && equal(left.currentSteps, right.currentSteps) && equal(left.parentSteps, right.parentSteps)
      && left.end?.isValue == right.end?.isValue
      && left.end?.value as? ResultValue == right.end?.value as? ResultValue
  }

  private static func equal(_ left: [any Step], _ right: [any Step]) -> Bool {
    left.elementsEqual(right) { $0 as? FlowStep == $1 as? FlowStep }
  }

  private static func equal(_ left: StepQuestion, _ right: StepQuestion) -> Bool {
    left.style == right.style && left.title == right.title && left.message == right.message
      && left.choices.elementsEqual(right.choices) {
        $0.label == $1.label && $0.role == $1.role && $0.value as? FlowStep == $1.value as? FlowStep
      }
  }
}

/// A flow's contributions with their types erased, so that handling a step needs no type metadata.
@usableFromInline
struct StepContent {
  var moves: [Requested] = []
  var end: End?
  var questions: [StepQuestion] = []
  var currentSteps: [any Step] = []
  var parentSteps: [any Step] = []
  var preparations: [Preparation] = []
  var verdict = Verdict.handled

  /// A move of the flow's navigation, with the value that its route carries. Equality compares the
  /// moves alone.
  struct Requested: Equatable {
    let move: Move
    let carried: Any?

    static func == (lhs: Requested, rhs: Requested) -> Bool { lhs.move == rhs.move }
  }

  /// The end of the flow.
  enum End {
    case value(any Sendable)
    case cancelled

    var value: (any Sendable)? {
      if case .value(let value) = self { value } else { nil }
    }

    var isValue: Bool { value != nil }
  }

  /// The verdict on the step itself.
  enum Verdict: Equatable {
    case handled
    case forward
    case deferred(reason: String)
    case refused(reason: String)
  }

  /// A contribution that waits until some flows are ready.
  struct Preparation: Equatable {
    let reason: String
    let flows: [any PreparingFlow]
    let next: @MainActor ([any Error]) -> StepContent

    static func == (lhs: Preparation, rhs: Preparation) -> Bool {
      lhs.reason == rhs.reason && lhs.flows.elementsEqual(rhs.flows) { $0 === $1 }
    }
  }

  static var none: StepContent { StepContent() }
  static var forward: StepContent { StepContent(verdict: .forward) }

  /// A Boolean value that indicates whether there is nothing to do but what the verdict says.
  var isEmpty: Bool {
    moves.isEmpty && end == nil && questions.isEmpty && !hasSteps && preparations.isEmpty
  }

  /// A Boolean value that indicates whether further steps follow.
  var hasSteps: Bool { !currentSteps.isEmpty || !parentSteps.isEmpty }

  /// Adds the other contributions; of refused, deferred and forwarded, the later verdict wins.
  mutating func add(_ other: StepContent) {
    moves += other.moves
    end = other.end ?? end
    questions += other.questions
    currentSteps += other.currentSteps
    parentSteps += other.parentSteps
    preparations += other.preparations
    if other.verdict != .handled { verdict = other.verdict }
  }
}
