/// What a ViewModel may ask of its router: to show a page of the web, write a mail or call somebody.
///
/// A coordinator or a router of its own has it by conforming to it:
///
/// ```swift
/// final class ProfileRouter: Router, AddressOpening, ImagePicking { … }
/// ```
@MainActor
public protocol AddressOpening: AnyObject {
  /// Shows what is at `address`, each host in its own way: in its own browser, over the app, or as a
  /// link to follow. Waits until that is done and, where the page stands over the app, closed.
  ///
  /// - Parameter address: of the web, mail or telephone; one without a scheme is of the web.
  /// - Returns: done, or refused: when it is no such address, a host cannot open it, the user has
  ///   left it, or the asking screen ends.
  @discardableResult
  func open(_ address: String) async -> Outcome
}

extension AddressOpening where Self: Router {
  @discardableResult
  public func open(_ address: String) async -> Outcome {
    do {
      return await navigation.outcome(of: .open(try WebAddress(address)))
    } catch {
      return .refused(error)
    }
  }
}
