/// The methods are optional in UIKit; here they have default implementations.
///
/// https://developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate
@MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// "Called just before the navigation controller displays a view controller's view."
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  /// "Called just after the navigation controller displays a view controller's view."
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}

/// https://developer.apple.com/documentation/uikit/uinavigationcontroller
@MainActor
open class UINavigationController: UIViewController {
  open weak var delegate: (any UINavigationControllerDelegate)?
  open var isNavigationBarHidden = false

  open func setNavigationBarHidden(_ isHidden: Bool, animated: Bool) {
    isNavigationBarHidden = isHidden
  }

  /// "The gesture recognizer responsible for popping the top view controller off the navigation
  /// stack."
  public let interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()

  /// "The gesture recognizer responsible for initiating content-pop" swipes, from iOS 26 on.
  @available(iOS 26, visionOS 26, *)
  public let interactiveContentPopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()

  private var stack: [UIViewController] = []

  public convenience init(rootViewController: UIViewController) {
    self.init()
    setViewControllers([rootViewController], animated: false)
  }

  public var topViewController: UIViewController? { stack.last }
  public var visibleViewController: UIViewController? {
    presentedViewController?.topPresented ?? topViewController
  }

  override var visibleChild: UIViewController? { topViewController }

  /// The size of the top controller.
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    if container === topViewController { preferredContentSize = container.preferredContentSize }
  }

  /// A Boolean value that indicates whether the stack has been displayed; the delegate is also
  /// called the first time.
  private var isDisplayed = false

  override func beginEntering(animated: Bool) {
    if !isDisplayed, !isOnScreen, let top = stack.last {
      delegate?.navigationController(self, willShow: top, animated: animated)
    }
    super.beginEntering(animated: animated)
  }

  override func endEntering(animated: Bool) {
    super.endEntering(animated: animated)
    if !isDisplayed, let top = stack.last {
      isDisplayed = true
      delegate?.navigationController(self, didShow: top, animated: animated)
    }
  }

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// "If the view controller is already on the navigation stack, this method throws an exception."
  /// Nor can a navigation controller be pushed: "This object cannot be a tab bar controller", either.
  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    guard !stack.contains(controller) else {
      window?.stage.warn(
        "Pushing the same view controller instance more than once is not supported.")
      return
    }
    setViewControllers(stack + [controller], animated: animated)
  }

  /// Pops the top view controller: "Returns the view controller that was popped", nil if only the
  /// root is left.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    let gone = stack.last
    show(Array(stack.dropLast()), animated: animated)
    return gone
  }

  @discardableResult
  open func popToViewController(
    _ controller: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(of: controller) else {
      window?.stage.warn("Tried to pop to a view controller that doesn't exist.")
      return nil
    }
    let gone = Array(stack[(index + 1)...])
    if !gone.isEmpty { show(Array(stack[...index]), animated: animated) }
    return gone
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// "If animations are enabled, this method decides which type of transition to perform based on
  /// whether the last item in the items array is already in the navigation stack."
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    guard Set(controllers.map { ObjectIdentifier($0) }).count == controllers.count else {
      window?.stage.warn("All view controllers in a navigation controller must be distinct.")
      return
    }
    guard !controllers.contains(where: { $0 is UINavigationController }) else {
      window?.stage.warn("Pushing a navigation controller is not supported.")
      return
    }
    guard !controllers.contains(where: { $0 is UITabBarController }) else {
      window?.stage.warn("Pushing a tab bar controller is not supported.")
      return
    }
    show(controllers, animated: animated)
  }

  // MARK: User actions

  /// A Boolean value that indicates whether a transition is running here. Not part of UIKit's API.
  public var isMoving: Bool { transition != nil }

  /// The transition of the user's swipe back, and the stack to restore if it is cancelled.
  private var interaction: (transition: Transition, before: [UIViewController])?

  /// The running transition that no finger moves, and the stack before it.
  private var running: (transition: Transition, before: [UIViewController])?

  /// Catches a running pop, or a swipe that has been let go, which the user then ends as a swipe:
  /// from iOS 26 on.
  ///
  /// https://developer.apple.com/videos/play/wwdc2025/284
  func catchPop() -> Bool {
    guard let running, transition === running.transition, interaction == nil,
      stack.last.map(running.before.contains) == true, stack.count == running.before.count - 1
    else { return false }
    interaction = running
    self.running = nil
    running.transition.beCaught()
    return true
  }

  /// Begins the user's swipe back, after a running push that it interrupts.
  func beginInteractivePop() -> Bool {
    guard stack.count > 1, interactivePopGestureRecognizer?.isEnabled == true,
      interactivePopGestureRecognizer?.mayBegin(bar: !isNavigationBarHidden) ?? true, isOnScreen
    else { return false }
    return whenPushed { [self] in swipeBack() }
  }

  /// From now on the stack lacks its top controller.
  private func swipeBack() {
    let before = stack
    let moving = Transition(isAnimated: true, isInteractive: true)
    interaction = (moving, before)
    interactivePopGestureRecognizer?.cancel = { [weak self] in
      self?.endInteractivePop(isCancelled: true)
    }
    begin(moving, from: before.last, to: before[before.count - 2])
    stack = Array(before.dropLast())
    delegate?.navigationController(self, willShow: before[before.count - 2], animated: true)
  }

  /// Ends the user's swipe; the transition runs to its end, or back.
  func endInteractivePop(isCancelled: Bool) {
    guard let stage = window?.stage else { return }
    stage.advance(by: .zero)
    guard let (moving, before) = interaction else { return }
    interaction = nil
    interactivePopGestureRecognizer?.cancel = nil
    moving.endInteraction(isCancelled: isCancelled)
    let catches = moving.catches
    running = (moving, before)
    stage.after(stage.transition) { [self] in
      guard moving.catches == catches else { return }
      running = nil
      if isCancelled {
        let (back, below) = (before[before.count - 1], before[before.count - 2])
        stack = before
        below.beginLeaving(animated: true)
        below.endLeaving(animated: true)
        back.viewWillAppear(true)
        back.viewDidAppear(true)
        back.isMovingFromParent = false
        transition = nil
        moving.finish()
      } else {
        end(moving, from: before.last, to: stack.last, before: before)
      }
    }
  }

  /// A Boolean value that indicates whether the bar shows its own Back button.
  public var hasBackButton: Bool {
    guard isOnScreen, !isNavigationBarHidden, let item = stack.last?.navigationItem,
      stack.count > 1 || item.backAction != nil
    else { return false }
    let isReplaced = item.leftBarButtonItem != nil && !item.leftItemsSupplementBackButton
    return !item.hidesBackButton && !isReplaced
  }

  /// Taps the bar's own Back button, which performs the item's `backAction` if it has one.
  ///
  /// https://developer.apple.com/documentation/uikit/uinavigationitem/backaction
  func tapBack() -> Bool {
    guard hasBackButton else { return false }
    return whenPushed { [self] in
      if let action = stack.last?.navigationItem.backAction {
        action.perform()
      } else {
        popViewController(animated: true)
      }
    }
  }

  /// Long-presses Back and chooses from its menu the number of screens to go back. There is no menu
  /// if the item has its own action.
  ///
  /// https://developer.apple.com/documentation/uikit/uinavigationitem/backbuttonmenu
  func chooseFromBackMenu(_ count: Int) -> Bool {
    guard hasBackButton, stack.last?.navigationItem.backAction == nil,
      (1..<stack.count).contains(count)
    else { return false }
    let chosen = stack[stack.count - 1 - count]
    return whenPushed { [self] in
      if stack.contains(chosen) { popToViewController(chosen, animated: true) }
    }
  }

  /// The end of a running push, which the user can bring about.
  private var endPush: (() -> Void)?

  /// Does what the user asks for: at once if nothing moves. From iOS 26 on, a running push is
  /// completed and the user's action follows "in the next turn of the run loop"; a pop is not
  /// interrupted.
  ///
  /// https://developer.apple.com/videos/play/wwdc2025/284
  private func whenPushed(_ body: @escaping () -> Void) -> Bool {
    if transitionCoordinator == nil {
      body()
      return true
    }
    guard let endPush, parent?.transitionCoordinator == nil, let stage = window?.stage else {
      return false
    }
    endPush()
    stage.after(.zero) { [self] in
      // NB: the app may have gone somewhere else in the meantime.
      guard stack.count > 1, transitionCoordinator == nil, presentedViewController == nil,
        isOnScreen
      else { return }
      body()
    }
    return true
  }

  // MARK: Transitions

  private func show(_ new: [UIViewController], animated: Bool) {
    let before = stack
    if transition != nil {
      window?.stage.warn("A stack was changed while a transition of it was running.")
    }
    for controller in new where controller.parent !== self { addChild(controller) }
    stack = new
    guard before.last !== new.last else {
      letGo(before)
      return
    }
    let moving = Transition(isAnimated: animated && isOnScreen)
    if animated, isOnScreen, !hasAppeared, !before.isEmpty {
      window?.stage.warn("Unbalanced calls to begin/end appearance transitions.")
    }
    guard isOnScreen else {
      letGo(before)
      for controller in new where !before.contains(controller) {
        controller.didMove(toParent: self)
      }
      return
    }
    // NB: there is no transition coordinator yet when the delegate is told.
    if let top = new.last {
      delegate?.navigationController(self, willShow: top, animated: animated)
    }
    begin(moving, from: before.last, to: new.last)
    let end = { [self] in
      guard transition === moving, moving.catches == 0 else { return }
      endPush = nil
      running = nil
      self.end(moving, from: before.last, to: new.last, before: before)
    }
    if animated, !before.isEmpty { running = (moving, before) }
    if animated, !before.isEmpty, new.last.map(before.contains) == false { endPush = end }
    run(moving, animated: animated, end)
  }

  private func begin(_ moving: Transition, from: UIViewController?, to: UIViewController?) {
    transition = moving
    from?.isMovingFromParent = from.map { !stack.contains($0) || moving.isInteractive } ?? false
    from?.beginLeaving(animated: moving.isAnimated)
    to?.beginEntering(animated: moving.isAnimated)
  }

  private func end(
    _ moving: Transition, from: UIViewController?, to: UIViewController?,
    before: [UIViewController]
  ) {
    from?.endLeaving(animated: moving.isAnimated)
    to?.endEntering(animated: moving.isAnimated)
    from?.isMovingFromParent = false
    letGo(before)
    for controller in stack where !before.contains(controller) {
      controller.didMove(toParent: self)
    }
    transition = nil
    if let to { delegate?.navigationController(self, didShow: to, animated: moving.isAnimated) }
    moving.finish()
  }

  private func letGo(_ before: [UIViewController]) {
    for controller in before where !stack.contains(controller) {
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
  }
}
