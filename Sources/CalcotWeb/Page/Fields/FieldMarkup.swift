import Calcot
import CalcotContent

/// The markup of a field: its label, its control, and the objection to its value. Each kind of
/// control has a file of its own.
///
/// The text of the value stands where a form without script sends it from. Options have the name of
/// their field, after a hidden input with the text of none of them, since a form sends only those
/// that are chosen.
struct FieldMarkup {
  let field: FieldValue
  /// The identifier of the whole; that of the control ends in `:i`.
  let id: String
  /// The name under which a form sends the text.
  let name: String
  let words: HostWords
  /// The most UTF-16 code units of a text that the user types.
  let textLimit: Int

  var tag: HTMLTag {
    switch field.kind {
    case .line(let role): framed("line", [line(role)])
    case .lines(let range): framed("lines", [lines(range)])
    case .toggle: framed("toggle", toggle)
    case .choice(let input):
      input.isGroup ? group(input) : framed("menu", [menu(input)])
    case .number(let input): framed(input.style.markupClass, number(input))
    case .date(let input): framed("date", [date(input)])
    }
  }

  // MARK: Parts

  private func framed(_ kind: String, _ control: [HTMLTag]) -> HTMLTag {
    let label = HTMLTag(
      "label", id: "\(id):n", [HTMLAttribute("for", "\(id):i")], text: field.label)
    return HTMLTag(
      "div", id: id, [HTMLAttribute("class", "field \(kind)")],
      children: ([label] + control + [objection]).map { .tag($0) })
  }

  /// The objection to the value, which is empty if there is none.
  var objection: HTMLTag {
    HTMLTag("p", id: "\(id):e", [HTMLAttribute("class", "error")], text: complaint ?? "")
  }

  var complaint: String? { field.complaint(words) }

  /// Returns the attributes of a control with a text.
  ///
  /// - Parameter described: The suffixes of the identifiers of what describes the control besides
  ///   the objection.
  func attributes(
    _ own: [HTMLAttribute], described: [String] = []
  ) -> [HTMLAttribute] {
    var attributes = [HTMLAttribute("name", name)] + own
    if let placeholder = field.placeholder {
      attributes.append(HTMLAttribute("placeholder", placeholder))
    }
    return attributes + objected(described: described) + unusable
  }

  /// The attributes of a control whose value is objected to.
  func objected(described: [String] = []) -> [HTMLAttribute] {
    let parts = (complaint == nil ? [] : ["e"]) + described
    var attributes: [HTMLAttribute] = []
    if complaint != nil { attributes.append(HTMLAttribute("aria-invalid", "true")) }
    if !parts.isEmpty {
      let ids = parts.map { "\(id):\($0)" }.joined(separator: " ")
      attributes.append(HTMLAttribute("aria-describedby", ids))
    }
    return attributes
  }

  /// The attribute of a control into which no more is typed than the page can send.
  var most: HTMLAttribute { HTMLAttribute("maxlength", "\(textLimit)") }

  var unusable: [HTMLAttribute] { field.isEnabled ? [] : [HTMLAttribute("disabled")] }

  /// Returns the hidden input before options, which a form sends if none of them is chosen.
  func none(_ text: String) -> HTMLTag {
    HTMLTag(
      "input", id: "\(id):o",
      [
        HTMLAttribute("type", "hidden"), HTMLAttribute("name", name), HTMLAttribute("value", text),
      ] + unusable)
  }
}

extension NumberInput.Style {
  fileprivate var markupClass: String {
    switch self {
    case .field: "number"
    case .stepper: "stepper"
    case .slider: "slider"
    }
  }
}

extension ChoiceInput {
  /// A Boolean value that indicates whether each option is a control of its own.
  var isGroup: Bool { allowsSeveral || form == .segments }
}

extension FieldValue {
  /// The text that a page shows and a form sends; nil if it must not stand in a page.
  ///
  /// NB: An empty secret can be told, so that the app can clear what was typed.
  var pageText: String? {
    switch kind {
    case .line(.password): text.isEmpty ? "" : nil
    case .choice(let input): input.chosen(in: text).map(\.key).joined(separator: "\n")
    case .line, .lines: (try? kind.value(of: text)) ?? text
    case .toggle: FieldKind.text(of: isOn)
    case .number, .date: text
    }
  }

  /// Returns the identifier of the node that takes the focus.
  ///
  /// - Parameter id: The identifier of the field.
  func focusID(in id: String) -> String {
    guard case .choice(let input) = kind, input.isGroup else { return "\(id):i" }
    let chosen = input.chosen(in: text).first
    return "\(id):i/\(input.options.firstIndex { $0 == chosen } ?? 0)"
  }
}
