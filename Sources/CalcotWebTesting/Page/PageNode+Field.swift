import CalcotContent
import CalcotTesting

/// A control with a text for the app: an input, a text area, a menu, or a group of options.
extension PageNode {
  /// A Boolean value that indicates whether the node is a control with a text for the app. An
  /// option of a group is not, since the group is the control.
  package var isField: Bool {
    switch tag {
    case "textarea", "select": true
    case "fieldset": classes.contains("field")
    case "input": !["hidden", "file", "radio"].contains(type) && (type != "checkbox" || isSwitch)
    default: false
    }
  }

  var type: String { attributes["type"] ?? "text" }

  /// A Boolean value that indicates whether the control is a switch.
  var isSwitch: Bool { attributes["role"] == "switch" }

  /// The name under which a form sends the text.
  package var fieldName: String {
    attributes["name"] ?? first { $0.attributes["name"] != nil }?.attributes["name"] ?? ""
  }

  /// The options of a menu or a group.
  var options: [PageNode] {
    all.filter { $0.tag == "option" || ["radio", "checkbox"].contains($0.type) }
  }

  /// A Boolean value that indicates whether several options of a group can be chosen.
  var allowsSeveral: Bool { tag == "fieldset" && options.first?.type == "checkbox" }

  /// The text of the control.
  package var fieldText: String {
    switch tag {
    case "textarea": text
    case "select", "fieldset": options.filter(\.isChosen).map(\.key).joined(separator: "\n")
    default: isSwitch ? FieldKind.text(of: isChosen) : key
    }
  }

  /// The text of the control as the user reads it.
  var readableText: String {
    switch tag {
    case "select", "fieldset":
      return options.filter { $0.isChosen && !$0.key.isEmpty }.map(\.optionLabel)
        .joined(separator: ", ")
    case "input" where type == "password": return String(repeating: "•", count: key.count)
    case "input" where type == "datetime-local": return key.replacing("T", with: " ")
    case "input" where !fieldText.isEmpty:
      let unit = parent?.children.first { $0.classes.contains("unit") }?.text
      let value = parent?.children.first { $0.classes.contains("value") }?.text
      return value ?? (fieldText + (unit.map { " \($0)" } ?? ""))
    default: return fieldText
    }
  }

  var optionLabel: String { tag == "option" ? text : parent?.text ?? "" }

  /// The value of an option or an input.
  var key: String { attributes["value"] ?? "" }

  private var isChosen: Bool { attributes["checked"] != nil || attributes["selected"] != nil }

  /// Sets the text of the control, for the user or a patch.
  package func hold(_ text: String) {
    switch tag {
    case "textarea":
      children = []
      append(PageNode(words: text))
    case "select": choose([text], by: "selected")
    case "fieldset": choose(Set(text.components("\n")), by: "checked")
    default:
      if isSwitch {
        attributes["checked"] = text == FieldKind.text(of: true) ? "" : nil
      } else {
        attributes["value"] = text
      }
    }
  }

  /// Returns the part of an entered text that the control accepts, as browsers do: in a single
  /// line, line breaks become spaces, except at the end; and nothing is longer than `maxlength`.
  func taken(_ text: String) -> String {
    guard isTyped else { return text }
    let isLine = tag == "input"
    var text = text
    while isLine, text.last?.isSentLineBreak == true { text.removeLast() }
    text = String(text.map { $0.isSentLineBreak ? isLine ? " " : "\n" : $0 })
    return text.prefix(units: attributes["maxlength"].flatMap { Int($0) } ?? .max)
  }

  private func choose(_ keys: Set<String>, by mark: String) {
    for option in options { option.attributes[mark] = keys.contains(option.key) ? "" : nil }
  }

  /// Returns the text of the control after the user has chosen an option, or deselected it.
  func text(choosing option: PageNode) -> String {
    guard allowsSeveral else { return option.key }
    return options.filter { $0.isChosen != ($0 === option) }.map(\.key).joined(separator: "\n")
  }

  /// Returns the control with a name.
  package func field(named name: String) -> PageNode? {
    first { $0.isField && $0.fieldName == name }
  }

  /// Returns the fields of a form in the form in which a browser without script sends them: without
  /// options that are not chosen, and with CRLF for each line break.
  package var sentFields: [(name: String, value: String)] {
    all.compactMap { node in
      guard let name = node.attributes["name"], node.attributes["disabled"] == nil else {
        return nil
      }
      switch node.tag {
      case "input" where ["radio", "checkbox"].contains(node.type):
        return node.isChosen ? (name, node.key) : nil
      case "input" where node.type != "file": return (name, node.key.withSentLineBreaks)
      case "textarea": return (name, node.text.withSentLineBreaks)
      case "select":
        let chosen = node.options.first { $0.isChosen && $0.attributes["disabled"] == nil }
        return chosen.map { (name, $0.key) }
      default: return nil
      }
    }
  }
}

extension String {
  fileprivate func components(_ separator: Character) -> [String] {
    split(separator: separator).map(String.init)
  }

  fileprivate var withSentLineBreaks: String {
    reduce(into: "") { $0 += $1.isSentLineBreak ? "\r\n" : String($1) }
  }
}

extension Character {
  /// A Boolean value that indicates whether browsers treat the character as a line break.
  fileprivate var isSentLineBreak: Bool { ["\n", "\r", "\r\n"].contains(self) }
}
