import CalcotTree

extension Symbol {
  /// Returns the symbol as lines in the color of the text, hidden from screen readers. NB: no tag
  /// inside the symbol has an identifier, so that a patch replaces the symbol as a whole: a browser
  /// would not draw a part that is inserted by itself.
  func markup(_ id: String) -> HTMLTag {
    HTMLTag(
      "svg", id: id,
      [
        HTMLAttribute("class", "symbol"), HTMLAttribute("viewBox", "0 0 24 24"),
        HTMLAttribute("aria-hidden", "true"),
      ], children: [.tag(HTMLTag("path", [HTMLAttribute("d", path)]))])
  }

  /// The symbol for a picture that cannot be shown.
  static let missingPicture = Symbol(
    "missing picture", system: "photo", path: Symbol.photo.path + "M3 3l18 18", sign: "▣")
}
