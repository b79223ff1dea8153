public import CalcotTree

/// The requests that every screen can make of its router: activity indicators, messages with and without
/// actions, questions, and to be closed. Routers of single screens add what they need, such as
/// ``AddressOpening`` or ``FilePicking``.
@MainActor
public protocol ScreenRouting: ActionOffering, ActivityShowing, Confirming, Closing {}

// MARK: Requests of every screen

/// What a ViewModel may ask of its router: to show that something is under way.
///
/// Every ``Router`` does it; a ViewModel's own protocol asks for it by inheriting this one.
@MainActor
public protocol ActivityShowing: AnyObject {
  /// Shows an activity indicator with `label` while `body` runs. Activities are counted: the indicator
  /// is there until the last one has ended. One that outlives its screen is not shown any more.
  ///
  /// ```swift
  /// try await coordinator.showingActivity("Removing…") { try await interactor.remove() }
  /// ```
  ///
  /// - Returns: what `body` returns.
  /// - Throws: what `body` throws.
  func showingActivity<Value, Failure: Error>(
    _ label: String, _ body: @MainActor () async throws(Failure) -> Value
  ) async throws(Failure) -> Value
}

extension ActivityShowing where Self: Router {
  public func showingActivity<Value, Failure: Error>(
    _ label: String, _ body: @MainActor () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    // NB: the app is not to be held while the body runs, which may be longer than the app.
    let activity = navigation.handler?.beginActivity(label)
    defer { if let activity { navigation.handler?.endActivity(activity) } }
    return try await body()
  }
}

/// What a ViewModel may ask of its router: to be taken off.
///
/// Every ``Router`` does it; a ViewModel's own protocol asks for it by inheriting this one.
@MainActor
public protocol Closing: AnyObject {
  /// Takes the asking screen off, whether it was pushed or presented.
  @discardableResult
  func close() -> Answer
}

extension Closing where Self: Router {
  @discardableResult
  public func close() -> Answer { navigation.close() }
}

/// What a ViewModel may ask of its router: to have the user confirm something.
///
/// Every ``Router`` does it; a ViewModel's own protocol asks for it by inheriting this one.
@MainActor
public protocol Confirming: AnyObject {
  /// Asks the user to confirm something; false when they cancel or the screen ends.
  func confirm(_ question: Question) async -> Bool
}

extension Confirming {
  /// Asks the user to confirm something; false when they cancel or the screen ends.
  public func confirm(
    _ title: String, message: String? = nil, action: String, role: ActionRole = .normal,
    cancel: String
  ) async -> Bool {
    await confirm(
      Question(title, message: message, action: action, role: role, cancel: cancel))
  }
}

extension Confirming where Self: Router {
  public func confirm(_ question: Question) async -> Bool {
    await navigation.alert(
      question.title, message: question.message,
      choices: [
        Choice(question.action, role: question.role, true),
        Choice(question.cancel, role: .cancel, false),
      ]) ?? false
  }
}

/// What a ViewModel may ask of its router: to tell the user something beside the screen.
///
/// Every ``Router`` does it; a ViewModel's own protocol asks for it by inheriting this one:
///
/// ```swift
/// protocol NewGroupCoordinating: MessageShowing {
///   func saved(_ group: Group)
/// }
/// ```
@MainActor
public protocol MessageShowing: AnyObject {
  /// Shows a message, which stays when the screen goes, until it is closed or, a success, until
  /// another message takes its place. An error that is being shown or waits already is not shown
  /// twice.
  ///
  /// - Returns: done, or refused: when the asking screen has left the tree or no app runs.
  @discardableResult
  func showMessage(_ text: String, _ kind: MessageKind) -> Answer
}

/// What a ViewModel may ask of its router: to tell the user something that they can do something
/// about at once, such as to undo it.
///
/// Every ``Router`` does it; a ViewModel's own protocol asks for it by inheriting this one.
@MainActor
public protocol ActionOffering: MessageShowing {
  /// Shows a message with a button. When it is used, the message is closed, and the action is carried out
  /// as work of the router's flow: also when the asking screen has gone. The button goes when the flow
  /// does, or with the message.
  ///
  /// ```swift
  /// router.showMessage(texts.removed(name), .success, action: MessageAction(texts.undo) { router in … })
  /// ```
  ///
  /// - Returns: done, or refused: when the asking screen or the flow has left the tree, or no app runs.
  @discardableResult
  func showMessage(_ text: String, _ kind: MessageKind, action: MessageAction) -> Answer
}

/// What a message offers to do.
public struct MessageAction {
  /// What its button is called.
  public let label: String
  /// Does it.
  public let perform: @MainActor (any ScreenRouting) async -> Void

  /// An action that is called `label`.
  ///
  /// - Parameters:
  ///   - label: what the user reads.
  ///   - perform: does it, with a router of the flow. It should hold no part of the screen that offers
  ///     it, which may be gone by then.
  public init(_ label: String, perform: @escaping @MainActor (any ScreenRouting) async -> Void) {
    self.label = label
    self.perform = perform
  }
}

extension ActionOffering where Self: Router {
  @discardableResult
  public func showMessage(_ text: String, _ kind: MessageKind, action: MessageAction) -> Answer {
    guard let handler = navigation.handler, let flow = navigation.flow else {
      return .refused(.notRunning)
    }
    guard let scope = handler.scope(of: flow) else {
      return .refused(handler.isRunning ? .flowEnded(flow) : .notRunning)
    }
    let router = FlowRouter(navigation: navigation)
    let offer = OfferedAction(label: action.label, scope: scope) { await action.perform(router) }
    return handler.showMessage(text, kind, action: offer)
  }
}

extension MessageShowing where Self: Router {
  @discardableResult
  public func showMessage(_ text: String, _ kind: MessageKind) -> Answer {
    navigation.handler?.showMessage(text, kind, action: nil) ?? .refused(.notRunning)
  }
}

/// A router of no screen, for what a flow does after its screens.
private final class FlowRouter: Router {
  let navigation: Navigation
  init(navigation: Navigation) { self.navigation = navigation }
}
