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

  extension UIKitHost {
    /// Returns the source of a popover over this controller; nil to center it.
    func popoverSource(
      over below: UIViewController
    ) -> (any UIPopoverPresentationControllerSourceItem)? {
      let isHosts = stacks.values.contains { $0.outermost === below }
      let screen = isHosts ? surface.visible.map { screens.controller(of: $0) } : nil
      let shown = screen ?? below
      return (shown as? any PopoverSource)?.popoverSource
        ?? shown.navigationItem.rightBarButtonItems?.first
    }
  }

  extension UIPopoverPresentationController {
    /// Points at the source or, without one, at the center of the controller's view.
    func point(
      at source: (any UIPopoverPresentationControllerSourceItem)?, in controller: UIViewController
    ) {
      if let source {
        sourceItem = source
      } else {
        sourceView = controller.view
        let bounds = controller.view.bounds
        sourceRect = CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0)
        permittedArrowDirections = []
      }
    }
  }
#endif
