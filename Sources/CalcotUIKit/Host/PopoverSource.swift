#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Calcot
  public import UIKit

  /// A view controller that says where a popover over it points, such as the button that opened it. A
  /// popover over any other points at its first bar button item on the right, or stands in the middle.
  @MainActor
  public protocol PopoverSource: UIViewController {
    /// What the next popover, or action sheet on a wide screen, points at.
    var popoverSource: (any UIPopoverPresentationControllerSourceItem)? { get }
  }

  extension UIKitHost {
    /// What a popover over this controller points at; nil for the middle.
    func popoverSource(
      over below: UIViewController
    ) -> (any UIPopoverPresentationControllerSourceItem)? {
      let isHosts = stacks.values.contains { $0 === below }
      let screen = isHosts ? surface.visible.map { screens.controller(of: $0) } : nil
      let shown = screen ?? below
      return (shown as? any PopoverSource)?.popoverSource
        ?? shown.navigationItem.rightBarButtonItems?.first
    }
  }

  extension UIPopoverPresentationController {
    /// Points at the source or, without one, stands in the middle of the controller's view.
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
