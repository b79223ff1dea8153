import Calcot
import CalcotContent

extension FieldMarkup {
  /// Returns the control of a number and the tags beside it.
  func number(_ input: NumberInput) -> [HTMLTag] {
    switch input.style {
    case .field: [typed(input)] + unit(input)
    case .stepper: [typed(input)] + unit(input) + [step(input, by: -1), step(input, by: 1)]
    case .slider:
      [HTMLTag("span", id: "\(id):v", [HTMLAttribute("class", "value")], text: field.shownText)]
        + [slider(input)]
    }
  }

  // NB: an input for numbers tells nothing of a typed text that is not a number.
  private func typed(_ input: NumberInput) -> HTMLTag {
    var own = [HTMLAttribute("value", field.text), most]
    // NB: the keyboards for digits have no minus.
    if input.range.lowerBound >= 0 {
      own.append(HTMLAttribute("inputmode", input.decimals > 0 ? "decimal" : "numeric"))
    }
    var tag = HTMLTag(
      "input", id: "\(id):i", attributes(own, described: input.unit == nil ? [] : ["u"]))
    tag.fieldText = field.pageText
    return tag
  }

  private func unit(_ input: NumberInput) -> [HTMLTag] {
    input.unit.map {
      [HTMLTag("span", id: "\(id):u", [HTMLAttribute("class", "unit")], text: $0)]
    } ?? []
  }

  private func step(_ input: NumberInput, by steps: Int) -> HTMLTag {
    let isMore = steps > 0
    let label = (isMore ? words.fields.more : words.fields.less).filled(field.label)
    var attributes = [
      HTMLAttribute("class", isMore ? "step up" : "step down"),
      .action("\(isMore ? "n+" : "n-") \(name)"), HTMLAttribute("aria-label", label),
    ]
    if !field.isEnabled || field.kind.text(field.text, movedBy: steps) == nil {
      attributes.append(.unusable)
    }
    return HTMLTag(
      "button", id: "\(id):\(isMore ? "p" : "m")", attributes, text: isMore ? "+" : "−")
  }

  private func slider(_ input: NumberInput) -> HTMLTag {
    let own = [
      HTMLAttribute("type", "range"),
      HTMLAttribute("min", input.text(of: input.range.lowerBound)),
      HTMLAttribute("max", input.text(of: input.range.upperBound)),
      HTMLAttribute("step", input.text(of: input.pageStep(to: field.text))),
      HTMLAttribute("value", field.text), HTMLAttribute("aria-valuetext", field.shownText),
    ]
    var tag = HTMLTag("input", id: "\(id):i", attributes(own))
    tag.fieldText = field.pageText
    return tag
  }
}

extension NumberInput {
  /// Returns the distance between the positions of a slider, such that the number is at one of
  /// them.
  ///
  /// NB: a browser moves a slider to the next position by itself, and sends that one.
  fileprivate func pageStep(to text: String) -> Double {
    let least = (0..<decimals).reduce(1.0) { least, _ in least / 10 }
    let stepUnits = (step / least).rounded()
    let units = (((Double(text) ?? range.lowerBound) - range.lowerBound) / least).rounded()
    let isExact = abs(step / least - stepUnits) < 1e-6 && stepUnits >= 1
    return isExact && units.truncatingRemainder(dividingBy: stepUnits) == 0 ? step : least
  }
}
