#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotContent
  import UIKit

  extension GestureTracker: UINavigationControllerDelegate {
    func navigationController(
      _ navigation: UINavigationController, willShow controller: UIViewController, animated: Bool
    ) {
      guard let host else { return }
      heard = navigation
      defer { heard = nil }
      host.setBar(of: navigation, for: controller, animated: animated)
      guard case .idle = host.surface.activity,
        let (id, shown) = host.stacks.first(where: { $0.value.all.contains(navigation) })
      else { return }
      guard let screen = host.screen(of: shown.topmost(for: controller)) else {
        if host.home.below.contains(controller) { beginLeavingApp(navigation) }
        return
      }
      // NB: this is also called when a stack is first displayed, which removes nothing.
      guard let stack = host.surface.stack(id), stack.last?.id != screen,
        stack.contains(where: { $0.id == screen })
      else { return }
      if let turn = host.surface.sideways(to: id) { host.app.send(turn) }
      begin(.pop(to: screen, in: id), on: navigation)
      allow()
    }

    private func begin(_ gesture: HostGesture, on navigation: UINavigationController) {
      guard let host else { return }
      let isMoved = navigation.transitionCoordinator?.initiallyInteractive == true
      let hasBegun =
        isMoved
        ? host.surface.beginGesture(gesture) : host.surface.beginUnaskedRemoval(gesture)
      // NB: from iOS 26 on the user can catch a pop started by a tap, and put it back.
      if hasBegun { whenMoving(navigation) { [weak self] in self?.followGesture($0) } }
    }

    /// Calls a closure with the coordinator of the transition that UIKit announces.
    ///
    /// NB: UIKit announces some transitions before they have a coordinator.
    func whenMoving(
      _ navigation: UINavigationController,
      _ body: @escaping @MainActor (any UIViewControllerTransitionCoordinator) -> Void
    ) {
      if let coordinator = navigation.transitionCoordinator { return body(coordinator) }
      Task { @MainActor [weak self] in
        if let coordinator = navigation.transitionCoordinator { return body(coordinator) }
        if let top = navigation.topViewController { self?.shown(top, by: navigation) }
      }
    }

    func navigationController(
      _ navigation: UINavigationController, didShow controller: UIViewController, animated: Bool
    ) {
      shown(controller, by: navigation)
    }

    private func shown(_ controller: UIViewController, by navigation: UINavigationController) {
      guard let host else { return }
      if isLeavingApp {
        return host.home.below.contains(controller) ? endLeavingApp() : stayInApp()
      }
      switch host.surface.activity {
      case .gesture(.pop(let screen, let id)), .finishing(.pop(let screen, let id)):
        guard let stack = host.stacks[id], stack.top === navigation else { return }
        if host.screen(of: stack.topmost(for: controller)) == screen { return finishGesture() }
        host.surface.cancelGesture()
        host.carryOn()
      // NB: something other than the host may have made the change.
      case .idle: carryOnLater()
      case .operation, .gesture, .finishing: return
      }
    }
  }
#endif
