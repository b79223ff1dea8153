/// What a ViewModel may ask of its router: to hand something to wherever the user chooses.
@MainActor
public protocol Sharing: AnyObject {
  /// Hands a text or a file on: by the system's share sheet, as a download, into a folder.
  ///
  /// - Returns: done, or refused: when a host cannot do it, the user has left it, or the asking
  ///   screen ends.
  @discardableResult
  func share(_ item: SharedItem) async -> Outcome
}

extension Sharing where Self: Router {
  @discardableResult
  public func share(_ item: SharedItem) async -> Outcome {
    await navigation.outcome(of: .share(item))
  }
}
