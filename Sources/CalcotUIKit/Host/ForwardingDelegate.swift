#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// A delegate of a navigation controller that forwards its events to the host and to the delegate of
  /// an app, which may have animations of its own.
  @MainActor
  final class ForwardingDelegate: NSObject, UINavigationControllerDelegate {
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
#endif
