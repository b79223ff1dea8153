/// What a ViewModel may ask of its router: to tell the person something beside the screen.
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

extension MessageShowing where Self: Router {
  @discardableResult
  public func showMessage(_ text: String, _ kind: MessageKind) -> Answer {
    navigation.engine?.showMessage(text, kind) ?? .refused(.notRunning)
  }
}
