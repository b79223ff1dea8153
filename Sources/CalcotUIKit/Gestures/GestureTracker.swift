#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotContent
  import UIKit

  /// A tracker of UIKit's gestures and removals, which updates the host's surface.
  @MainActor
  final class GestureTracker: NSObject {
    // NB: a transition of UIKit's may end after the host has gone, because the app may release the
    // host at any step.
    private(set) weak var host: UIKitHost?
    /// A Boolean value that indicates whether the user is leaving the app's first screen for the
    /// existing app below it.
    private(set) var isLeavingApp = false
    /// The navigation controller that announces a change right now.
    var heard: UINavigationController?
    /// The navigation controller that the running operation has changed.
    weak var changed: UINavigationController?
    /// The number of gestures that have been followed.
    private var followed = 0
    /// The controller of the tab that UIKit asks about in this turn.
    var tapped: UIViewController?

    init(_ host: UIKitHost) { self.host = host }

    /// Disables the gestures that must not begin: the swipe back and the pull of a modal, if their
    /// screen asks or is blocked or host work is about to cover it, and a swipe whose Back button
    /// belongs to another stack. While the host moves something itself, it disables both, except
    /// for a push, which the user can interrupt.
    func allow() {
      guard let host else { return }
      switch host.surface.activity {
      case .idle, .operation: break
      case .gesture(.dismiss), .finishing(.dismiss): return
      // NB: disabling a running swipe cancels it.
      case .gesture, .finishing: return allowPulls()
      }
      let surface = swipeable
      for navigation in host.stacks.values.flatMap(\.all) {
        navigation.allowSwipes(surface.map { mayPop(navigation, on: $0) } ?? false)
      }
      allowPulls()
    }

    /// The surface that a swipe would act on now, or nil if nothing can be swiped.
    private var swipeable: HostSurface? {
      guard let host else { return nil }
      var surface = host.surface
      switch surface.activity {
      case .idle: break
      case .operation(.push):
        // NB: before iOS 26 a swipe during a push leaves UIKit's stack in disorder.
        guard #available(iOS 26, visionOS 26, *) else { return nil }
        surface = surface.afterOperation
      case .operation, .gesture, .finishing: return nil
      }
      return host.mayLeave ? surface : nil
    }

    /// A Boolean value that indicates whether the user may pull down the top modal, or continue a
    /// pull. UIKit asks before a pull begins, and may ask again during it.
    var mayPull: Bool {
      guard let host else { return false }
      return switch host.surface.activity {
      case .idle, .gesture(.dismiss), .finishing(.dismiss): host.mayLeave
      case .operation, .gesture, .finishing: false
      }
    }

    private func allowPulls() {
      guard let host else { return }
      for layer in host.surface.layers where host.style(of: layer)?.isSheet == true {
        let isTop = layer.id == host.surface.layers.last?.id
        host.stacks[.layer(layer.id)]?.outermost.isModalInPresentation = isTop && !mayPull
      }
    }

    /// Returns whether a swipe on a navigation controller can pop something of its stack.
    private func mayPop(_ navigation: UINavigationController, on surface: HostSurface) -> Bool {
      guard let host else { return false }
      let swiped = host.backStack(on: surface)
      return host.stacks.contains { id, stack in
        let isBeside = (surface.stack(id)?.count ?? 0) > 1 && surface.sideways(to: id) != nil
        if swiped == id || isBeside && stack.side?.joined == nil { return stack.top === navigation }
        return stack.navigation === navigation && id == host.base && !host.home.below.isEmpty
          && swiped == nil && surface.layers.count == 1
      }
    }

    /// Cancels the user's swipe from the edge: UIKit ends a gesture that is disabled. A swipe over the
    /// content and a modal that is being pulled cannot be released by the app; their outcome is
    /// reported as usual.
    func cancel() {
      guard let host else { return }
      for navigation in host.stacks.values.flatMap(\.all) {
        navigation.interactivePopGestureRecognizer?.isEnabled = false
        navigation.interactivePopGestureRecognizer?.isEnabled = true
      }
      for container in host.containers.values {
        (container.controller as? PagesController)?.cancelTurn()
      }
    }

    /// Follows the user's gesture until it is released, cancelled, or followed by another one.
    func followGesture(_ coordinator: any UIViewControllerTransitionCoordinator) {
      followed += 1
      // NB: UIKit may announce a swipe before it has a coordinator.
      if coordinator.isInteractive, case .finishing(let gesture)? = host?.surface.activity {
        host?.surface.cancelGesture()
        _ = host?.surface.beginGesture(gesture)
        carryOnLater()
      }
      coordinator.notifyWhenInteractionChanges { [weak self, followed] context in
        guard !context.isInteractive, !context.isCancelled, followed == self?.followed else {
          return
        }
        self?.host?.surface.releaseGesture()
      }
      coordinator.animate(alongsideTransition: nil) { [weak self, followed] context in
        guard context.isCancelled, let self, followed == self.followed else { return }
        host?.surface.cancelGesture()
        host?.setBars()
        host?.carryOn()
      }
    }

    /// Continues when UIKit's current callback has returned.
    func carryOnLater() {
      Task { @MainActor [weak self] in self?.host?.carryOn() }
    }

    /// Ends the user's gesture, and sends the app its input.
    ///
    /// - Parameter screen: the screen that UIKit shows, if that may be further down: the menu of Back
    ///   leads across the sides of a split.
    func finishGesture(at screen: ScreenID? = nil) {
      guard let host else { return }
      let input = host.surface.finishGesture()
      let further = screen.flatMap { screen in
        host.surface.visibleStacks.lazy.compactMap { host.surface.removal(to: screen, in: $0) }
          .first
      }
      if let further { _ = host.surface.beginUnaskedRemoval(further) }
      if let input { host.app.send(input) }
      if further != nil { return finishGesture() }
      host.carryOn()
    }

    func beginLeavingApp(_ navigation: UINavigationController) {
      isLeavingApp = true
      // NB: from iOS 26 on the user can catch a pop started by a tap, and put it back.
      whenMoving(navigation) { [weak self] in self?.beginLeavingApp($0) }
    }

    func beginLeavingApp(_ coordinator: any UIViewControllerTransitionCoordinator) {
      isLeavingApp = true
      coordinator.animate(alongsideTransition: nil) { [weak self] in
        if $0.isCancelled { self?.stayInApp() }
      }
    }

    func stayInApp() {
      isLeavingApp = false
      host?.carryOn()
    }

    /// Notifies the app that the user has left it. If the app does not accept it, it is shown
    /// again.
    ///
    /// - Parameter isAllGone: whether UIKit shows nothing of the app any more.
    func endLeavingApp(isAllGone: Bool = false) {
      isLeavingApp = false
      guard let host else { return }
      let visible = host.surface.afterOperation.visible
      if isAllGone { host.showsNothing() }
      if let visible { host.app.send(.leave(from: visible)) }
      if isAllGone, host.app.tree.layers.isEmpty { host.hasEnded() }
      host.carryOn()
    }
  }

  extension GestureTracker: UIGestureRecognizerDelegate {
    // NB: UIKit's own delegate allows no swipe while the bar is hidden, as over a container.
    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
      if recognizer is PopGuard { return true }
      guard let host, let surface = swipeable else { return false }
      return host.stacks.values.flatMap(\.all).contains { navigation in
        // NB: a swipe that begins on a single controller leaves UIKit's stack in disorder.
        navigation.interactivePopGestureRecognizer === recognizer
          && navigation.viewControllers.count > 1 && mayPop(navigation, on: surface)
      }
    }

    // NB: the guard of swipes only stands in the way of a swipe, and not of what scrolls.
    func gestureRecognizer(
      _ recognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool {
      recognizer is PopGuard
    }
  }
#endif
