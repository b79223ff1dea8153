#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Calcot
  import UIKit

  /// A navigation controller of an existing app, onto which an app's screens are pushed.
  @MainActor
  package final class ForeignStack {
    private(set) weak var navigation: UINavigationController?
    /// The controllers that were there before.
    private(set) var below: [UIViewController] = []
    private var delegate: ForeignDelegate?
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
      let delegate = ForeignDelegate(host, former: navigation.delegate)
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
      navigation.interactivePopGestureRecognizer?.delegate = formerSwipeDelegate
      for recognizer in navigation.swipes { recognizer.isEnabled = true }
      navigation.setNavigationBarHidden(wasBarHidden, animated: true)
    }
  }

  /// A delegate that forwards the events of an existing app's navigation controller to the host and
  /// to its former delegate.
  @MainActor
  private final class ForeignDelegate: NSObject, UINavigationControllerDelegate {
    private weak var host: (any UINavigationControllerDelegate)?
    // NB: the runtime's forwarding reads it, which no actor isolates; UIKit does so on the main
    // thread. It is retained, since UIKit asks only once which methods there are.
    nonisolated(unsafe) let former: (any UINavigationControllerDelegate)?

    init(
      _ host: any UINavigationControllerDelegate, former: (any UINavigationControllerDelegate)?
    ) {
      (self.host, self.former) = (host, former)
    }

    func navigationController(
      _ navigation: UINavigationController, willShow controller: UIViewController, animated: Bool
    ) {
      for delegate in [host, former] {
        #if canImport(ObjectiveC)
          delegate?.navigationController?(navigation, willShow: controller, animated: animated)
        #else
          delegate?.navigationController(navigation, willShow: controller, animated: animated)
        #endif
      }
    }

    func navigationController(
      _ navigation: UINavigationController, didShow controller: UIViewController, animated: Bool
    ) {
      for delegate in [former, host] {
        #if canImport(ObjectiveC)
          delegate?.navigationController?(navigation, didShow: controller, animated: animated)
        #else
          delegate?.navigationController(navigation, didShow: controller, animated: animated)
        #endif
      }
    }

    #if canImport(ObjectiveC)
      // NB: a method that returned nil for a custom animation would disable UIKit's own swipe.
      nonisolated override func responds(to selector: Selector!) -> Bool {
        super.responds(to: selector) || former?.responds(to: selector) == true
      }

      nonisolated override func forwardingTarget(for selector: Selector!) -> Any? { former }
    #endif
  }

  extension UINavigationController {
    /// The gesture recognizers of swipes back: that of the edge and, if there is one, that of the
    /// content.
    var swipes: [UIGestureRecognizer] {
      var found = [interactivePopGestureRecognizer]
      #if compiler(>=6.2)
        if #available(iOS 26, visionOS 26, *) {
          found.append(interactiveContentPopGestureRecognizer)
        }
      #endif
      return found.compactMap { $0 }
    }
  }
#endif
