import Calcot
import CalcotContent

/// A field that the user can see and change now.
struct ShownField {
  let screen: ScreenID
  /// The path of its element, such as `body/Name`; that of a field of an app's own view begins with
  /// `view`.
  let path: String
  /// The text that it has; `nil` for a field of an app's own view.
  let text: String?

  /// The name of the field on the page.
  var name: String { "\(screen.rawValue)/\(path)" }

  /// The action that gives the field a text.
  var edit: WebAction {
    let native = "view/"
    return path.hasPrefix(native)
      ? .field(String(path.dropFirst(native.count)), in: screen)
      : .edit(ElementID(path), in: screen)
  }
}

extension ScreenContent {
  /// The enabled fields of a screen, in the order of the page.
  func fields(of screen: ScreenID) -> [ShownField] {
    allElements.compactMap { element in
      guard case .textField(let field) = element.kind, field.isEnabled else { return nil }
      return ShownField(screen: screen, path: element.id.path, text: field.text)
    }
  }
}
