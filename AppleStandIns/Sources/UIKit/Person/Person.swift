/// What the user does with the controllers of a window. No part of UIKit's interface.
@MainActor
public struct Person {
  private let window: UIWindow

  public init(at window: UIWindow) { self.window = window }

  /// The controller that the user can reach: the one over all others.
  public var top: UIViewController? { window.rootViewController?.topPresented }

  /// The innermost navigation controller that is seen on top.
  public var navigation: UINavigationController? {
    visibleChain.lazy.compactMap { $0 as? UINavigationController }.last
  }

  /// Begins to swipe back; false where nothing moves.
  ///
  /// - Parameter other: another navigation controller than the innermost, whose edge is the same.
  public func beginSwipeBack(in other: UINavigationController? = nil) -> Bool {
    // NB: looked for before it begins, as another one is the innermost from then on.
    guard isFree, let navigation = other ?? navigation, navigation.beginInteractivePop() else {
      return false
    }
    window.stage.moved = navigation
    return true
  }

  /// Lets go of the swipe.
  public func endSwipeBack(isCancelled: Bool) {
    (window.stage.moved as? UINavigationController)?.endInteractivePop(isCancelled: isCancelled)
    window.stage.moved = nil
  }

  /// Taps the navigation bar's Back.
  public func tapBack() -> Bool { isFree && navigation?.tapBack() == true }

  /// Chooses from the menu that a long press on Back opens: how many screens to go back.
  public func chooseFromBackMenu(_ count: Int) -> Bool {
    isFree && navigation?.chooseFromBackMenu(count) == true
  }

  /// Taps an item of a navigation bar.
  public func tap(_ item: UIBarButtonItem?) -> Bool {
    guard isFree, let item, item.isEnabled, let action = item.primaryAction else { return false }
    action.perform()
    return true
  }

  /// The containers and controllers that are seen on top, the outermost first.
  public var visibleChain: [UIViewController] {
    var (found, next): ([UIViewController], UIViewController?) = ([], top)
    while let controller = next {
      found.append(controller)
      next = controller.visibleChildren.last
    }
    return found
  }

  /// The pages that are seen, if there are any.
  public var pages: UIPageViewController? {
    visibleChain.lazy.compactMap { $0 as? UIPageViewController }.last
  }

  /// Begins to swipe to another page.
  public func beginTurn(forward: Bool) -> Bool {
    guard isFree, let pages, pages.beginTurn(forward: forward) else { return false }
    window.stage.moved = pages
    return true
  }

  /// Moves the page that is being turned on to the other side, without letting go.
  public func changeTurn(forward: Bool) -> Bool {
    (window.stage.moved as? UIPageViewController)?.changeTurn(forward: forward) == true
  }

  public func endTurn(isCancelled: Bool) {
    (window.stage.moved as? UIPageViewController)?.endTurn(isCancelled: isCancelled)
    window.stage.moved = nil
  }

  /// Taps a tab.
  public func tapTab(_ index: Int) -> Bool {
    guard isFree else { return false }
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

  /// Begins to pull the sheet on top down; false where it does not move.
  public func beginPull() -> Pull? {
    guard let sheet = top, sheet.presentationController?.isPulledDown == true,
      let presenter = sheet.presenter, isFree
    else { return nil }
    return Pull(sheet, presenter)
  }

  /// Whether touches come through: not while a modal comes or goes.
  public var isFree: Bool {
    guard let top else { return false }
    return !top.isBeingPresented && !top.isBeingDismissed
  }
}

/// A sheet that is pulled down.
///
/// https://developer.apple.com/documentation/uikit/disabling-the-pull-down-gesture-for-a-sheet
@MainActor
public final class Pull {
  private let sheet: UIViewController
  private let presenter: UIViewController
  private var transition: Transition?

  /// nil where the sheet may not be pulled down: its delegate is told of the attempt.
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

  /// Lets go.
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
        presenter.endTakingOff(sheet, transition)
        controller.map { $0.delegate?.presentationControllerDidDismiss($0) }
      }
    }
  }
}
