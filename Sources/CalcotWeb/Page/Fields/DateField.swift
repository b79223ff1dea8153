import Calcot
import CalcotContent

extension FieldMarkup {
  /// Returns the control of a date. Browsers send its text in the app's format.
  func date(_ input: DateInput) -> HTMLTag {
    var own = [
      HTMLAttribute("type", input.parts.inputType), HTMLAttribute("value", field.text),
    ]
    if let first = input.first { own.append(HTMLAttribute("min", first)) }
    if let last = input.last { own.append(HTMLAttribute("max", last)) }
    if !input.isOptional { own.append(HTMLAttribute("required")) }
    var tag = HTMLTag("input", id: "\(id):i", attributes(own))
    tag.fieldText = field.pageText
    return tag
  }
}

extension DateInput.Parts {
  fileprivate var inputType: String {
    switch self {
    case .day: "date"
    case .time: "time"
    case .dayAndTime: "datetime-local"
    }
  }
}
