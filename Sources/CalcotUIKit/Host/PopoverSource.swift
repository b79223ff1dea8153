#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotContent
  public import UIKit

  /// A view controller that provides the source of a popover over it, such as the button that
  /// opened it. Without one, a popover points at the first bar button item on the right, or is
  /// centered.
  @MainActor
  public protocol PopoverSource: UIViewController {
    /// The source of the next popover, or of an action sheet in a regular width.
    var popoverSource: (any UIPopoverPresentationControllerSourceItem)? { get }
  }

  /// A place for a presentation: the controller that presents, and the source of a popover over it.
  @MainActor
  struct PresentingPlace {
    let controller: UIViewController
    /// The source of a popover; nil to center it.
    let source: (any UIPopoverPresentationControllerSourceItem)?
    /// The appearance of the presented controller.
    ///
    /// NB: a presented controller does not inherit the appearance of the controller below.
    let style: UIUserInterfaceStyle

    func present(_ new: UIViewController, _ end: @escaping @MainActor () -> Void) {
      new.overrideUserInterfaceStyle = style
      controller.present(new, animated: true, completion: end)
    }

    /// Points a popover at the source or, without one, at the center of the controller's view.
    func point(_ popover: UIPopoverPresentationController?) {
      guard let popover else { return }
      if let source {
        popover.sourceItem = source
      } else {
        popover.sourceView = controller.view
        let bounds = controller.view.bounds
        popover.sourceRect = CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0)
        popover.permittedArrowDirections = []
      }
    }
  }
#endif
