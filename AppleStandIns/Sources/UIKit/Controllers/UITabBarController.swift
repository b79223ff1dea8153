/// The methods are optional in UIKit; here they have default implementations. They are called for
/// the user's actions, and not when the app sets a selection.
///
/// https://developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate
@MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  @available(iOS 18, visionOS 2, *)
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  @available(iOS 18, visionOS 2, *)
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

/// https://developer.apple.com/documentation/uikit/uitabbarcontroller
@MainActor
open class UITabBarController: UIViewController {
  @available(iOS 18, visionOS 2, *)
  public enum Mode: Int, Sendable { case automatic, tabSidebar = 2 }

  open weak var delegate: (any UITabBarControllerDelegate)?
  @available(iOS 18, visionOS 2, *)
  open var mode = Mode.automatic

  /// "When changing the view controllers, the tab bar controller remembers the view controller
  /// object that was previously selected and attempts to reselect it. If the selected view
  /// controller is no longer present, it attempts to select the view controller at the same index
  /// [...]. If that index is invalid, it selects the view controller at index 0."
  open var viewControllers: [UIViewController]? {
    didSet {
      let shown = oldValue.flatMap { $0.indices.contains(selected) ? $0[selected] : nil }
      for old in oldValue ?? [] where viewControllers?.contains(old) != true {
        if old.isOnScreen { old.leave(animated: false) }
        old.removeFromParent()
      }
      for new in viewControllers ?? [] where new.parent !== self {
        addChild(new)
        new.didMove(toParent: self)
      }
      let kept = shown.flatMap { viewControllers?.firstIndex(of: $0) }
      selected = kept ?? selected
      if !(viewControllers ?? []).indices.contains(selected) { selected = 0 }
      if isOnScreen, kept == nil { selectedViewController?.enter(animated: false) }
    }
  }

  private var selected = 0

  open var selectedIndex: Int {
    get { selected }
    set { select(newValue) }
  }

  open var selectedViewController: UIViewController? {
    get { viewControllers.flatMap { $0.indices.contains(selected) ? $0[selected] : nil } }
    set {
      if let newValue, let index = viewControllers?.firstIndex(of: newValue) { select(index) }
    }
  }

  /// The height of the bar at the bottom edge; in regular width it is at the top. Not part of UIKit's
  /// API.
  public var heightOfBar: CGFloat { traitCollection.horizontalSizeClass == .compact ? 49 : 0 }

  override var visibleChild: UIViewController? { selectedViewController }

  private func select(_ index: Int) {
    guard index != selected, viewControllers?.indices.contains(index) == true else { return }
    let old = selectedViewController
    selected = index
    guard isOnScreen else { return }
    old?.leave(animated: false)
    selectedViewController?.enter(animated: false)
  }

  /// Taps a tab. A tap on the selected tab pops a navigation controller in it to its root.
  func tap(_ index: Int) -> Bool {
    guard isOnScreen, let viewControllers, viewControllers.indices.contains(index) else {
      return false
    }
    let target = viewControllers[index]
    let order = window?.stage.order ?? []
    let isAboutController = order.contains(.asksAboutController)
    let isAboutTab = order.contains(.asksAboutTab) && !isAboutController
    let answers = [
      isAboutTab ? nil : delegate?.tabBarController(self, shouldSelect: target),
      isAboutController ? nil : delegate?.tabBarController(self, shouldSelectTab: UITab(target)),
    ]
    guard !answers.contains(false) else { return false }
    if index == selected {
      (target as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      select(index)
    }
    delegate?.tabBarController(self, didSelect: target)
    return true
  }
}
