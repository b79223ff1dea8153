public import Foundation

/// https://developer.apple.com/documentation/uikit/uipresentationcontroller
@MainActor
open class UIPresentationController {
  // NB: the presented controller retains this.
  public unowned let presentedViewController: UIViewController
  public private(set) weak var presentingViewController: UIViewController?
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// A Boolean value that indicates whether the user can dismiss the presentation: a sheet by a
  /// pull, a popover by a tap beside it.
  var isPulledDown: Bool { false }

  public init(
    presentedViewController: UIViewController, presenting: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    presentingViewController = presenting
  }
}

/// The methods are optional in UIKit; here they have default implementations.
///
/// "UIKit doesn't call" those of dismissal "when the dismissal is programmatic." During the call
/// before a dismissal the presented controller has a transition coordinator.
///
/// https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate
@MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool
  func presentationControllerWillDismiss(_ controller: UIPresentationController)
  func presentationControllerDidDismiss(_ controller: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    true
  }
  public func presentationControllerWillDismiss(_ controller: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ controller: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {}
}

/// https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller
@MainActor
open class UISheetPresentationController: UIPresentationController {
  /// https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent
  public struct Detent: Equatable, Sendable {
    let name: String
    public static func medium() -> Detent { Detent(name: "medium") }
    public static func large() -> Detent { Detent(name: "large") }
  }

  override var isPulledDown: Bool { true }

  open var detents: [Detent] = [.large()]
  open var prefersGrabberVisible = false
}

/// https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller
@MainActor
open class UIPopoverPresentationController: UIPresentationController {
  open weak var sourceView: UIView?
  open var sourceRect = CGRect.zero
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// "The item on which to anchor the popover."
  open weak var sourceItem: (any UIPopoverPresentationControllerSourceItem)?

  override var isPulledDown: Bool { true }
}

/// https://developer.apple.com/documentation/uikit/uipopoverarrowdirection
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let any = UIPopoverArrowDirection(rawValue: 15)
}

/// https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollerdelegate
@MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

/// https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollersourceitem
@MainActor
public protocol UIPopoverPresentationControllerSourceItem: AnyObject {}
extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}
