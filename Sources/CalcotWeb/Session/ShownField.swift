import Calcot
import CalcotContent

/// A field that the user can see and change now.
struct ShownField {
  let screen: ScreenID
  /// The path of its element, such as `body/Name`; that of a field of an app's own view begins with
  /// `view`.
  let path: String
  /// The field; `nil` for a field of an app's own view.
  let value: FieldValue?

  /// The current text; `nil` for a field of an app's own view.
  var text: String? { value?.text }

  /// The name of the field on the page.
  var name: String { "\(screen.rawValue)/\(path)" }

  /// The action that gives the field a text.
  var edit: WebAction {
    let native = "view/"
    return path.hasPrefix(native)
      ? .field(String(path.dropFirst(native.count)), in: screen)
      : .edit(ElementID(path), in: screen)
  }

  /// Returns the text that a form has for the field; `nil` if the user has not changed it.
  ///
  /// - Parameter sent: The values that the form has under the name of the field.
  func text(in sent: [String]) -> String? {
    guard let value else { return sent.last }
    var text = sent.last ?? ""
    switch value.kind {
    // NB: a secret is not in the page, so a form that has none says nothing of it.
    case .line(let role) where role.isMasked: return text.isEmpty ? nil : text
    case .choice(let input) where input.allowsSeveral:
      text = sent.filter { !$0.isEmpty }.joined(separator: "\n")
    case .line, .lines, .toggle, .choice, .number, .date: break
    }
    return value.pageText.map(HTMLWriter.sayable) == text ? nil : text
  }
}

extension ScreenContent {
  /// The enabled fields of a screen, in the order of the page.
  func fields(of screen: ScreenID) -> [ShownField] {
    allElements.compactMap { element in
      guard case .field(let field) = element.kind, field.isEnabled else { return nil }
      return ShownField(screen: screen, path: element.id.path, value: field)
    }
  }
}
