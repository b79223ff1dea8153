#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// A recognizer of pans in a navigation controller that, while it is enabled, keeps the swipe back
  /// over the content from beginning.
  ///
  /// NB: UIKit's recognizer for that swipe is there "to set up failure requirements", and must not be
  /// disabled.
  final class PopGuard: UIPanGestureRecognizer {}

  extension UINavigationController {
    /// The recognizer that decides on the swipe over the content; nil before iOS 26.
    private var popGuard: PopGuard? {
      viewIfLoaded?.gestureRecognizers?.lazy.compactMap { $0 as? PopGuard }.first
    }

    /// Lets a delegate decide on the user's swipes back.
    func guardSwipes(by delegate: any UIGestureRecognizerDelegate) {
      // NB: the recognizer does not exist before the view is loaded.
      loadViewIfNeeded()
      interactivePopGestureRecognizer?.delegate = delegate
      guard #available(iOS 26, visionOS 26, *), popGuard == nil,
        let swipe = interactiveContentPopGestureRecognizer
      else { return }
      let pan = PopGuard()
      (pan.cancelsTouchesInView, pan.delaysTouchesEnded, pan.delegate) = (false, false, delegate)
      view.addGestureRecognizer(pan)
      swipe.require(toFail: pan)
    }

    /// Ends the guard of the user's swipes.
    func leaveSwipes(to delegate: (any UIGestureRecognizerDelegate)?) {
      interactivePopGestureRecognizer?.delegate = delegate
      interactivePopGestureRecognizer?.isEnabled = true
      if let popGuard { view.removeGestureRecognizer(popGuard) }
    }

    /// Lets the user swipe back, or not.
    func allowSwipes(_ isAllowed: Bool) {
      let edge = interactivePopGestureRecognizer
      if edge?.isEnabled != isAllowed { edge?.isEnabled = isAllowed }
      if popGuard?.isEnabled == isAllowed { popGuard?.isEnabled = !isAllowed }
    }
  }
#endif
