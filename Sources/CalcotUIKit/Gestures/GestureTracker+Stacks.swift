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
      guard let (id, shown) = stack(of: navigation) else { return }
      guard let screen = host.screen(of: shown.topmost(for: controller)) else {
        guard host.home.below.contains(controller), isFree(in: id, of: navigation) else { return }
        beginLeavingApp(navigation)
        return
      }
      // NB: this is also called when a stack is first displayed, which removes nothing.
      let isJoined = shown.side?.joined != nil
      guard
        host.surface.afterOperation.removal(to: screen, in: id, acrossSides: isJoined) != nil,
        isFree(in: id, of: navigation),
        let removal = host.surface.removal(to: screen, in: id, acrossSides: isJoined)
      else { return }
      if let turn = host.surface.sideways(to: id) { host.app.send(turn) }
      begin(removal, on: navigation)
      allow()
    }

    /// Returns the stack that a navigation controller shows: of the sides of a split that are one
    /// stack, the one on top.
    private func stack(of navigation: UINavigationController) -> (StackID, StackController)? {
      guard let host else { return nil }
      let shown = host.stacks.filter { $0.value.all.contains(navigation) }
      let visible = host.surface.afterOperation.visibleStacks
      return (shown.first { visible.contains($0.key) } ?? shown.first).map { ($0.key, $0.value) }
    }

    /// Returns whether nothing is running. What UIKit has not reported yet has ended, since the user
    /// has gone on in this stack.
    ///
    /// NB: UIKit does not say whether a push that the user turns into a pop ends before the pop
    /// begins.
    private func isFree(in id: StackID, of navigation: UINavigationController) -> Bool {
      guard let host else { return false }
      switch host.surface.activity {
      case .operation(let operation):
        let after = host.surface.afterOperation
        let top = after.layers.last.flatMap { host.stacks[.layer($0.id)]?.outermost }
        let isDone =
          operation.changesLayers ? top?.presentedViewController == nil : changed === navigation
        if isDone, after.visibleStacks.contains(id) { host.surface.end(operation) }
      case .gesture(.pop), .finishing(.pop), .gesture(.turn), .finishing(.turn):
        host.surface.cancelGesture()
      case .gesture(.dismiss(let layer)), .finishing(.dismiss(let layer)): modalHasGone(layer)
      case .idle: break
      }
      return host.surface.activity == .idle
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
      // NB: UIKit may report the end of a push when the user has turned it into a pop.
      guard let host,
        controller === navigation.topViewController || navigation.transitionCoordinator == nil
      else { return }
      if isLeavingApp {
        return host.home.below.contains(controller) ? endLeavingApp() : stayInApp()
      }
      switch host.surface.activity {
      case .gesture(.pop(let screen, let id)), .finishing(.pop(let screen, let id)):
        guard let stack = host.stacks[id], stack.top === navigation else { return }
        let isDone = host.screen(of: stack.topmost(for: controller)) == screen
        isDone ? finishGesture() : cancelGesture()
      case .gesture(.turn(let side, let id)), .finishing(.turn(let side, let id)):
        guard let split = host.containers[id]?.controller as? SplitController,
          split.joined === navigation
        else { return }
        split.selected == side ? finishGesture(at: host.screen(of: controller)) : cancelGesture()
      // NB: something other than the host may have made the change.
      case .idle: carryOnLater()
      case .operation, .gesture, .finishing: return
      }
    }

    private func cancelGesture() {
      host?.surface.cancelGesture()
      host?.carryOn()
    }
  }

  extension HostSurface {
    /// Returns the gesture that leads from a stack back to a screen below: in the stack, or in a side
    /// of a split before it. Nil if the screen is not below.
    func removal(
      to screen: ScreenID, in id: StackID, acrossSides: Bool = true
    ) -> HostGesture? {
      if stack(id)?.dropLast().contains(where: { $0.id == screen }) == true {
        return .pop(to: screen, in: id)
      }
      // NB: UIKit also announces the first display of a page, and no page is below another one.
      guard acrossSides, case .branch(_, let split) = id,
        let container = places.first(where: { $0.id == split })?.container,
        container.kind == .split
      else { return nil }
      return container.stacks.prefix(container.selected)
        .firstIndex { $0.contains { $0.id == screen } }.map { .turn(to: $0, in: split) }
    }
  }
#endif
