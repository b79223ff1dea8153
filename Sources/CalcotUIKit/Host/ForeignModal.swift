#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Calcot
  import UIKit

  /// A modal over a controller of an existing app, in which an app's screens are shown.
  @MainActor
  package final class ForeignModal {
    let style: ModalStyle
    let layer = LayerController()
    private(set) weak var presenting: UIViewController?
    private weak var watch: WindowWatch?

    init(over presenting: UIViewController, as style: ModalStyle) {
      (self.presenting, self.style) = (presenting, style)
    }

    /// A Boolean value that indicates whether UIKit presents it.
    var isPresented: Bool { layer.presentingViewController != nil }

    /// Runs a closure once the presenting controller is in a window: at once if it is. UIKit
    /// presents nothing over a controller outside a window.
    func whenInWindow(_ body: @escaping @MainActor () -> Void) {
      guard let presenting, presenting.windowOfTopmost == nil else { return body() }
      let watch = WindowWatch(in: presenting.view)
      watch.entered = body
      self.watch = watch
    }

    /// Dismisses the modal if it is still presented.
    func end() {
      watch?.removeFromSuperview()
      layer.gone = nil
      layer.whenStill { [layer] in layer.dismissItself() }
    }
  }
#endif
