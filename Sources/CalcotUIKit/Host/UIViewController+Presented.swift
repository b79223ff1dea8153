#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  extension UIViewController {
    /// The topmost presented controller, including those that the app presents itself.
    var topmost: UIViewController { presentedViewController?.topmost ?? self }

    /// Dismisses the controller with everything over it, if it is presented.
    func dismissItself() { presentingViewController?.dismiss(animated: false) }

    /// The window that shows the controller, or one that is presented over it.
    ///
    /// NB: a full screen presentation takes the presenting view out of the window.
    var windowOfTopmost: UIWindow? {
      viewIfLoaded?.window ?? topmost.viewIfLoaded?.window
    }

    /// Runs a closure when no presentation or dismissal above this controller is running: at once
    /// if none is.
    ///
    /// NB: UIKit drops a presentation or dismissal made meanwhile, with its completion. Outside the
    /// methods of appearance `isBeingPresented` and `isBeingDismissed` are of no use.
    func whenStill(_ body: @escaping @MainActor () -> Void) {
      var next: UIViewController? = self
      while let controller = next {
        guard let moving = controller.transitionCoordinator else {
          next = controller.presentedViewController
          continue
        }
        let again: @MainActor () -> Void = { Task { @MainActor in self.whenStill(body) } }
        if !moving.animate(alongsideTransition: nil, completion: { _ in again() }) { again() }
        return
      }
      body()
    }
  }
#endif
