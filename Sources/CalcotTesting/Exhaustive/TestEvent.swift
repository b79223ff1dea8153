public import Calcot
public import CalcotContent

/// An event of an app that a test can expect.
///
/// ```swift
/// app.expectEvents(
///   .step(GroupsStep.saved, .handled),
///   .move(.dismiss(), leaving: GroupsRoute.newGroup),
///   .message("Night Owls was made", .success))
/// ```
///
/// Its description is the Swift code that makes it, so that a failure can be copied into a test.
public struct TestEvent: Equatable, Sendable {
  /// The kinds of events, and the checks at the end of an exhaustive test.
  public enum Kind: String, CaseIterable, Sendable {
    case transitions, steps, messages, results, requests, tasks, heldParts
  }

  /// The outcome of a step, without the number of the flow.
  public enum StepOutcome: Hashable, Sendable {
    case handled
    case deferred(String)
    case refused(String)
  }

  let content: Content

  enum Content: Equatable, Sendable {
    case transition(
      TreeTransition.Reason, entering: [AnyRoute], leaving: [AnyRoute], dialog: String?)
    case step(EventValue, StepOutcome)
    case message(String, MessageKind, action: String?)
    case result(EventValue)
    case cancelled
    case request(HostWork)
  }

  /// A move of a coordinator, a screen or the user, as `TreeTransition.move` tells it.
  ///
  /// - Parameters:
  ///   - entering: The routes of the screens that enter the tree, the visible one first.
  ///   - leaving: The routes of those that leave it, the visible one first.
  public static func move(
    _ move: Move, entering: any Route..., leaving: any Route...
  ) -> TestEvent {
    TestEvent(
      content: .transition(
        .move(move), entering: entering.map { AnyRoute($0) }, leaving: leaving.map { AnyRoute($0) },
        dialog: nil))
  }

  /// Another change of the navigation tree: a start, a dialog, an end.
  ///
  /// - Parameters:
  ///   - entering: The routes of the screens that enter the tree, the visible one first.
  ///   - leaving: The routes of those that leave it, the visible one first.
  ///   - dialog: The title of the dialog that is open afterwards.
  public static func transition(
    _ reason: TreeTransition.Reason, entering: any Route..., leaving: any Route...,
    dialog: String? = nil
  ) -> TestEvent {
    TestEvent(
      content: .transition(
        reason, entering: entering.map { AnyRoute($0) }, leaving: leaving.map { AnyRoute($0) },
        dialog: dialog))
  }

  /// A step and its outcome. A deferred step is reported again when it has ended.
  public static func step(_ step: any Step, _ outcome: StepOutcome) -> TestEvent {
    TestEvent(content: .step(EventValue(step), outcome))
  }

  /// A message for the user.
  public static func message(
    _ text: String, _ kind: MessageKind, action: String? = nil
  ) -> TestEvent {
    TestEvent(content: .message(text, kind, action: action))
  }

  /// The result of a flow, passed to the flow that started it.
  public static func result(_ value: any Sendable) -> TestEvent {
    TestEvent(content: .result(EventValue(value)))
  }

  /// The end of a flow without a value.
  public static var cancelled: TestEvent { TestEvent(content: .cancelled) }

  /// Work that the app has requested from the host.
  public static func request(_ work: HostWork) -> TestEvent { TestEvent(content: .request(work)) }

  /// The kind of the event.
  public var kind: Kind {
    switch content {
    case .transition: .transitions
    case .step: .steps
    case .message: .messages
    case .result, .cancelled: .results
    case .request: .requests
    }
  }
}

extension TestEvent {
  init(_ transition: TreeTransition) {
    content = .transition(
      transition.reason, entering: transition.entering.map(\.route),
      leaving: transition.leaving.map(\.route), dialog: transition.after.dialog?.title)
  }

  init(_ event: StepEvent) {
    let outcome: StepOutcome =
      switch event.disposition {
      case .handled: .handled
      case .deferred(_, let reason): .deferred(reason)
      case .refused(let reason): .refused(reason)
      }
    content = .step(EventValue(event.step), outcome)
  }

  init(_ notice: AppNotice) {
    content =
      switch notice {
      case .message(let text, let kind, let action): .message(text, kind, action: action)
      case .request(let work): .request(work)
      case .result(.value(let value)): .result(EventValue(value))
      case .result(.cancelled): .cancelled
      }
  }
}

extension TestEvent: CustomStringConvertible {
  public var description: String {
    switch content {
    case .transition(let reason, let entering, let leaving, let dialog):
      let parts =
        [reason.code] + Self.routes("entering", entering)
        + Self.routes("leaving", leaving)
        + (dialog.map { ["dialog: \($0.debugDescription)"] } ?? [])
      return ".\(reason.isMove ? "move" : "transition")(\(parts.joined(separator: ", ")))"
    case .step(let step, .handled): return ".step(\(step), .handled)"
    case .step(let step, .deferred(let reason)):
      return ".step(\(step), .deferred(\(reason.debugDescription)))"
    case .step(let step, .refused(let reason)):
      return ".step(\(step), .refused(\(reason.debugDescription)))"
    case .message(let text, let kind, let action):
      let end = action.map { ", action: \($0.debugDescription)" } ?? ""
      return ".message(\(text.debugDescription), .\(kind)\(end))"
    case .result(let value): return ".result(\(value))"
    case .cancelled: return ".cancelled"
    case .request(let work): return ".request(.\(work))"
    }
  }

  private static func routes(_ label: String, _ routes: [AnyRoute]) -> [String] {
    routes.isEmpty
      ? [] : ["\(label): " + routes.map { "\(EventValue($0.base))" }.joined(separator: ", ")]
  }
}

extension TreeTransition.Reason {
  fileprivate var isMove: Bool { if case .move = self { true } else { false } }

  fileprivate var code: String {
    if case .move(let move) = self { move.description } else { ".\(name)" }
  }
}

/// A step, a route or a result of any type. Two values of a type that is not `Equatable` are equal
/// if their descriptions are.
struct EventValue: Equatable, Sendable, CustomStringConvertible {
  let value: any Sendable

  init(_ value: any Sendable) { self.value = value }

  /// The value in Swift's notation, as far as reflection allows.
  var description: String { swiftCode(value) }

  static func == (left: EventValue, right: EventValue) -> Bool {
    if let left = left.value as? any Hashable, let right = right.value as? any Hashable {
      return AnyHashable(left) == AnyHashable(right)
    }
    return type(of: left.value) == type(of: right.value) && left.description == right.description
  }
}
