@_exported public import Foundation

/// https://developer.apple.com/documentation/uikit/uiresponder
@MainActor
open class UIResponder: NSObject {
  nonisolated public static let keyboardDidChangeFrameNotification = NSNotification.Name(
    "UIKeyboardDidChangeFrameNotification")

  /// "Dismisses a modal view and returns the success or failure of the action": asked along the chain
  /// of responders until one has done so. Declared for each object in UIKit.
  ///
  /// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityperformescape()
  open func accessibilityPerformEscape() -> Bool { false }
}

/// https://developer.apple.com/documentation/uikit/uiview
@MainActor
open class UIView: UIResponder {
  public private(set) var subviews: [UIView] = []
  public private(set) weak var superview: UIView?
  open var isHidden = false
  public private(set) var gestureRecognizers: [UIGestureRecognizer]?

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }
  open var accessibilityIdentifier: String?
  open var frame = CGRect.zero
  /// "If the view isn't currently installed in a view hierarchy, or isn't yet visible onscreen, the
  /// edge insets in this property are 0." As there is no layout here, each view reaches the edges of
  /// its window.
  open var safeAreaInsets: UIEdgeInsets {
    guard let window else { return UIEdgeInsets() }
    var insets = window.coveredEdges
    insets.bottom += owner?.tabBarController?.heightOfBar ?? 0
    return insets
  }
  open var backgroundColor: UIColor?
  open var tintColor: UIColor! = .tintColor
  open var autoresizingMask: AutoresizingMask = []
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  /// The controller whose view this is. Not part of UIKit's API.
  public internal(set) weak var owner: UIViewController?

  open var semanticContentAttribute = UISemanticContentAttribute.unspecified

  /// That of the view's own attribute: no parent's, and no language's.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  public var window: UIWindow? {
    if owner?.isTakenOut == true { return nil }
    return self as? UIWindow ?? superview?.window ?? owner?.ownWindow ?? owner?.window
  }

  /// "Returns true if the receiver is an immediate or distant subview of view or if view is the
  /// receiver itself".
  public func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  public convenience init(frame: CGRect) {
    self.init()
    self.frame = frame
  }

  /// "The default implementation of this method does nothing." It is called when a controller
  /// appears or disappears.
  open func didMoveToWindow() {}

  /// Does nothing: there is no layout here.
  public func layoutIfNeeded() {}

  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    let height = window?.keyboardHeight ?? 0
    return UIKeyboardLayoutGuide(
      layoutFrame: CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height))
  }

  func tellOfWindow() {
    didMoveToWindow()
    for view in subviews { view.tellOfWindow() }
  }

  /// Adds a subview. A child controller appears when its view is added to a visible view: it is told
  /// at once that it will, and when the turn of the run loop ends that it has.
  ///
  /// https://developer.apple.com/documentation/uikit/creating-a-custom-container-view-controller
  public func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
    guard let child = view.owner, let parent = child.parent, parent.isOnScreen, !child.isOnScreen
    else { return }
    guard parent.hasAppeared, !parent.isTakenOut, let stage = parent.window?.stage else {
      return child.enter(animated: false)
    }
    child.beginEntering(animated: false)
    stage.after(.zero) { if view.superview === self { child.endEntering(animated: false) } }
  }

  public func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: index))
  }

  public func removeFromSuperview() {
    guard superview != nil else { return }
    if owner?.parent != nil, owner?.isOnScreen == true { owner?.leave(animated: false) }
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
}

/// https://developer.apple.com/documentation/uikit/uiwindow
@MainActor
open class UIWindow: UIView {
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The clock of the window's transitions. Not part of UIKit's API.
  public private(set) lazy var stage = Stage(self)
  /// How far the device reaches into the window, as with a home indicator. Not part of UIKit's API.
  public var coveredEdges = UIEdgeInsets()
  /// The height of the keyboard, of which UIKit tells when it has changed. Not part of UIKit's API.
  public var keyboardHeight: CGFloat = 0 {
    didSet {
      NotificationCenter.default.post(
        name: UIResponder.keyboardDidChangeFrameNotification, object: nil)
    }
  }
  private var isShown = false
  public private(set) var traitCollection = UITraitCollection(
    horizontalSizeClass: .regular, userInterfaceIdiom: .pad)
  open weak var windowScene: UIWindowScene?

  /// "The root view controller provides the content view of the window."
  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      oldValue?.leave(animated: false)
      oldValue?.ownWindow = nil
      rootViewController?.ownWindow = self
      guard isShown else { return }
      rootViewController?.enter(animated: false)
    }
  }

  public func makeKeyAndVisible() {
    guard !isShown else { return }
    isShown = true
    rootViewController?.enter(animated: false)
  }

  /// Changes the window's size class, as the system would. Not part of UIKit's API.
  public func resize(to sizeClass: UIUserInterfaceSizeClass) {
    let old = traitCollection
    guard old.horizontalSizeClass != sizeClass else { return }
    traitCollection = UITraitCollection(
      horizontalSizeClass: sizeClass, userInterfaceIdiom: old.userInterfaceIdiom)
    guard stage.order.contains(.changesTraitsLate) else {
      rootViewController?.tellOfTraits(before: old)
      return
    }
    stage.after(.frame) { [weak self] in self?.rootViewController?.tellOfTraits(before: old) }
  }

  /// Tells the visible controllers that their views have been laid out.
  func layOut() {
    for controller in rootViewController?.presentedChain ?? [] { controller.layOut() }
  }
}

/// https://developer.apple.com/documentation/uikit/uisemanticcontentattribute
public enum UISemanticContentAttribute: Int, Sendable { case unspecified, forceRightToLeft = 4 }
/// https://developer.apple.com/documentation/uikit/uiuserinterfacelayoutdirection
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
