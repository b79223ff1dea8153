package import CalcotTesting
import DrawnReading
import SwiftUI
package import UIKit

/// A reader of a window's content, which also uses its controls.
@MainActor
package struct WindowReading {
  package let window: UIWindow

  package init(_ window: UIWindow) { self.window = window }

  /// The controllers of visible screens, modal by modal from the base; for a covered modal, those
  /// that would be visible.
  package var layers: [[UIViewController]] {
    guard let root = window.rootViewController else { return [] }
    return root.presentedChain.filter { !($0 is UISearchController) }
      .filter { !($0 is UIAlertController || $0 is any RemoteController) }
      .map(\.leaves)
  }

  /// The controllers that the user can reach.
  package var top: [UIViewController] { layers.last ?? [] }

  /// The visible tab bar.
  package var tabs: UITabBarController? {
    Person(at: window).visibleChain.lazy.compactMap { $0 as? UITabBarController }.last
  }

  private var drawings: [SwiftUIScreen] {
    top.compactMap { ($0 as? any DrawingController)?.screen }
  }

  /// The screens above all controllers.
  private var overlays: [SwiftUIScreen] {
    window.subviews.compactMap { ($0.owner as? any DrawingController)?.screen }
  }

  // MARK: Reading

  package var lines: [String] {
    for screen in overlays { screen.settle() }
    let status = overlays.flatMap(\.drawing.readableLines)
    if let alert = Person(at: window).top as? UIAlertController { return alert.question + status }
    return (tabs?.titles ?? []) + top.flatMap(\.lines) + status
  }

  // MARK: Using

  /// Uses a control of the visible screens that only they know; returns false if there is none with
  /// that name.
  package func tap(_ label: String, as role: ControlRole?) throws(NotThere) -> Bool {
    for controller in top where role != .row {
      let items = controller.navigationItem.rightBarButtonItems ?? []
      if Person(at: window).tap(items.first(where: { $0.title == label })) { return true }
    }
    var failure: NotThere?
    for drawing in drawings {
      do throws(NotThere) {
        try drawing.use(label, as: role, in: nil)
        return true
      } catch { failure = error }
    }
    if let failure { throw failure }
    return false
  }

  /// Uses an exit button that SwiftUI shows; returns false if there is none.
  package func leave(_ identifier: String) -> Bool {
    drawings.contains { $0.tap(identifier: identifier) }
  }

  /// Returns whether SwiftUI shows an enabled exit button.
  package func hasExit(_ identifier: String) -> Bool {
    drawings.contains { drawing in
      drawing.settle()
      return drawing.drawing.perceived.contains { $0.identifier == identifier && $0.isEnabled }
    }
  }

  package func useMessage(_ label: String) -> Bool {
    overlays.contains { overlay in
      overlay.settle()
      let action = overlay.drawing.perceived.first { $0.identifier == "calcot.message.action" }
      return action?.label == label && overlay.tap(identifier: "calcot.message.action")
    }
  }

  package func closeMessage() throws(NotThere) {
    guard overlays.contains(where: { $0.tap(identifier: "calcot.message.close") }) else {
      throw NotThere("There is no message to close.")
    }
  }

  package func scroll(toEnd: Bool) {
    _ = drawings.contains { $0.scroll(to: toEnd ? 1_000_000 : 0) }
  }

  /// Lets SwiftUI draw until nothing changes, and returns its warnings.
  package func settle() -> [String] {
    for drawing in drawings + overlays { drawing.settle() }
    return (drawings + overlays).flatMap(\.warnings)
  }
}

extension UIViewController {
  /// The visible controllers within this one that contain no others.
  package var leaves: [UIViewController] {
    let inner = visibleChildren
    return inner.isEmpty ? [self] : inner.flatMap(\.leaves)
  }

  fileprivate var lines: [String] {
    guard let hosted = self as? any DrawingController else {
      return [navigationItem.title, navigationItem.prompt].compactMap { $0 }
    }
    hosted.screen.settle()
    return hosted.screen.drawing.readableLines
  }
}

extension UIAlertController {
  fileprivate var question: [String] {
    [title, message].compactMap { $0 } + actions.compactMap(\.title)
  }
}

extension UITabBarController {
  fileprivate var titles: [String] {
    (viewControllers ?? []).flatMap { [$0.tabBarItem.title, $0.tabBarItem.badgeValue] }
      .compactMap { $0 }
  }
}
