#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Calcot
  package import UIKit

  /// The location of an app's first stack.
  @MainActor
  package enum Home {
    /// The root of a window.
    case window(UIWindow)
    /// Above the controllers of an existing navigation controller.
    case navigation(ForeignStack)
    /// A modal over a controller of an existing app.
    case modal(ForeignModal)
    /// A controller that another framework, such as SwiftUI, puts into a window.
    case controller(LayerController)

    var window: UIWindow? {
      switch self {
      case .window(let window): window
      case .navigation(let foreign): foreign.window
      case .modal(let modal): modal.layer.windowOfTopmost
      case .controller(let root): root.windowOfTopmost
      }
    }

    /// The style of the base if it is a modal over an existing app.
    var style: ModalStyle? {
      if case .modal(let modal) = self { modal.style } else { nil }
    }

    /// The traits that decide whether two screens fit side by side; nil outside a window.
    var traitCollection: UITraitCollection? {
      switch self {
      case .window, .navigation: window?.traitCollection
      case .modal(let modal): window == nil ? nil : modal.layer.traitCollection
      case .controller(let root): window == nil ? nil : root.traitCollection
      }
    }

    /// - Parameter gone: called when the existing app has removed the base.
    func begin(_ gone: @escaping @MainActor () -> Void) {
      switch self {
      case .window(let window): window.makeKeyAndVisible()
      case .navigation(let foreign): foreign.begin(gone)
      case .modal, .controller: break
      }
    }

    func end() {
      switch self {
      case .window(let window):
        window.rootViewController = nil
        window.overrideUserInterfaceStyle = .unspecified
      case .navigation(let foreign): foreign.end()
      case .modal(let modal): modal.end()
      case .controller(let root):
        root.show(nil)
        root.overrideUserInterfaceStyle = .unspecified
      }
    }

    /// Returns the controllers of the base; nil if the existing app has released its navigation
    /// controller.
    func makeStack() -> StackController? {
      switch self {
      case .window: StackController(in: LayerController())
      case .navigation(let foreign): foreign.navigation.map(StackController.init)
      case .modal(let modal): StackController(in: modal.layer)
      case .controller(let root): StackController(in: root)
      }
    }

    /// Calls `fill`, which gives the base its first screens, and then shows the base. If the base
    /// is a modal, it is only filled here, and presented later.
    func show(
      _ stack: StackController, _ end: @escaping @MainActor () -> Void,
      fill: (_ isAnimated: Bool) -> Void
    ) {
      switch self {
      case .window(let window):
        fill(false)
        // NB: UIKit presents nothing over a controller that has not appeared.
        stack.layer?.whenAppeared(end)
        window.rootViewController = stack.layer
      case .navigation:
        fill(true)
        stack.navigation.afterTransition { _ in end() }
      case .modal: fill(false)
      case .controller:
        fill(false)
        whenInWindow(end)
      }
    }

    /// Runs a closure once the base can present: at once if it can.
    func whenInWindow(_ body: @escaping @MainActor () -> Void) {
      switch self {
      case .window: body()
      case .navigation(let foreign): foreign.whenInWindow(body)
      case .modal(let modal): modal.layer.whenAppeared(body)
      case .controller(let root): root.whenAppeared(body)
      }
    }

    /// Sets the delegate of a navigation controller.
    func watch(_ stack: UINavigationController, _ delegate: any UINavigationControllerDelegate) {
      if case .navigation(let foreign) = self, foreign.navigation === stack {
        foreign.watch(delegate)
      } else {
        (stack as? HostNavigation)?.watch(delegate)
      }
    }

    /// Returns the controllers below the app's own in a navigation controller.
    func below(in stack: UINavigationController) -> [UIViewController] {
      if case .navigation(let foreign) = self, foreign.navigation === stack { below } else { [] }
    }

    /// The controllers below the app's own in the base's navigation controller.
    var below: [UIViewController] {
      if case .navigation(let foreign) = self { foreign.below } else { [] }
    }
  }

  extension UINavigationController {
    /// Runs a closure when the transition of the last change has ended: at once if there is none.
    ///
    /// - Parameter body: Receives whether the transition was cancelled: from iOS 26 on, the user
    ///   can catch a pop and put it back.
    func afterTransition(_ body: @escaping @MainActor (_ isCancelled: Bool) -> Void) {
      guard let transitionCoordinator,
        transitionCoordinator.animate(
          alongsideTransition: nil, completion: { body($0.isCancelled) })
      else { return body(false) }
    }
  }
#endif
