#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  package import Calcot
  package import UIKit

  /// Where an app's first stack stands.
  @MainActor
  package enum Home {
    /// It is all that the window shows.
    case window(UIWindow)
    /// It stands over the controllers of an existing navigation controller.
    case navigation(ForeignStack)

    var window: UIWindow? {
      switch self {
      case .window(let window): window
      case .navigation(let foreign): foreign.window
      }
    }

    func begin(_ host: UIKitHost) {
      switch self {
      case .window(let window): window.makeKeyAndVisible()
      case .navigation(let foreign): foreign.begin(host)
      }
    }

    func end(_ host: UIKitHost) {
      switch self {
      case .window(let window): window.rootViewController = nil
      case .navigation(let foreign): foreign.end()
      }
    }

    /// The navigation controller of the base; nil where the existing app has let go of it.
    func makeStack() -> UINavigationController? {
      switch self {
      case .window: RootStack()
      case .navigation(let foreign): foreign.navigation
      }
    }

    /// Puts the first screens before the user.
    func show(
      _ controllers: [UIViewController], in stack: UINavigationController,
      _ end: @escaping @MainActor () -> Void
    ) {
      switch self {
      case .window(let window):
        stack.setViewControllers(controllers, animated: false)
        // NB: UIKit presents nothing over a controller that has not appeared.
        (stack as? RootStack)?.appeared = end
        window.rootViewController = stack
      case .navigation(let foreign):
        stack.setViewControllers(foreign.below + controllers, animated: true)
        stack.afterTransition(end)
      }
    }

    /// Calls back when what is presented over the base can be shown: at once where it can.
    func whenInWindow(_ body: @escaping @MainActor () -> Void) {
      switch self {
      case .window: body()
      case .navigation(let foreign): foreign.whenInWindow(body)
      }
    }

    /// Has the base's navigation controller tell what becomes of it.
    func watch(_ stack: UINavigationController, _ gestures: GestureTracker) {
      switch self {
      case .window: stack.delegate = gestures
      case .navigation(let foreign): foreign.watch(gestures)
      }
    }

    /// What stands under the app's own controllers in the base's navigation controller.
    var below: [UIViewController] {
      switch self {
      case .window: []
      case .navigation(let foreign): foreign.below
      }
    }
  }

  /// The base's navigation controller in a window of its own.
  @MainActor
  final class RootStack: UINavigationController {
    var appeared: (@MainActor () -> Void)?

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      let appeared = appeared
      self.appeared = nil
      appeared?()
    }
  }

  /// A modal's navigation controller.
  @MainActor
  final class ModalStack: UINavigationController {
    var gone: (@MainActor () -> Void)?

    // NB: a presentation's delegate is not told when a screen dismisses the modal by itself.
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      guard isBeingDismissed, let gone else { return }
      Task { @MainActor in gone() }
    }
  }

  extension UINavigationController {
    /// Calls back when the change that was just made is shown: at once where nothing moves.
    func afterTransition(_ body: @escaping @MainActor () -> Void) {
      guard let transitionCoordinator,
        transitionCoordinator.animate(alongsideTransition: nil, completion: { _ in body() })
      else { return body() }
    }
  }
#endif
