#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Calcot
  import UIKit

  /// A navigation controller of an existing app, onto which an app's screens are pushed.
  @MainActor
  package final class ForeignStack {
    private(set) weak var navigation: UINavigationController?
    /// The controllers that were there before.
    private(set) var below: [UIViewController] = []
    private var delegate: ForwardingDelegate?
    private weak var formerSwipeDelegate: (any UIGestureRecognizerDelegate)?
    private var wasBarHidden = false
    private var watch: WindowWatch?

    init(_ navigation: UINavigationController) { self.navigation = navigation }

    /// Begins to watch the navigation controller.
    ///
    /// - Parameter gone: called when the existing app has removed it.
    func begin(_ gone: @escaping @MainActor () -> Void) {
      guard let navigation else { return }
      below = navigation.viewControllers
      formerSwipeDelegate = navigation.interactivePopGestureRecognizer?.delegate
      wasBarHidden = navigation.isNavigationBarHidden
      watch = WindowWatch(in: navigation.view)
      watch?.left = { [weak self] in
        if let self, hasGone { gone() }
      }
    }

    /// Runs a closure once the navigation controller is in a window, at once if it is: the last one,
    /// if there are several.
    func whenInWindow(_ body: @escaping @MainActor () -> Void) {
      if window == nil { watch?.entered = body } else { body() }
    }

    func watch(_ host: any UINavigationControllerDelegate) {
      guard let navigation, delegate == nil else { return }
      let delegate = ForwardingDelegate(host, former: navigation.delegate)
      self.delegate = delegate
      navigation.delegate = delegate
    }

    /// A Boolean value that indicates whether the existing app has removed the navigation
    /// controller itself.
    private var hasGone: Bool {
      guard let navigation else { return true }
      return window == nil && navigation.parent == nil && navigation.presentingViewController == nil
    }

    /// The window that shows the navigation controller, or a controller presented over it.
    var window: UIWindow? { navigation?.windowOfTopmost }

    /// Restores the navigation controller to its former state.
    func end() {
      watch.take()?.removeFromSuperview()
      let kept = below
      below = []
      // NB: it retains the former delegate, which may own the host.
      defer { self.delegate = nil }
      guard let navigation, let delegate else { return }
      let left = navigation.viewControllers.filter { kept.contains($0) }
      if left.count < navigation.viewControllers.count, !left.isEmpty {
        navigation.setViewControllers(left, animated: true)
      }
      navigation.delegate = delegate.former
      navigation.leaveSwipes(to: formerSwipeDelegate)
      navigation.setNavigationBarHidden(wasBarHidden, animated: true)
    }
  }
#endif
