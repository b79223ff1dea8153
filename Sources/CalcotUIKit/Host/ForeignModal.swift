#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Calcot
  import UIKit

  /// A modal over a controller of an existing app, in which an app's screens are shown.
  @MainActor
  package final class ForeignModal {
    let style: ModalStyle
    let layer = LayerController()
    private(set) weak var presenting: UIViewController?

    init(over presenting: UIViewController, as style: ModalStyle) {
      (self.presenting, self.style) = (presenting, style)
    }

    /// A Boolean value that indicates whether UIKit presents it.
    var isPresented: Bool { layer.presentingViewController != nil }

    /// Dismisses the modal if it is still presented.
    func end() {
      layer.gone = nil
      layer.presentingViewController?.dismiss(animated: false)
    }
  }
#endif
