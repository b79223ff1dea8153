/// Something that happened and may lead to navigation. A screen says what happened and not where to
/// go; its flow's coordinator decides.
///
/// ```swift
/// enum GroupsStep: Step {
///   case groupTapped(Group.ID)
///   case groupLeft(Group.ID)
/// }
/// ```
public protocol Step: Sendable {}

/// The steps of a coordinator that takes none.
public enum NoStep: Step {}

/// What a coordinator does with a step.
public enum StepAnswer: Sendable {
  /// It has done what there is to do.
  case handled
  /// The flow around it is to decide.
  case forward
  /// The flow around it is to decide on this step instead.
  case forwardAs(any Step)
  /// Not yet: the step is kept, and offered again after each change of the navigation tree and by
  /// ``Router/offerDeferredSteps()``.
  case deferred(reason: String)
  /// It leads nowhere, for a reason that the user can read.
  case refused(reason: String)
  /// The answer takes time: the step is deferred until it is there. Further steps of the same screen
  /// wait behind it, so that they come to the flow in order; those of other screens do not.
  ///
  /// - Parameters:
  ///   - reason: why the step waits, for the user to read.
  ///   - answer: runs as a task of the flow, which is cancelled when the flow ends; the step is refused
  ///     then.
  case later(reason: String, _ answer: @MainActor () async -> StepAnswer)
  /// The navigation to which the step leads has been asked for and waits, as an ``Answer`` says: the
  /// step is deferred until it is carried out, and is refused with it. It does not count whether the
  /// flow ends by it.
  ///
  /// - Parameters:
  ///   - request: what the answer has brought.
  ///   - answer: asked for when the navigation has been carried out.
  case waits(for: PendingRequest, _ answer: @MainActor () -> StepAnswer)
}

/// How a step ended, or why it waits.
public enum StepDisposition: Hashable, Sendable {
  /// A flow has handled it.
  case handled(by: FlowID)
  /// A flow keeps it for later.
  case deferred(by: FlowID, reason: String)
  /// Nobody handles it.
  case refused(reason: String)
}

/// A step and what became of it, for logs, analytics and tests. Each step is told of at least once: when
/// it is taken, and once more when one that was deferred has ended.
public struct StepEvent: Sendable {
  /// What happened.
  public let step: any Step
  /// The screen whose code said so; nil for the app itself.
  public let screen: ScreenID?
  /// The flows that the step came to, in order; every one but the last has forwarded it.
  public let flows: [FlowID]
  public let disposition: StepDisposition
}

extension StepEvent: CustomStringConvertible {
  /// A line for a log: the step, its way, and its end.
  public var description: String {
    let way = flows.map(\.description).joined(separator: " → ")
    switch disposition {
    case .handled: return "\(step): \(way), handled"
    case .deferred(_, let reason): return "\(step): \(way), deferred: \(reason)"
    case .refused(let reason): return "\(step): \(way), refused: \(reason)"
    }
  }
}
