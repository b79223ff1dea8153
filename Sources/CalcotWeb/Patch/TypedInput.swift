import Calcot
import CalcotContent

/// A text that the user has typed into a field and that the browser shows already.
struct TypedInput: Sendable {
  /// A mark in place of a text that the app has not accepted. No field has this text, so the
  /// field is sent its current one.
  static let refused = "\u{0}"

  var screen: ScreenID
  /// The identity of the field; for a field in an app's own view it begins with `view`.
  var field: ElementID
  var text: String

  /// Returns a Boolean value that indicates whether a tag is the control that shows the text.
  func isText(of id: String) -> Bool {
    let own =
      field.path.hasPrefix("view/")
      ? "\(screen.rawValue)/\(field.path)" : PageRenderer.id(of: field, on: screen)
    return id == own || id == own + ":i"
  }

  /// Returns a Boolean value that indicates whether the field may be in a node.
  func isIn(_ node: HTMLNode) -> Bool {
    switch node {
    case .pane(let pane, _): pane.screen == screen
    case .element(let element, let screen), .item(let element, let screen):
      screen == self.screen && field.path.utf8.starts(with: element.id.path.utf8)
    case .text, .tag, .bar, .action, .tableRow: false
    }
  }
}
