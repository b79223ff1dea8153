/// https://developer.apple.com/documentation/uikit/uimodalpresentationstyle
public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case fullScreen = 0
  case pageSheet, formSheet
  case overFullScreen = 5
  case popover = 7
}

extension UIViewController {
  /// Presents a controller over everything that this one shows.
  ///
  /// The presenter's properties change at once; `completion` is called after `viewDidAppear`. A
  /// second presentation by the same controller is ignored, with a log message.
  public func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    let presenter = outermost
    guard let stage = presenter.window?.stage, presenter.isOnScreen else {
      window?.stage.warn("Attempt to present on a controller whose view is not in the window.")
      return
    }
    guard presenter.presentedViewController == nil else {
      return stage.warn("Attempt to present on a controller that is already presenting.")
    }
    guard controller.presentingViewController == nil, !controller.isGoing else {
      return stage.warn("Attempt to present a controller that is being presented already.")
    }
    guard !(controller is UIActivityViewController) || controller.hasPopoverPlace(in: presenter)
    else {
      return stage.warn("UIPopoverPresentationController should have a non-nil sourceView.")
    }
    // NB: UIKit reads what is shared first, and presents the sheet as late as three seconds later.
    if controller is UIActivityViewController, !controller.isPrepared {
      controller.isPrepared = true
      return stage.after(.seconds(3)) {
        self.present(controller, animated: animated, completion: completion)
      }
    }
    if controller.isSystems, controller.viewIfLoaded?.subviews.isEmpty == false {
      stage.warn("The view hierarchy of this class is private and must not be modified.")
    }
    presenter.presentedViewController = controller
    controller.presenter = presenter
    controller.isComing = true
    let transition = Transition(isAnimated: animated)
    controller.transition = transition
    controller.telling { controller.beginEntering(animated: animated) }
    presenter.run(transition, animated: animated) {
      controller.telling { controller.endEntering(animated: animated) }
      if controller.modalPresentationStyle == .fullScreen { presenter.takeOut(true) }
      controller.isComing = false
      controller.transition = nil
      presenter.finish(transition, completion)
    }
  }

  /// Calls the completions of a presentation or a dismissal.
  func finish(_ transition: Transition, _ completion: (() -> Void)?) {
    guard let stage = window?.stage, transition.isAnimated else {
      transition.finish()
      completion?()
      return
    }
    let all = {
      if stage.order.contains(.presentsFirst) { completion?() }
      transition.finish()
      if !stage.order.contains(.presentsFirst) { completion?() }
    }
    if stage.order.contains(.completesLate) { stage.after(.frame, all) } else { all() }
  }

  /// Dismisses the controller that this one has presented, with everything over it, or this
  /// controller itself if it has presented nothing. While that one is still coming or going the
  /// call is ignored, with a log message.
  public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    if presentedViewController == nil, outermost.presentedViewController == nil,
      let presentingViewController
    {
      return presentingViewController.dismiss(animated: animated, completion: completion)
    }
    let presenter = outermost
    guard let gone = presenter.presentedViewController else {
      completion?()
      return
    }
    guard !gone.isGoing, !gone.isComing else {
      presenter.window?.stage.warn("Attempt to dismiss while a transition is in progress.")
      return
    }
    let transition = Transition(isAnimated: animated)
    presenter.beginTakingOff(gone, transition)
    presenter.run(transition, animated: animated) {
      presenter.endTakingOff(gone, animated: animated)
      presenter.finish(transition, completion)
    }
  }

  /// Returns whether the source of a popover is set, where one is needed.
  private func hasPopoverPlace(in presenter: UIViewController) -> Bool {
    let popover = popoverPresentationController
    return presenter.traitCollection.userInterfaceIdiom != .pad || popover?.sourceItem != nil
      || popover?.sourceView != nil
  }

  /// A Boolean value that indicates whether the controller's views are the system's: "The view
  /// hierarchy for this class is private and must not be modified."
  ///
  /// https://developer.apple.com/documentation/uikit/uialertcontroller
  private var isSystems: Bool { self is UIAlertController || self is any RemoteController }

  /// The controller that presents for one in containers: "the nearest ancestor whose
  /// definesPresentationContext is true, or the root".
  var outermost: UIViewController { parent?.outermost ?? self }

  func run(_ transition: Transition, animated: Bool, _ end: @escaping () -> Void) {
    guard animated, let stage = window?.stage else { return end() }
    stage.after(stage.transition, end)
  }

  /// Calls methods of appearance.
  private func telling(_ call: () -> Void) {
    isTold = true
    call()
    isTold = false
  }

  /// Begins the dismissal of `gone` and everything over it.
  func beginTakingOff(_ gone: UIViewController, _ transition: Transition) {
    takeOut(false)
    for controller in gone.presentedChain {
      controller.isGoing = true
      controller.transition = transition
    }
    gone.topPresented.telling { gone.topPresented.beginLeaving(animated: transition.isAnimated) }
  }

  func cancelTakingOff(_ gone: UIViewController, _ transition: Transition) {
    for controller in gone.presentedChain {
      controller.isGoing = false
      controller.transition = nil
    }
    gone.topPresented.viewWillAppear(transition.isAnimated)
    gone.topPresented.viewDidAppear(transition.isAnimated)
    finish(transition, nil)
  }

  func endTakingOff(_ gone: UIViewController, animated: Bool) {
    for controller in gone.presentedChain.reversed() {
      controller.telling { controller.endLeaving(animated: animated) }
      controller.isGoing = false
      controller.transition = nil
      controller.presenter?.presentedViewController = nil
      controller.presenter = nil
    }
  }

  /// The controller and everything over it, from bottom to top. Not part of UIKit's API.
  public var presentedChain: [UIViewController] {
    [self] + (presentedViewController?.presentedChain ?? [])
  }

  var topPresented: UIViewController { presentedViewController?.topPresented ?? self }
}
