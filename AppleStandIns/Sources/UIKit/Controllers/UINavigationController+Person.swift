/// What the user does with a stack: the Back button, its menu, and swipes.
extension UINavigationController {
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
  func beginInteractivePop(overContent: Bool) -> Bool {
    let edge = interactivePopGestureRecognizer
    guard let swipe = overContent ? interactiveContentPopGestureRecognizer : edge, stack.count > 1,
      swipe.hasWay, swipe.mayBegin(bar: !isNavigationBarHidden), isOnScreen
    else { return false }
    return whenPushed { [self] in swipeBack(by: swipe) }
  }

  /// From now on the stack lacks its top controller.
  private func swipeBack(by swipe: UIGestureRecognizer) {
    let before = stack
    let moving = Transition(isAnimated: true, isInteractive: true)
    interaction = (moving, before)
    swipe.cancel = { [weak self] in
      self?.endInteractivePop(isCancelled: true)
    }
    stack = Array(before.dropLast())
    let isLate = window?.stage.order.contains(.coordinatesLate) == true
    if !isLate { begin(moving, from: before.last, to: stack.last) }
    delegate?.navigationController(self, willShow: before[before.count - 2], animated: true)
    if isLate { begin(moving, from: before.last, to: stack.last) }
  }

  /// Ends the user's swipe; the transition runs to its end, or back.
  func endInteractivePop(isCancelled: Bool) {
    guard let stage = window?.stage else { return }
    stage.advance(by: .zero)
    guard let (moving, before) = interaction else { return }
    interaction = nil
    interactivePopGestureRecognizer?.cancel = nil
    interactiveContentPopGestureRecognizer?.cancel = nil
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
        transition = nil
        report(moving, shown: nil)
      } else {
        end(moving, from: before.last, to: stack.last, before: before)
      }
    }
  }

  /// A Boolean value that indicates whether the bar shows its own Back button. Not part of
  /// UIKit's API.
  public var hasBackButton: Bool {
    guard isOnScreen, !isNavigationBarHidden, let item = stack.last?.navigationItem,
      stack.count > 1 || item.backAction != nil
    else { return false }
    return !item.hidesBackButton && item.leftBarButtonItem == nil
  }

  /// Taps the bar's own Back button, which performs the item's `backAction` if it has one.
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
  func chooseFromBackMenu(_ count: Int) -> Bool {
    guard hasBackButton, stack.last?.navigationItem.backAction == nil,
      (1..<stack.count).contains(count)
    else { return false }
    let chosen = stack[stack.count - 1 - count]
    return whenPushed { [self] in
      if stack.contains(chosen) { popToViewController(chosen, animated: true) }
    }
  }

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
    if stage.order.contains(.popsBeforePushEnds) { held = [] }
    endPush()
    let reports = held ?? []
    held = nil
    stage.after(.zero) { [self] in
      defer { for report in reports { report() } }
      // NB: the app may have gone somewhere else in the meantime.
      guard stack.count > 1, transitionCoordinator == nil, presentedViewController == nil,
        isOnScreen
      else { return }
      body()
    }
    return true
  }
}
