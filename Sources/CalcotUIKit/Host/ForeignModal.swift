#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Calcot
  import UIKit

  /// A modal over a controller of an existing app, in which an app's screens are shown.
  @MainActor
  package final class ForeignModal {
    let style: ModalStyle
    let layer = LayerController()
    private weak var presenting: UIViewController?
    private var watch: WindowWatch?

    init(over presenting: UIViewController, as style: ModalStyle) {
      (self.presenting, self.style) = (presenting, style)
    }

    /// A Boolean value that indicates whether UIKit presents it.
    var isPresented: Bool { layer.presentingViewController != nil }

    /// Presents the modal over everything that the existing app shows there.
    func present(_ host: UIKitHost, _ end: @escaping @MainActor () -> Void) {
      guard let presenting else { return end() }
      whenInWindow(presenting) { [weak host] in
        presenting.whenStill { [self] in
          guard let host else { return }
          layer.gone = { [weak host] in host?.gestures.baseHasGone() }
          layer.take(
            style, over: presenting, from: host.popoverSource(over: presenting),
            delegate: host.gestures)
          presenting.topmost.present(layer, animated: true, completion: end)
        }
      }
    }

    /// Dismisses the modal if it is still presented.
    func end() {
      layer.gone = nil
      watch?.removeFromSuperview()
      watch = nil
      layer.presentingViewController?.dismiss(animated: false)
    }

    /// Runs a closure once a controller is in a window: at once if it is. UIKit presents nothing
    /// over a controller outside a window.
    private func whenInWindow(
      _ controller: UIViewController, _ body: @escaping @MainActor () -> Void
    ) {
      guard controller.windowOfTopmost == nil else { return body() }
      let watch = WindowWatch()
      watch.isHidden = true
      watch.entered = { [weak self] in
        self?.watch?.removeFromSuperview()
        self?.watch = nil
        body()
      }
      controller.view.addSubview(watch)
      self.watch = watch
    }
  }
#endif
