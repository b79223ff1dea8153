import Calcot
import CalcotContent

extension FieldMarkup {
  /// Returns the control for several lines of text, which grows with its text up to the limit of
  /// the style, and then scrolls.
  func lines(_ range: ClosedRange<Int>) -> HTMLTag {
    let text = field.pageText ?? ""
    var tag = HTMLTag(
      "textarea", id: "\(id):i",
      attributes([
        HTMLAttribute("rows", "\(range.lowerBound)"),
        HTMLAttribute("data-most", "\(range.upperBound)"), most,
      ]), text: text)
    tag.fieldText = text
    return tag
  }
}
