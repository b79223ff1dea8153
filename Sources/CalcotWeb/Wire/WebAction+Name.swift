import Calcot
import CalcotContent

extension WebAction {
  /// Returns the name of the action for logs: the route of its screen and the control, if it
  /// exists. It contains nothing that a browser can make up.
  ///
  /// - Parameters:
  ///   - tree: The navigation tree at the time of the event.
  ///   - isThere: Returns whether a screen has an element.
  @MainActor
  func name(in tree: NavigationTree, isThere: (ElementID, ScreenID) -> Bool) -> String {
    func known(_ element: ElementID, _ screen: ScreenID) -> String {
      isThere(element, screen) ? element.path : "a control that is not there"
    }
    return switch self {
    case .input(.activate(let element, let screen)), .edit(let element, let screen),
      .step(let element, _, let screen):
      Self.name(known(element, screen), on: screen, in: tree)
    case .input(.submit(let element, let screen)):
      Self.name("Enter in \(known(element, screen))", on: screen, in: tree)
    case .input(.showRows(_, let list, let screen)):
      Self.name("rows of \(known(list, screen))", on: screen, in: tree)
    case .button(_, let screen), .field(_, let screen):
      Self.name("its own view", on: screen, in: tree)
    case .input(.back(let screen)): Self.name("Back", on: screen, in: tree)
    case .input(.open): "a link"
    case .input(.select): "a tab"
    case .input(.choose): "a choice"
    case .input(.dismiss): "a sheet that is closed"
    case .input(.reply): "what the browser did for the app"
    case .input: "the page"
    case .history: "the browser's history"
    case .values: "the visitor's values"
    }
  }

  private static func name(
    _ control: String, on screen: ScreenID, in tree: NavigationTree
  ) -> String {
    let route = tree.screens.first { $0.id == screen }?.route.description
    // NB: a row's identity may have any characters, and stands in its path.
    return route.map { "\($0): \(control.prefix(200).inOneLine)" }
      ?? "a screen that is not there"
  }
}

extension Substring {
  /// The text with its control characters and line breaks spelled out.
  fileprivate var inOneLine: String {
    unicodeScalars.map { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator:
        "\\u{\(String(scalar.value, radix: 16))}"
      default: String(scalar)
      }
    }.joined()
  }
}
