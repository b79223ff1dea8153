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
    guard let engine = navigation.engine, let flow = navigation.flow else {
      return .refused(.notRunning)
    }
    let router = FlowRouter(navigation: navigation)
    return engine.showMessage(text, kind, action: action.label, of: flow) {
      await action.perform(router)
    }
  }
}

extension MessageShowing where Self: Router {
  @discardableResult
  public func showMessage(_ text: String, _ kind: MessageKind) -> Answer {
    navigation.engine?.showMessage(text, kind) ?? .refused(.notRunning)
  }
}

/// A router of no screen, for what a flow does after its screens.
private final class FlowRouter: Router {
  let navigation: Navigation
  init(navigation: Navigation) { self.navigation = navigation }
}
