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
      let watch = WindowWatch()
      watch.left = { [weak self] in
        if let self, hasGone { gone() }
      }
      watch.isHidden = true
      navigation.view.addSubview(watch)
      self.watch = watch
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
      watch?.removeFromSuperview()
      watch = nil
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
