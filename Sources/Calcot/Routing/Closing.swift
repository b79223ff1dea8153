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
