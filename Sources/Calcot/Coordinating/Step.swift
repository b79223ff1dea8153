/// An event that may lead to navigation. A screen reports the event, not a destination; its flow's
/// coordinator decides.
///
/// ```swift
/// enum GroupsStep: Step {
///   case groupTapped(Group.ID)
///   case groupLeft(Group.ID)
/// }
/// ```
public protocol Step: Sendable {}

/// A coordinator that handles no steps has `Never` as the type of its steps.
extension Never: Step {}

/// A coordinator's answer to a step.
public enum StepAnswer: Sendable {
  /// The step is handled.
  case handled
  /// The step is forwarded to the parent flow.
  case forward
  /// Another step is forwarded to the parent flow instead.
  case forwardAs(any Step)
  /// The step is kept, and offered again after each change of the navigation tree and by
  /// ``Router/offerDeferredSteps()``. It is not saved with the app's state.
  case deferred(reason: String)
  /// The step is refused, for a reason that the user can read.
  case refused(reason: String)
  /// The answer is asynchronous: the step is deferred until then. Further steps of the same screen
  /// wait behind it, to keep their order; those of other screens do not.
  ///
  /// - Parameters:
  ///   - reason: The reason for the wait, for the user to read.
  ///   - answer: A closure that runs in a task of the flow. If the flow ends, the task is cancelled
  ///     and the step refused.
  case later(reason: String, _ answer: @MainActor () async -> StepAnswer)
  /// The step's navigation has been requested and waits, as its ``Answer`` indicates. The step is
  /// deferred until the navigation is performed, even if that ends the flow; if the navigation is
  /// refused, so is the step.
  ///
  /// - Parameters:
  ///   - request: The pending request from the answer.
  ///   - answer: A closure that is called when the navigation has been performed.
  case waits(for: PendingRequest, _ answer: @MainActor () -> StepAnswer)
}

/// The outcome of a step, or the reason why it waits.
public enum StepDisposition: Hashable, Sendable {
  /// A flow has handled the step.
  case handled(by: FlowID)
  /// A flow keeps the step for later.
  case deferred(by: FlowID, reason: String)
  /// No flow handles the step.
  case refused(reason: String)
}

/// A step and its disposition, for logs, analytics and tests. Each step is published when it is
/// sent; a deferred one is published again when it is settled.
public struct StepEvent: Sendable {
  /// The step.
  public let step: any Step
  /// The screen whose code sent the step; nil for the app itself.
  public let screen: ScreenID?
  /// The flows that the step reached, in order; every one but the last has forwarded it.
  public let flows: [FlowID]
  /// The outcome of the step, or the reason why it waits.
  public let disposition: StepDisposition
}

extension StepEvent: CustomStringConvertible {
  /// A line for a log: the step, its path, and its outcome.
  public var description: String {
    let way = flows.map(\.description).joined(separator: " → ")
    switch disposition {
    case .handled: return "\(step): \(way), handled"
    case .deferred(_, let reason): return "\(step): \(way), deferred: \(reason)"
    case .refused(let reason): return "\(step): \(way), refused: \(reason)"
    }
  }
}
