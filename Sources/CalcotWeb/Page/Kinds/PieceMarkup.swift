import Calcot
import CalcotContent

extension PageRenderer {
  /// Returns a value as its own HTML shows it, or what a host without a view for it shows.
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
