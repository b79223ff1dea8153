public import Foundation
public import UIKit

/// The methods are optional in SafariServices; here they have default implementations.
///
/// https://developer.apple.com/documentation/safariservices/sfsafariviewcontrollerdelegate
// NB: SafariServices leaves it without an actor, and visionOS has no such protocol.
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  /// "Tells the delegate that the user dismissed the view."
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}

/// A browser controller: "The URL must use the http or https scheme", or it throws an exception.
///
/// https://developer.apple.com/documentation/safariservices/sfsafariviewcontroller
@MainActor
open class SFSafariViewController: UIViewController, RemoteController {
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The page. Not part of SafariServices' API.
  public let url: URL

  public init(url URL: URL) {
    precondition(["http", "https"].contains(URL.scheme?.lowercased()), "Only http and https")
    url = URL
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }

  public required init?(coder: NSCoder) { nil }

  /// Taps Done. Not part of SafariServices' API.
  public func tapDone() -> Bool {
    guard canBeUsed else { return false }
    leaveByItself { [self] in
      delegate?.safariViewControllerDidFinish(self)
    }
    return true
  }
}
