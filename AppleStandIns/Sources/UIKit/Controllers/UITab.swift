/// A tab of a tab bar controller, here one that UIKit has made for a view controller.
///
/// https://developer.apple.com/documentation/uikit/uitab
@available(iOS 18, visionOS 2, *)
@MainActor
open class UITab: NSObject {
  /// "The view controller that the system presents when someone selects a tab."
  public let viewController: UIViewController?

  init(_ viewController: UIViewController) { self.viewController = viewController }
}
