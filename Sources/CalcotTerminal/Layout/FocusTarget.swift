package import Calcot
package import CalcotContent

/// An element of a page that can have the focus.
package enum FocusTarget: Hashable, Sendable {
  /// The way back or out of a modal, in the navigation bar.
  case exit
  case element(ElementID)
  /// The option with this key of a field that allows several options.
  case option(String, of: ElementID)
  /// The tab at this index of a container.
  case branch(Int, of: ScreenID)
  /// The choice at this index of a dialog.
  case choice(Int)
  /// The prompt for a path in a panel.
  case prompt
  /// A native view, which handles keys itself.
  case native

  /// The element of the target, also if the target is one of its options.
  package var element: ElementID? {
    switch self {
    case .element(let id), .option(_, let id): id
    case .exit, .branch, .choice, .prompt, .native: nil
    }
  }
}

/// A position in a block that the focus can take.
struct BlockStop: Equatable, Sendable {
  let target: FocusTarget
  /// The line of the block that must be visible when the stop has the focus.
  let line: Int
  let isEnabled: Bool
  /// The index of the stop's card among those side by side.
  var card = 0
}
