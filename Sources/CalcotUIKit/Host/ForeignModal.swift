#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotContent
  import UIKit

  /// A modal over a controller of an existing app, in which an app's screens are shown.
  @MainActor
  package final class ForeignModal {
    let style: ModalStyle
    let layer = LayerController()
    private weak var presenting: UIViewController?

    init(over presenting: UIViewController, as style: ModalStyle) {
      (self.presenting, self.style) = (presenting, style)
    }

    /// A Boolean value that indicates whether UIKit presents it.
    var isPresented: Bool { layer.presentingViewController != nil }

    /// Presents the modal over everything that the existing app shows there.
    func present(_ host: UIKitHost, _ end: @escaping @MainActor () -> Void) {
      guard let presenting else { return end() }
      presenting.whenInWindow { [weak host] in
        presenting.whenStill { [self] in
          // NB: the host may have been stopped meanwhile.
          guard let host, case .operation = host.surface.activity else { return }
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
      layer.presentingViewController?.dismiss(animated: false)
    }
  }
#endif
