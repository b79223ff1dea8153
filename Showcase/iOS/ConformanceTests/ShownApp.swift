import Calcot
import CalcotTesting
import UIKit

/// An app on one of the hosts.
@MainActor
protocol ShownApp {
  var app: CalcotApp { get }
  var host: any AppHost { get }
  /// The screens that are seen within a controller.
  func screens(in controller: UIViewController) -> [ScreenID]
  /// Whether the host waits for what the system does not tell, or tells later.
  var isWaiting: Bool { get }
  func stop()
}

extension ShownApp {
  var isWaiting: Bool { false }
}

extension UIWindow {
  /// The controllers that lie over each other, from below.
  var controllers: [UIViewController] {
    Array(sequence(first: rootViewController, next: { $0?.presentedViewController }))
      .compactMap { $0 }
  }

  /// What lies over all controllers, as UIKit's host shows its messages.
  var overlays: [UIView] {
    subviews.filter { view in
      !controllers.contains { $0.viewIfLoaded?.isDescendant(of: view) == true }
    }
  }

  /// Whether a controller comes or goes.
  var isMoving: Bool {
    controllers.contains {
      $0.isBeingPresented || $0.isBeingDismissed || $0.innermostStack?.transitionCoordinator != nil
    }
  }
}

extension UIViewController {
  /// The innermost navigation controller that is seen in this one.
  var innermostStack: UINavigationController? {
    let seen = children.filter { $0.viewIfLoaded?.superview != nil }
    return seen.lazy.compactMap(\.innermostStack).first ?? self as? UINavigationController
  }
}

extension ScreenContent {
  /// The control that a person means, and the row in which it is.
  func control(
    _ label: String, as role: ControlRole?, in row: String?
  ) -> (control: Element, row: Element?)? {
    let rows = allElements.filter(\.isRow)
    if let row, let found = rows.first(where: { $0.label == row }) {
      return found.children.first { $0.label == label }.map { ($0, found) }
    }
    let controls = allElements.filter { $0.isControl && $0.label == label }
    return controls.first { role == nil || $0.isRow == (role == .row) }.map { ($0, nil) }
  }
}

extension Element {
  fileprivate var isRow: Bool { if case .row = kind { true } else { false } }
}
