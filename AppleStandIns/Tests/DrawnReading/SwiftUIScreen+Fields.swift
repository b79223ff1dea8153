import CalcotContent
public import CalcotTesting
public import SwiftUI

/// The values that the user gives to fields, with the control that each field has. A field is found by
/// its label or by its identifier.
extension SwiftUIScreen {
  /// Returns the identifier of a field that is called as a test calls it, the prompt of the system's
  /// search field, which shows the placeholder, or otherwise the label.
  public func name(of field: ScreenElement) -> String {
    settle()
    if let prompt = field.field?.placeholder, search(called: prompt) != nil { return prompt }
    let isThere = top.perceived.contains { node in
      node.isField(field.id.path)
        && (node.label == field.label || node.inputLabels.contains(field.label))
    }
    return isThere ? field.id.path : field.label
  }

  /// Returns the state of a field or a row as the user reads it.
  public func reading(of found: ScreenElement) throws(NotThere) -> ControlReading {
    settle()
    guard found.field == nil else { return try value(of: found) }
    let rows = top.perceived.filter { node in
      node.kind == .row && node.all.contains { $0.identifier == found.id.path }
    }
    guard let row = rows.first else {
      throw NotThere("row \"\(found.label)\"", available: top.perceived.map(\.name))
    }
    let check = row.all.first { $0.traits.contains(.isToggle) }
    let badge = row.badge ?? row.all.lazy.compactMap(\.badge).first
    return ControlReading(
      isChecked: check.map { $0.systemImage == "checkmark.circle.fill" }, badge: badge)
  }

  private func value(of field: ScreenElement) throws(NotThere) -> ControlReading {
    let name = name(of: field)
    if let search = search(called: name) { return ControlReading(value: search.text) }
    let options = options(of: name)
    if options.areSeveral, !options.all.isEmpty {
      let chosen = options.all.filter { $0.traits.contains(.isSelected) }
      return ControlReading(value: chosen.map(\.label).joined(separator: ", "))
    }
    let kinds: [DrawnNode.Kind] = [
      .toggle, .picker, .stepper, .slider, .datePicker, .textField,
    ]
    let control = try control(name, of: kinds)
    // NB: a picker has an option with an empty key while nothing is chosen.
    let none = options.all.first { $0.tag?.base as? String == "" }
    if let none, none.label == control.value { return ControlReading(value: "") }
    guard control.kind == .toggle else { return ControlReading(value: control.readableValue) }
    guard control.identifier.hasSuffix("/set") else {
      return ControlReading(value: control.value, isChecked: control.value == "on")
    }
    guard control.value == "on" else { return ControlReading(value: "") }
    return ControlReading(value: try self.control(name, of: [.datePicker]).readableValue)
  }

  /// Chooses the option called `option` in the field called `label`, or takes its choice back.
  public func choose(_ option: String, in label: String) throws(NotThere) {
    settle()
    let options = options(of: label).all
    guard let found = options.first(where: { $0.label == option }) else {
      throw NotThere("option \"\(option)\" in \"\(label)\"", available: options.map(\.label))
    }
    guard tap(found) else { throw NotThere("\"\(label)\" is there, but it is disabled.") }
  }

  /// Changes the number or date of the field called `label` by one step.
  public func step(_ label: String, up: Bool) throws(NotThere) {
    settle()
    let field = try control(label, of: [.stepper, .slider, .datePicker])
    guard field.kind != .datePicker else { return try turn(field, up: up) }
    guard step(field, up: up) else {
      throw NotThere("\"\(label)\" has no step \(up ? "up" : "down").")
    }
  }

  /// Gives the field called `label` the value with a text.
  public func give(_ text: String, to label: String) throws(NotThere) {
    settle()
    if fill(label, with: text) || (search(called: label) != nil && search(text)) { return }
    let options = options(of: label)
    if !options.all.isEmpty { return try give(text, to: options, of: label) }
    let field = try control(label, of: [.toggle, .stepper, .slider, .datePicker])
    switch field.kind {
    case .toggle where field.identifier.hasSuffix("/set"): try give(text, toOptional: field)
    case .toggle: try set(field, to: text == "on")
    case .slider:
      guard let number = Double(text), slide(field, to: number) else {
        throw NotThere("\"\(label)\" has no \(text).")
      }
    case .datePicker: try choose(date: text, in: field)
    default: try step(to: text, label)
    }
  }

  /// Types a text at the end of the field called `label`, letter by letter; returns false if there
  /// is none.
  public func enter(_ text: String, into label: String) -> Bool {
    settle()
    guard search(called: label) != nil else { return type(text, into: label) }
    return text.allSatisfy { letter in
      search((search(called: label)?.text ?? "") + String(letter))
    }
  }

  /// Returns the system's search field, if it is called `label`.
  private func search(called label: String) -> DrawnSearch? {
    top.seen.compactMap(\.page?.search).last.flatMap { $0.prompt == label ? $0 : nil }
  }

  private func set(_ toggle: DrawnNode, to isOn: Bool) throws(NotThere) {
    guard (toggle.value == "on") == isOn || tap(toggle) else {
      throw NotThere("\"\(toggle.label)\" is disabled.")
    }
  }

  private func give(_ date: String, toOptional toggle: DrawnNode) throws(NotThere) {
    try set(toggle, to: !date.isEmpty)
    guard !date.isEmpty else { return }
    let identifier = String(toggle.identifier.dropLast("/set".count))
    try choose(date: date, in: control(identifier, of: [.datePicker]))
  }

  private func choose(date: String, in picker: DrawnNode) throws(NotThere) {
    guard picker.value == date || pick(date, in: picker) else {
      throw NotThere("\"\(picker.label)\" offers no \(date).")
    }
  }

  private func give(
    _ text: String, to options: (all: [DrawnNode], areSeveral: Bool), of label: String
  ) throws(NotThere) {
    let keys = Set(text.split(separator: "\n").map(String.init))
    for option in options.all {
      let isWanted = (option.tag?.base as? String).map(keys.contains) ?? false
      let isChosen = options.areSeveral && option.traits.contains(.isSelected)
      if isWanted != isChosen { try choose(option.label, in: label) }
    }
  }

  private func step(to text: String, _ label: String) throws(NotThere) {
    guard let wanted = Double(text) else { throw NotThere("\"\(label)\" has no \(text).") }
    for _ in 0..<1_000 {
      let shown = try control(label, of: [.stepper]).value ?? ""
      guard let now = Double(shown.prefix { $0 != " " }), now != wanted else { return }
      try step(label, up: now < wanted)
    }
    throw NotThere("\"\(label)\" does not come to \(text).")
  }

  /// Chooses the next or the previous day of a picker, or five minutes more or less.
  private func turn(_ picker: DrawnNode, up: Bool) throws(NotThere) {
    guard let text = picker.value.flatMap({ next($0, up: up) }), pick(text, in: picker) else {
      throw NotThere("\"\(picker.label)\" has no step \(up ? "up" : "down").")
    }
  }

  private func next(_ text: String, up: Bool) -> String? {
    let hasDay = text.contains("-")
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.timeZone = TimeZone(identifier: "UTC")
    format.dateFormat = hasDay ? text.contains(":") ? "yyyy-MM-dd HH:mm" : "yyyy-MM-dd" : "HH:mm"
    let step: TimeInterval = hasDay ? 86_400 : 300
    return format.date(from: text).map { format.string(from: $0 + (up ? step : -step)) }
  }

  private func control(
    _ label: String, of kinds: [DrawnNode.Kind]
  ) throws(NotThere) -> DrawnNode {
    let fields = top.perceived.filter { kinds.contains($0.kind) }
    guard let field = fields.first(where: { $0.isField(label) || $0.label == label }) else {
      throw NotThere("field \"\(label)\"", available: fields.map(\.label))
    }
    return field
  }

  /// The options of a picker, or the rows below the name of a choice of several.
  private func options(of label: String) -> (all: [DrawnNode], areSeveral: Bool) {
    let nodes = top.perceived
    let picker = nodes.first { node in
      node.kind == .picker && (node.identifier == label || node.label == label)
    }
    if let picker {
      return (picker.children, false)
    }
    let name = nodes.first {
      $0.kind == .text && ($0.identifier == label || $0.label == label)
        && $0.traits.contains(.isHeader) && !$0.identifier.isEmpty
    }
    guard let name else { return ([], true) }
    // NB: an option's key may begin with a mark, which joins the separator.
    let folder = (name.identifier + "/").utf8
    let rows = nodes.filter { $0.kind == .button && $0.identifier.utf8.starts(with: folder) }
    return (rows, true)
  }
}

extension DrawnNode {
  /// Returns a Boolean value that indicates whether the node belongs to the field with an identifier:
  /// its control, or the switch of a date that can be left out.
  fileprivate func isField(_ identifier: String) -> Bool {
    self.identifier == identifier || self.identifier == identifier + "/set"
  }
}
