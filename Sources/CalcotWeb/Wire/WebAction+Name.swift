import Calcot
import CalcotContent

extension WebAction {
  /// Returns the name of the action for logs: the route of its screen and the control, and nothing
  /// that a browser can make up.
  ///
  /// - Parameter tree: The navigation tree at the time of the event.
  func name(in tree: NavigationTree) -> String {
    switch self {
    case .input(.activate(let element, let screen)), .edit(let element, let screen):
      Self.name(element.path, on: screen, in: tree)
    case .input(.submit(let element, let screen)):
      Self.name("Enter in \(element.path)", on: screen, in: tree)
    case .input(.showRows(_, let list, let screen)):
      Self.name("rows of \(list.path)", on: screen, in: tree)
    case .button(let key, let screen), .field(let key, let screen):
      Self.name(key, on: screen, in: tree)
    case .input(.back(let screen)): Self.name("Back", on: screen, in: tree)
    case .input(.open): "a link"
    case .input(.select): "a tab"
    case .input(.choose): "a choice"
    case .input(.dismiss): "a sheet that is closed"
    case .input(.reply): "what the browser did for the app"
    case .input: "the page"
    case .history: "the browser's history"
    }
  }

  private static func name(
    _ control: String, on screen: ScreenID, in tree: NavigationTree
  ) -> String {
    let route = tree.screens.first { $0.id == screen }?.route.description
    // NB: Only an action on a screen's control can have been slow.
    return route.map { "\($0): \(control.prefix(200))" } ?? "a screen that is not there"
  }
}
