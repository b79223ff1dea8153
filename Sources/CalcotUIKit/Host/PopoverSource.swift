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
    /// Returns the place for a presentation over a controller.
    func place(over below: UIViewController) -> PresentingPlace {
      let isHosts = stacks.values.contains { $0.outermost === below }
      let screen = isHosts ? surface.visible.map { screens.controller(of: $0) } : nil
      let shown = screen ?? below
      let source =
        (shown as? any PopoverSource)?.popoverSource
        ?? shown.navigationItem.rightBarButtonItems?.first
      return PresentingPlace(
        controller: below, source: source, style: screens.interfaceStyle)
    }
  }
#endif
