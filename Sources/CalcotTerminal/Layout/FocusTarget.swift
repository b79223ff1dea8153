package import Calcot

/// Something on a page that the focus can be on.
package enum FocusTarget: Hashable, Sendable {
  /// The way back, or out of a modal, in the navigation bar.
  case exit
  case element(ElementID)
  /// The tab at this place of a container.
  case branch(Int, of: ScreenID)
  /// The choice at this place of a dialog.
  case choice(Int)
  /// The line for a path in a panel.
  case prompt
  /// A native view, which handles keys itself.
  case native
}
