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
  /// - Parameters:
  ///   - sent: The values that the form has under the name of the field.
  ///   - limit: The maximum number of UTF-16 code units of a text, at which browsers let nobody type
  ///     more. A longer text is cut, but not below the length that it had in the page.
  func text(in sent: [String], limit: Int) -> String? {
    guard let value else { return sent.last }
    let last = sent.last ?? ""
    let shown = value.pageText.map(HTMLWriter.sayable)
    switch value.kind {
    // NB: a secret is not in the page, so a form that has none says nothing of it.
    case .line(let role) where role.isMasked: return last.isEmpty ? nil : last.first(limit)
    case .choice(let input) where input.allowsSeveral:
      let text = sent.filter { !$0.isEmpty }.joined(separator: "\n")
      return text == shown ? nil : text
    case .line, .lines, .toggle, .choice, .number, .date:
      return last == shown ? nil : last.first(max(limit, shown?.utf16.count ?? 0))
    }
  }
}

extension String {
  /// Returns the first UTF-16 code units of the text.
  fileprivate func first(_ units: Int) -> String {
    utf8.count <= units ? self : String(decoding: utf16.prefix(units), as: UTF16.self)
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
