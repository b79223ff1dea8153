/// A printer of the addresses that routes would have if a screen navigated to them, for hosts that
/// render navigation as links. A value, so that it can be used off the main actor.
package struct PlaceLinks: Sendable {
  private let tree: NavigationTree
  private let routes: RouteRegistry

  package init(_ tree: NavigationTree, routes: RouteRegistry) {
    self.tree = tree
    self.routes = routes
  }

  /// Returns the address of the place to which a screen's move leads; `nil` if the move leads to no
  /// route, or a route on the way has no link. Linear in the number of screens.
  package func link(to move: Move, from screen: ScreenID) -> String? {
    guard move.destination != nil, let node = tree.node(screen) else { return nil }
    return link { edit throws(Refusal) in try edit.apply(move, in: node.flow, by: screen) }
  }

  /// Returns the address of the place under a screen; `nil` if it has none.
  package func link(behind screen: ScreenID) -> String? {
    link { edit throws(Refusal) in try edit.close(screen) }
  }

  /// Returns the address of the place that selecting a tab shows; `nil` if it has none.
  package func link(toTab index: Int, of container: ScreenID) -> String? {
    link { edit throws(Refusal) in try edit.select(index, in: container) }
  }

  /// Returns the address of the place that is visible after an edit.
  private func link(_ change: (inout TreeEdit) throws(Refusal) -> Void) -> String? {
    var edit = TreeEdit(tree, identities: Identities())
    // NB: more than the identities that a restored state may have, and those that come after them.
    edit.identities.skip(to: Int.max / 4 * 3)
    do throws(Refusal) { try change(&edit) } catch { return nil }
    edit.tree.dialog = nil
    var printer = LinkPrinter(edit.tree, routes: routes)
    return printer.address()?.description
  }
}
