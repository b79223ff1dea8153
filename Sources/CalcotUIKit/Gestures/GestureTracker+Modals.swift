#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotContent
  import UIKit

  extension GestureTracker: UIAdaptivePresentationControllerDelegate {
    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      layer(of: controller) != nil && mayPull
    }

    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      // NB: a pull is not Back, even for a screen that handles Back itself.
      guard let host, case .idle = host.surface.activity, let layer = layer(of: controller),
        host.leavability != .takesBack
      else { return }
      host.leave(by: .close(layer))
    }

    func presentationControllerWillDismiss(_ controller: UIPresentationController) {
      guard let host, let layer = layer(of: controller),
        let coordinator = controller.presentedViewController.transitionCoordinator
      else { return }
      guard host.base != .layer(layer) else { return beginLeavingApp(coordinator) }
      if host.surface.beginGesture(.dismiss(layer)) { followGesture(coordinator) }
    }

    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      // NB: the modal reports this a turn later, and the user can tap Back below it before that.
      (controller.presentedViewController as? LayerController)?.gone?()
    }

    /// Handles the disappearance of a modal, whatever dismissed it.
    func modalHasGone(_ id: LayerID) {
      guard !hasBaseGone else { return endLeavingApp(isAllGone: true) }
      guard let host else { return }
      let layers = host.surface.layers
      guard let index = layers.firstIndex(where: { $0.id == id }), index > 0,
        host.stacks[.layer(id)]?.outermost.presentingViewController == nil
      else { return }
      switch host.surface.activity {
      case .operation(.dismiss), .operation(.clear): return
      case .idle, .operation, .gesture, .finishing: break
      }
      let input = host.surface.dismissedUnasked(to: layers[index - 1].id)
      if let input { host.app.send(input) }
      host.carryOn()
    }

    /// Handles the disappearance of the existing app's modal that the app is in, whatever dismissed
    /// it.
    func baseHasGone() {
      if hasBaseGone { endLeavingApp(isAllGone: true) }
    }

    private var hasBaseGone: Bool {
      guard let host, case .modal(let modal) = host.home else { return false }
      return !modal.isPresented && host.surface.activity != .operation(.clear)
        && !host.surface.afterOperation.layers.isEmpty
    }

    /// Returns the top layer, if the controller presents it.
    private func layer(of controller: UIPresentationController) -> LayerID? {
      guard let host, let layer = host.surface.layers.last,
        host.stacks[.layer(layer.id)]?.outermost === controller.presentedViewController
      else { return nil }
      return layer.id
    }
  }

  extension GestureTracker: UIPopoverPresentationControllerDelegate {}

  extension GestureTracker: UITabBarControllerDelegate {
    // NB: the app decides on the selection of a tab, so UIKit makes none for a tap. It may ask about
    // the controller, the tab or both.
    func tabBarController(
      _ tabs: UITabBarController, shouldSelect controller: UIViewController
    ) -> Bool {
      select(controller, in: tabs)
      return false
    }

    @available(iOS 18, visionOS 2, *)
    func tabBarController(_ tabs: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
      if let controller = tab.viewController { select(controller, in: tabs) }
      return false
    }

    // NB: UIKit selects some tabs without asking.
    func tabBarController(_ tabs: UITabBarController, didSelect controller: UIViewController) {
      select(controller, in: tabs)
      carryOnLater()
    }

    private func select(_ controller: UIViewController, in tabs: UITabBarController) {
      guard tapped !== controller else { return }
      tapped = controller
      Task { @MainActor [weak self] in self?.tapped = nil }
      guard let host, case .idle = host.surface.activity,
        let shown = tabs.parent as? TabsController, let id = host.screen(of: shown),
        let index = shown.index(of: controller)
      else { return }
      host.app.send(.select(index, in: id))
    }
  }

  extension GestureTracker: UIPageViewControllerDelegate {
    func pageViewController(
      _ pages: UIPageViewController, willTransitionTo pending: [UIViewController]
    ) {
      guard let host, let turn = turn(of: pages, to: pending.first) else { return }
      if !host.surface.beginGesture(turn) {
        Task { @MainActor in (pages as? PagesController)?.cancelTurn() }
      }
      allow()
    }

    func pageViewController(
      _ pages: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
      let controller = pages as? PagesController
      controller?.isTellingOfTurn = true
      defer { controller?.isTellingOfTurn = false }
      guard let host else { return }
      if case .gesture(.turn) = host.surface.activity { host.surface.cancelGesture() }
      // NB: the direction may have changed during the drag, so the page may differ from the
      // announced one.
      if completed, let turn = turn(of: pages, to: pages.viewControllers?.first),
        host.surface.beginGesture(turn)
      {
        return finishGesture()
      }
      host.carryOn()
    }

    private func turn(of pages: UIPageViewController, to page: UIViewController?) -> HostGesture? {
      guard let id = host?.screen(of: pages),
        let index = (pages as? PagesController)?.index(of: page)
      else { return nil }
      return .turn(to: index, in: id)
    }
  }
#endif
