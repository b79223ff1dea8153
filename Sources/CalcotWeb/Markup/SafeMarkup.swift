/// The markup that an app's author may use in a page: nothing that runs or loads code.
enum SafeMarkup {
  /// The allowed tags, which only display content.
  static let tags: Set<String> = contentTags.union(drawingTags)

  private static let contentTags: Set<String> = [
    "a", "abbr", "article", "aside", "b", "blockquote", "br", "caption", "cite", "code", "dd",
    "details", "div", "dl", "dt", "em", "figcaption", "figure", "footer", "h2", "h3", "h4", "h5",
    "h6", "header", "hr", "i", "img", "kbd", "li", "mark", "meter", "ol", "p", "pre", "progress",
    "q", "s", "section", "small", "span", "strong", "sub", "summary", "sup", "table", "tbody", "td",
    "tfoot", "th", "thead", "time", "tr", "ul", "var",
  ]

  /// The tags of drawings that are only shapes and texts.
  private static let drawingTags = [
    "svg", "g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text", "tspan",
  ]

  /// Returns the name of an attribute in the spelling of browsers: in lowercase, except for a
  /// drawing's.
  static func attributeName(_ name: String) -> String {
    let name = name.lowercased()
    return ["viewBox", "preserveAspectRatio"].first { $0.lowercased() == name } ?? name
  }

  /// Returns a Boolean value that indicates whether an attribute is harmless. An address must have
  /// no scheme or one of a few.
  static func mayHave(_ name: String, _ value: String) -> Bool {
    guard isName(name), !name.hasPrefix("on"), !reserved.contains(name) else { return false }
    // NB: a drawing could load another one by its paint.
    if name == "fill" || name == "stroke", value.lowercased().contains("url(") { return false }
    guard ["href", "src", "cite"].contains(name) else { return true }
    return isSafe(address: value)
  }

  private static func isName(_ name: String) -> Bool {
    guard let first = name.utf8.first, !(0x30...0x39).contains(first) else { return false }
    return attributeName(name) == name
      && name.lowercased().utf8.allSatisfy { byte in
        byte == 0x2D || (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte)
      }
  }

  /// Returns a Boolean value that indicates whether an address can only lead to a page, a mail
  /// program or a telephone.
  static func isSafe(address: String) -> Bool {
    // NB: Browsers ignore control characters and spaces before and within a scheme.
    let text = address.unicodeScalars.filter { $0.value > 0x20 && $0.value != 0x7F }
    guard let end = text.firstIndex(where: { ":/?#\\".unicodeScalars.contains($0) }),
      text[end] == ":"
    else { return true }
    let scheme = String(String.UnicodeScalarView(text[..<end])).lowercased()
    return ["http", "https", "mailto", "tel"].contains(scheme)
  }

  private static let reserved: Set<String> = [
    "id", "style", "srcdoc", "formaction", "action", "name", "form", "ping", "srcset", "data-do",
    "data-key", "background", "autofocus", "tabindex", "is", "slot", "nonce", "filter", "mask",
    "clip-path", "marker-start", "marker-mid", "marker-end", "cursor",
  ]
}
