/// What a ViewModel may ask of its router: to put a text where the user can paste it from.
@MainActor
public protocol Copying: AnyObject {
  /// Puts `text` on the user's clipboard.
  ///
  /// - Returns: done, or refused: when a host cannot do it, the user has left it, or the asking
  ///   screen ends.
  @discardableResult
  func copy(_ text: String) async -> Outcome
}

extension Copying where Self: Router {
  @discardableResult
  public func copy(_ text: String) async -> Outcome { await navigation.outcome(of: .copy(text)) }
}
