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

  /// Pops at once, without asking anyone: Apple's pages do not say what it does. Not part of UIKit's API.
  open override func accessibilityPerformEscape() -> Bool {
    popViewController(animated: true) != nil
  }

  var stack: [UIViewController] = []

  public convenience init(rootViewController: UIViewController) {
    self.init()
    setViewControllers([rootViewController], animated: false)
  }

  public var topViewController: UIViewController? { stack.last }

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

  // MARK: Transitions

  /// A Boolean value that indicates whether a transition is running here. Not part of UIKit's API.
  public var isMoving: Bool { transition != nil }

  /// The transition of the user's swipe back, and the stack to restore if it is cancelled.
  var interaction: (transition: Transition, before: [UIViewController])?

  /// The running transition that no finger moves, and the stack before it.
  var running: (transition: Transition, before: [UIViewController])?

  /// The end of a running push, which the user can bring about.
  var endPush: (() -> Void)?

  /// The reports of a push that the user turns into a pop, if they come after that has begun.
  var held: [() -> Void]?

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
    let isEarly = window?.stage.order.contains(.coordinatesEarly) == true
    if isEarly, moving.isAnimated { transition = moving }
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

  func begin(_ moving: Transition, from: UIViewController?, to: UIViewController?) {
    transition = moving
    from?.beginLeaving(animated: moving.isAnimated)
    to?.beginEntering(animated: moving.isAnimated)
  }

  func end(
    _ moving: Transition, from: UIViewController?, to: UIViewController?,
    before: [UIViewController]
  ) {
    from?.endLeaving(animated: moving.isAnimated)
    to?.endEntering(animated: moving.isAnimated)
    letGo(before)
    for controller in stack where !before.contains(controller) {
      controller.didMove(toParent: self)
    }
    transition = nil
    report(moving, shown: to)
  }

  /// Tells the delegate and the coordinator of the end of a transition.
  func report(_ moving: Transition, shown: UIViewController?) {
    guard held == nil else {
      held?.append { [self] in report(moving, shown: shown) }
      return
    }
    let order = window?.stage.order ?? []
    let isLate = moving.isAnimated && order.contains(.completesLate)
    if !isLate, order.contains(.completesFirst) { moving.finish() }
    if let shown {
      delegate?.navigationController(self, didShow: shown, animated: moving.isAnimated)
    }
    moving.finish(late: isLate ? window?.stage : nil)
  }

  private func letGo(_ before: [UIViewController]) {
    for controller in before where !stack.contains(controller) {
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
  }
}
