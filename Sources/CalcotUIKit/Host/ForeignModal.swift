#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Calcot
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
    ///
    /// - Parameter prepare: prepares the modal for its presentation over the controller. Returns
    ///   false if it is not to be presented any more.
    func present(
      _ end: @escaping @MainActor () -> Void,
      prepare: @escaping @MainActor (ForeignModal, UIViewController) -> Bool
    ) {
      guard let presenting else { return end() }
      presenting.whenInWindow {
        presenting.whenStill { [self] in
          guard prepare(self, presenting) else { return }
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
