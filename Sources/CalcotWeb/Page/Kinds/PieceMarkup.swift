import Calcot
import CalcotContent

extension PageRenderer {
  /// Returns a value as the HTML that the app has registered for it, or else as the fallback.
  func piece(_ value: NativeValue, _ id: String, _ fallback: [HTMLNode]) -> HTMLTag {
    let own = pieces[PieceKey(value.base)]?.named(in: "\(id):v")
    return HTMLTag(
      "div", id: id,
      [
        HTMLAttribute("class", own == nil ? "piece" : "piece own"), HTMLAttribute("role", "group"),
        HTMLAttribute("aria-label", value.label),
      ], children: own ?? fallback)
  }
}
