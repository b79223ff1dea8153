public import Foundation

/// https://developer.apple.com/documentation/uikit/uipresentationcontroller
@MainActor
open class UIPresentationController: NSObject {
  // NB: the presented controller retains this.
  public unowned let presentedViewController: UIViewController
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// A Boolean value that indicates whether the user can dismiss the presentation: a sheet by a
  /// pull, a popover by a tap beside it.
  var isPulledDown: Bool { false }

  public init(
    presentedViewController: UIViewController, presenting: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
  }
}

/// The methods are optional in UIKit; here they have default implementations.
///
/// "UIKit doesn't call" those of dismissal "when the dismissal is programmatic." During the call
/// before a dismissal the presented controller has a transition coordinator.
///
/// https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate
@MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
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
  @MainActor
  public final class Detent: NSObject {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
      public static let large = Identifier(rawValue: "com.apple.UIKit.large")
    }

    public let identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      (self.identifier, self.resolver) = (identifier, resolver)
    }

    public static func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }
    public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// "The value you return from this closure is a height within the safe area of the sheet. […]
    /// Return nil to specify that the detent is inactive".
    ///
    /// https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent/custom(identifier:resolver:)
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier(rawValue: UUID().uuidString), resolver)
    }

    /// "Resolves a detent to its value."
    ///
    /// https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent/resolvedvalue(in:)
    public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolver(context) }
  }

  override var isPulledDown: Bool { true }

  open var detents: [Detent] = [.large()]
  open var prefersGrabberVisible = false

  /// The height of the smallest detent that is active, as it was when the sheet last asked. A sheet
  /// asks when it is presented, and again after ``invalidateDetents()``. Not part of UIKit's API.
  public private(set) lazy var shownHeight: CGFloat? = height

  /// "Notifies the sheet to re-evaluate its detent value in the next layout pass", here at once.
  open func invalidateDetents() { shownHeight = height }

  private var height: CGFloat? { detents.compactMap { $0.resolvedValue(in: SheetRoom()) }.min() }
}

/// https://developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdetentresolutioncontext
@MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var maximumDetentValue: CGFloat { get }
}

/// The room of every sheet.
private final class SheetRoom: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let maximumDetentValue: CGFloat = 800
}

/// https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller
@MainActor
open class UIPopoverPresentationController: UIPresentationController {
  open var sourceView: UIView?
  open var sourceRect = CGRect.zero
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// "The item on which to anchor the popover."
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?

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
// NB: UIKit leaves it without an actor.
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}
extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}
