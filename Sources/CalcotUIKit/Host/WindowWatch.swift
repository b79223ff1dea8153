#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// A view that runs closures when it enters or leaves a window.
  @MainActor
  final class WindowWatch: UIView {
    var left: (@MainActor () -> Void)?
    var entered: (@MainActor () -> Void)?

    override func didMoveToWindow() {
      super.didMoveToWindow()
      if window != nil, let entered {
        self.entered = nil
        Task { @MainActor in
          removeFromSuperview()
          entered()
        }
      }
      guard let left else { return }
      // NB: a view that moves between two windows, or two tabs, has not gone.
      Task { @MainActor in left() }
    }
  }

  extension UIViewController {
    /// Runs a closure once the controller is in a window: at once if it is. UIKit presents nothing
    /// over a controller outside a window.
    func whenInWindow(_ body: @escaping @MainActor () -> Void) {
      guard windowOfTopmost == nil else { return body() }
      let watch = WindowWatch()
      (watch.entered, watch.isHidden) = (body, true)
      view.addSubview(watch)
    }
  }
#endif
