import CalcotContent

extension PageNode {
  /// A Boolean value that indicates whether the user types the text with a keyboard.
  var isTyped: Bool {
    tag == "textarea" || tag == "input" && !isSwitch && !isPicked
  }

  /// A Boolean value that indicates whether the user picks the text in a menu or a calendar, or by
  /// dragging.
  var isPicked: Bool { tag == "select" || type == "range" || dateParts != nil }

  private var dateParts: DateInput.Parts? {
    switch type {
    case "date": .day
    case "time": .time
    case "datetime-local": .dayAndTime
    default: nil
    }
  }

  /// Returns the text after one step, as the up and down keys change it; `nil` if there is none.
  func text(stepping up: Bool) -> String? {
    if let dateParts {
      let input = DateInput(dateParts, first: attributes["min"], last: attributes["max"])
      return FieldKind.date(input).text(fieldText, movedBy: up ? 1 : -1)
    }
    guard type == "range", let step = number("step"), let least = number("min"),
      let most = number("max"), least <= most
    else { return nil }
    let digits = ["step", "min", "max"].map { name in
      attributes[name]?.split(separator: ".").dropFirst().first?.count ?? 0
    }
    let input = NumberInput(
      .slider, in: least...most, step: step, decimals: digits.max() ?? 0)
    return FieldKind.number(input).text(fieldText, movedBy: up ? 1 : -1)
  }

  private func number(_ name: String) -> Double? { attributes[name].flatMap(Double.init) }
}
