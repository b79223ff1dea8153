import Calcot
import CalcotContent

/// The markup of a field: its label, its control, and the objection to its value. Each kind of
/// control has a file of its own.
///
/// The text of the value is where a form without script sends it from. All options have the name of
/// their field. Before them is a hidden input with the text for none, since a form sends only the
/// chosen options.
struct FieldMarkup {
  let field: FieldValue
  /// The identifier of the whole field; that of the control ends in `:i`.
  let id: String
  /// The name under which a form sends the text.
  let name: String
  let words: HostWords
  /// The maximum number of UTF-16 code units that the user can type.
  let textLimit: Int
  /// The reason why the field has the focus when the page has been loaded; `nil` if it has not.
  var lead: PageFocus.Lead?

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
    let caption = field.caption.map {
      HTMLTag("span", id: "\(id):k", [HTMLAttribute("class", "counter")], text: $0)
    }
    // NB: the style draws the mark, so that the label is the app's alone.
    let mark = field.isRequired ? " required" : ""
    return HTMLTag(
      "div", id: id, [HTMLAttribute("class", "field \(kind)\(mark)")],
      children: ([label] + control + [caption].compactMap { $0 } + [objection]).map { .tag($0) })
  }

  /// The message about an invalid value; without a text if the value is valid.
  var objection: HTMLTag {
    HTMLTag("p", id: "\(id):e", [HTMLAttribute("class", "error")], text: complaint ?? "")
  }

  var complaint: String? {
    field.complaint(words) ?? (lead?.isMissing == true ? words.fields.missing : nil)
  }

  /// Returns the attributes of a control with a text.
  ///
  /// - Parameter described: The suffixes of the identifiers of further descriptions of the control,
  ///   besides the objection.
  func attributes(
    _ own: [HTMLAttribute], described: [String] = []
  ) -> [HTMLAttribute] {
    var attributes = [HTMLAttribute("name", name)] + own
    if let placeholder = field.placeholder {
      attributes.append(HTMLAttribute("placeholder", placeholder))
    }
    return attributes + objected(described: described) + unusable + autofocus("\(id):i")
  }

  /// Returns the attributes that connect a control to its objection.
  func objected(described: [String] = []) -> [HTMLAttribute] {
    let parts = (complaint == nil ? [] : ["e"]) + (field.caption == nil ? [] : ["k"]) + described
    var attributes: [HTMLAttribute] = []
    if field.isRequired { attributes.append(HTMLAttribute("aria-required", "true")) }
    if complaint != nil { attributes.append(HTMLAttribute("aria-invalid", "true")) }
    if !parts.isEmpty {
      let ids = parts.map { "\(id):\($0)" }.joined(separator: " ")
      attributes.append(HTMLAttribute("aria-describedby", ids))
    }
    return attributes
  }

  /// The attribute that limits a typed text to the length that the page can send.
  var most: HTMLAttribute { HTMLAttribute("maxlength", "\(textLimit)") }

  /// Returns the attribute of the control, or of the option, that has the focus at first.
  func autofocus(_ control: String) -> [HTMLAttribute] {
    lead != nil && control == field.focusID(in: id) ? [HTMLAttribute("autofocus")] : []
  }

  var unusable: [HTMLAttribute] { field.isEnabled ? [] : [HTMLAttribute("disabled")] }

  /// Returns a hidden input for the options of a field: a form sends it if the user chooses none of them.
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
  /// The text in the page and its forms; `nil` if it must not be in a page.
  ///
  /// NB: An empty secret can be told, so that the app can clear what was typed.
  var pageText: String? {
    switch kind {
    case .line(let role) where role.isMasked: text.isEmpty ? "" : nil
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
