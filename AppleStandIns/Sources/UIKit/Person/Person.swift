/// The user of a window's controllers. Not part of UIKit's API.
@MainActor
public struct Person {
  private let window: UIWindow

  public init(at window: UIWindow) { self.window = window }

  /// The topmost controller, the only one that the user can reach.
  public var top: UIViewController? {
    window.rootViewController?.presentedChain.last { !($0 is UISearchController) }
  }

  /// The innermost visible navigation controller on top.
  public var navigation: UINavigationController? {
    visibleChain.lazy.compactMap { $0 as? UINavigationController }.last
  }

  /// Begins to swipe back; returns false if nothing moves.
  ///
  /// - Parameters:
  ///   - other: another navigation controller than the innermost, with the same edge.
  ///   - overContent: whether the finger begins away from the edge, from iOS 26 on.
  public func beginSwipeBack(
    in other: UINavigationController? = nil, overContent: Bool = false
  ) -> Bool {
    // NB: looked up first, as another one is the innermost once the swipe has begun.
    guard canTouch(), let navigation = other ?? navigation,
      navigation.beginInteractivePop(overContent: overContent)
    else { return false }
    window.stage.moved = navigation
    return true
  }

  /// Makes VoiceOver's gesture of escape. Returns whether anyone has handled it.
  public func escape() -> Bool {
    canTouch() && visibleChain.reversed().contains { $0.accessibilityPerformEscape() }
  }

  /// Catches a running pop; it ends as a swipe.
  public func catchPop() -> Bool {
    guard canTouch(), let navigation, navigation.catchPop() else { return false }
    window.stage.moved = navigation
    return true
  }

  /// Ends the swipe.
  public func endSwipeBack(isCancelled: Bool) {
    (window.stage.moved as? UINavigationController)?.endInteractivePop(isCancelled: isCancelled)
    window.stage.moved = nil
  }

  /// Taps the navigation bar's Back button.
  public func tapBack() -> Bool { canTouch() && navigation?.tapBack() == true }

  /// Chooses from the menu of a long press on Back the number of screens to go back.
  public func chooseFromBackMenu(_ count: Int) -> Bool {
    canTouch() && navigation?.chooseFromBackMenu(count) == true
  }

  /// Taps an item of a navigation bar.
  public func tap(_ item: UIBarButtonItem?) -> Bool {
    guard canTouch(), let item, item.isEnabled, let action = item.primaryAction else {
      return false
    }
    action.perform()
    return true
  }

  /// The visible containers and controllers on top, the outermost first.
  public var visibleChain: [UIViewController] {
    var (found, next): ([UIViewController], UIViewController?) = ([], top)
    while let controller = next {
      found.append(controller)
      next = controller.visibleChildren.last
    }
    return found
  }

  /// The visible pages, if there are any.
  public var pages: UIPageViewController? {
    visibleChain.lazy.compactMap { $0 as? UIPageViewController }.last
  }

  /// Begins to swipe to another page.
  public func beginTurn(forward: Bool) -> Bool {
    guard canTouch(), let pages, pages.beginTurn(forward: forward) else { return false }
    window.stage.moved = pages
    return true
  }

  /// Moves the swiped page on to the other side, without releasing it.
  public func changeTurn(forward: Bool) -> Bool {
    (window.stage.moved as? UIPageViewController)?.changeTurn(forward: forward) == true
  }

  public func endTurn(isCancelled: Bool) {
    (window.stage.moved as? UIPageViewController)?.endTurn(isCancelled: isCancelled)
    window.stage.moved = nil
  }

  /// Taps a tab.
  public func tapTab(_ index: Int) -> Bool {
    guard canTouch() else { return false }
    let tabs = visibleChain.lazy.compactMap { $0 as? UITabBarController }.last
    return tabs?.tap(index) ?? false
  }

  /// Taps an action of the alert on top.
  public func tapAlert(_ title: String) -> Bool {
    guard let alert = top as? UIAlertController,
      let action = alert.actions.first(where: { $0.title == title })
    else { return false }
    return alert.tap(action)
  }

  /// Begins to pull down the sheet on top; returns nil if it does not move.
  public func beginPull() -> Pull? {
    guard canTouch(), let sheet = top, sheet.presentationController?.isPulledDown == true,
      let presenter = sheet.presenter
    else { return nil }
    return Pull(sheet, presenter)
  }

  /// Returns whether a touch is handled. It comes in a turn of the run loop of its own, so what was
  /// due in the former one has been done.
  private func canTouch() -> Bool {
    window.stage.advance(by: .zero)
    return isFree
  }

  /// A Boolean value that indicates whether touches are handled: not while a modal is being
  /// presented or dismissed.
  public var isFree: Bool {
    guard let top else { return false }
    return !top.isComing && !top.isGoing
  }
}

/// A pull of a sheet. Not part of UIKit's API.
///
/// https://developer.apple.com/documentation/uikit/disabling-the-pull-down-gesture-for-a-sheet
@MainActor
public final class Pull {
  private let sheet: UIViewController
  private let presenter: UIViewController
  private var transition: Transition?

  /// Begins the pull; nil if the sheet cannot be pulled down, in which case its delegate is
  /// notified.
  fileprivate init?(_ sheet: UIViewController, _ presenter: UIViewController) {
    (self.sheet, self.presenter) = (sheet, presenter)
    guard let controller = sheet.presentationController else { return nil }
    let mayDismiss = controller.delegate?.presentationControllerShouldDismiss(controller) ?? true
    guard !sheet.isModalInPresentation, mayDismiss else {
      controller.delegate?.presentationControllerDidAttemptToDismiss(controller)
      return nil
    }
    let transition = Transition(isAnimated: true, isInteractive: true)
    self.transition = transition
    presenter.beginTakingOff(sheet, transition)
    controller.delegate?.presentationControllerWillDismiss(controller)
  }

  /// Ends the pull.
  public func end(isCancelled: Bool) {
    guard let transition, let stage = presenter.window?.stage else { return }
    self.transition = nil
    transition.endInteraction(isCancelled: isCancelled)
    let (sheet, presenter) = (sheet, presenter)
    stage.after(stage.transition) {
      if isCancelled {
        presenter.cancelTakingOff(sheet, transition)
      } else {
        let controller = sheet.presentationController
        let isFirst = stage.order.contains(.dismissesFirst)
        if isFirst { controller.map { $0.delegate?.presentationControllerDidDismiss($0) } }
        presenter.endTakingOff(sheet, animated: true)
        presenter.finish(transition, nil)
        if !isFirst { controller.map { $0.delegate?.presentationControllerDidDismiss($0) } }
      }
    }
  }
}
