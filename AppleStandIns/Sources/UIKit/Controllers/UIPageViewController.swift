/// The methods are optional in UIKit; here they have default implementations.
///
/// https://developer.apple.com/documentation/uikit/uipageviewcontrollerdelegate
@MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// "Called before a gesture-driven transition begins."
  func pageViewController(
    _ pages: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  /// "Called after a gesture-driven transition completes."
  func pageViewController(
    _ pages: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pages: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  public func pageViewController(
    _ pages: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}

/// https://developer.apple.com/documentation/uikit/uipageviewcontrollerdatasource
@MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  func pageViewController(
    _ pages: UIPageViewController, viewControllerBefore controller: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pages: UIPageViewController, viewControllerAfter controller: UIViewController
  ) -> UIViewController?
  func presentationCount(for pages: UIPageViewController) -> Int
  func presentationIndex(for pages: UIPageViewController) -> Int
}

/// https://developer.apple.com/documentation/uikit/uipageviewcontroller
@MainActor
open class UIPageViewController: UIViewController {
  public enum TransitionStyle: Int, Sendable { case scroll = 1 }
  public enum NavigationOrientation: Int, Sendable { case horizontal }
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  public struct OptionsKey: Hashable, Sendable { let name: String }

  open weak var delegate: (any UIPageViewControllerDelegate)?
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  public private(set) var viewControllers: [UIViewController]?

  public init(
    transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) { super.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override var visibleChild: UIViewController? { viewControllers?.first }

  /// The direction of the latest turn by the app. Not part of UIKit's API.
  public private(set) var latestDirection: NavigationDirection?

  /// Creates the view, with the scroll view among its subviews that moves the pages.
  open override func loadView() {
    super.loadView()
    let scroll = PagingScrollView()
    scroll.stopped = { [weak self] in self?.endTurn(isCancelled: true) }
    view.addSubview(scroll)
  }

  /// Shows a page; `completion` is called "when the page-turn animation completes". The delegate is
  /// not called.
  open func setViewControllers(
    _ controllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    latestDirection = direction
    let old = viewControllers?.first
    let new = controllers?.first
    guard old !== new else {
      completion?(true)
      return
    }
    if transition != nil {
      window?.stage.warn("A page was set while a transition of the pages was running.")
    }
    if let new, new.parent !== self { addChild(new) }
    viewControllers = controllers
    guard isOnScreen else {
      letGo(old)
      new?.didMove(toParent: self)
      completion?(true)
      return
    }
    let moving = Transition(isAnimated: animated)
    begin(moving, from: old, to: new)
    run(moving, animated: animated) { [self] in
      end(moving, from: old, to: new)
      completion?(true)
    }
  }

  // MARK: User actions

  private var turning: (transition: Transition, from: UIViewController, to: UIViewController)?

  /// Begins the user's swipe to another page.
  func beginTurn(forward: Bool) -> Bool {
    let isOff = view.subviews.contains { ($0 as? PagingScrollView)?.isScrollEnabled == false }
    guard let from = viewControllers?.first, transition == nil, isOnScreen, !isOff,
      let to = forward
        ? dataSource?.pageViewController(self, viewControllerAfter: from)
        : dataSource?.pageViewController(self, viewControllerBefore: from)
    else { return false }
    delegate?.pageViewController(self, willTransitionTo: [to])
    if to.parent !== self { addChild(to) }
    let moving = Transition(isAnimated: true, isInteractive: true)
    turning = (moving, from, to)
    begin(moving, from: from, to: to)
    return true
  }

  /// Moves the user's swipe back and on to the other side, without a release: the delegate is
  /// called once more.
  func changeTurn(forward: Bool) -> Bool {
    guard let (moving, from, to) = turning,
      let other = forward
        ? dataSource?.pageViewController(self, viewControllerAfter: from)
        : dataSource?.pageViewController(self, viewControllerBefore: from)
    else { return false }
    delegate?.pageViewController(self, willTransitionTo: [other])
    to.endLeaving(animated: true)
    letGo(to)
    if other.parent !== self { addChild(other) }
    turning = (moving, from, other)
    other.beginEntering(animated: true)
    return true
  }

  /// Ends the user's swipe.
  func endTurn(isCancelled: Bool) {
    guard let (moving, from, to) = turning, let stage = window?.stage else { return }
    turning = nil
    moving.endInteraction(isCancelled: isCancelled)
    stage.after(stage.transition) { [self] in
      if isCancelled {
        end(moving, from: to, to: from)
      } else {
        viewControllers = [to]
        end(moving, from: from, to: to)
      }
      delegate?.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: [from],
        transitionCompleted: !isCancelled)
    }
  }

  private func begin(_ moving: Transition, from: UIViewController?, to: UIViewController?) {
    transition = moving
    from?.beginLeaving(animated: moving.isAnimated)
    to?.beginEntering(animated: moving.isAnimated)
  }

  private func end(_ moving: Transition, from: UIViewController?, to: UIViewController?) {
    from?.endLeaving(animated: moving.isAnimated)
    to?.beginEntering(animated: moving.isAnimated)
    to?.endEntering(animated: moving.isAnimated)
    letGo(from)
    to?.didMove(toParent: self)
    transition = nil
    moving.finish()
  }

  private func letGo(_ controller: UIViewController?) {
    guard let controller, viewControllers?.contains(controller) != true else { return }
    controller.willMove(toParent: nil)
    controller.removeFromParent()
  }
}

/// The scroll view of the pages. Disabling it cancels the swipe.
@MainActor
private final class PagingScrollView: UIScrollView {
  var stopped: (() -> Void)?

  override var isScrollEnabled: Bool { didSet { if !isScrollEnabled { stopped?() } } }
}
