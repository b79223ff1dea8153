import Calcot
import CalcotContent
import CalcotTesting
import UIKit

/// An app on one of the hosts.
@MainActor
protocol ShownApp {
  var app: CalcotApp { get }
  var host: any AppHost { get }
  /// Returns the visible screens within a view controller.
  func screens(in controller: UIViewController) -> [ScreenID]
  /// A Boolean value that indicates whether the host waits for events that the system reports late
  /// or never.
  var isWaiting: Bool { get }
  func stop()
}

extension ShownApp {
  var isWaiting: Bool { false }
}

extension UIWindow {
  /// The view controllers presented over each other, from below.
  var controllers: [UIViewController] {
    Array(sequence(first: rootViewController, next: { $0?.presentedViewController }))
      .compactMap { $0 }
  }

  /// The views over all view controllers, such as the messages of the UIKit host.
  var overlays: [UIView] {
    subviews.filter { view in
      !controllers.contains { $0.viewIfLoaded?.isDescendant(of: view) == true }
    }
  }

  /// A Boolean value that indicates whether a view controller is being presented, pushed or
  /// dismissed.
  var isMoving: Bool {
    controllers.contains {
      $0.isBeingPresented || $0.isBeingDismissed || $0.innermostStack?.transitionCoordinator != nil
    }
  }
}

extension UIViewController {
  /// The innermost visible navigation controller.
  var innermostStack: UINavigationController? {
    let seen = children.filter { $0.viewIfLoaded?.superview != nil }
    return seen.lazy.compactMap(\.innermostStack).first ?? self as? UINavigationController
  }
}
