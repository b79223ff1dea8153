import Calcot
import CalcotContent

extension FieldMarkup {
  /// The control of a switch.
  var toggle: [HTMLTag] {
    var own = [
      HTMLAttribute("type", "checkbox"), HTMLAttribute("role", "switch"),
      HTMLAttribute("value", FieldKind.text(of: true)),
    ]
    if field.isOn { own.append(HTMLAttribute("checked")) }
    var tag = HTMLTag("input", id: "\(id):i", attributes(own))
    tag.fieldText = field.pageText
    return [none(FieldKind.text(of: false)), tag]
  }
}
