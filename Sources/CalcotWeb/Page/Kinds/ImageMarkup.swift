import Calcot
import CalcotContent
import CalcotTree

extension PageRenderer {
  /// Returns a picture that stands alone.
  func image(_ image: ImageValue, _ id: String) -> HTMLTag {
    HTMLTag(
      "div", id: id, [HTMLAttribute("class", "image")],
      children: [.tag(picture(image, "\(id):i", image.role.rawValue))])
  }

  /// Returns a picture, or its replacement if the browser cannot load it. A picture without a label
  /// decorates the words beside it. The style draws initials, so that a browser without styles
  /// prints the name alone.
  ///
  /// - Parameter kind: The classes for the style.
  func picture(_ image: ImageValue, _ id: String, _ kind: String) -> HTMLTag {
    switch image.source {
    case nil: return placeholder(image, id, "\(kind) loading", [])
    case .symbol(let symbol):
      return placeholder(image, id, "\(kind) sign", [.tag(symbol.markup("\(id)s"))])
    case .initials(let letters):
      // NB: the same letters have one color on every page.
      let color = letters.unicodeScalars.reduce(0) { ($0 + Int($1.value)) % RowValue.colors } + 1
      return placeholder(
        image, id, "\(kind) initials c\(color)", [],
        [HTMLAttribute("data-initials", String(letters.prefix(3)))])
    case let source?:
      if let address = images.address(of: source) {
        return loaded(image, source, from: address, id, kind)
      } else {
        return placeholder(
          image, id, "\(kind) missing", [.tag(Symbol.missingPicture.markup("\(id)s"))])
      }
    }
  }

  private func loaded(
    _ image: ImageValue, _ source: ImageSource, from address: String, _ id: String, _ kind: String
  ) -> HTMLTag {
    var attributes = [
      HTMLAttribute("class", kind), HTMLAttribute("src", address),
      HTMLAttribute("alt", image.label ?? ""), HTMLAttribute("loading", "lazy"),
      HTMLAttribute("decoding", "async"),
    ]
    switch source {
    case .address: attributes.append(HTMLAttribute("referrerpolicy", "no-referrer"))
    case .data(let data):
      guard let size = data.size else { break }
      attributes += [
        HTMLAttribute("width", "\(size.width)"), HTMLAttribute("height", "\(size.height)"),
      ]
    case .symbol, .initials: break
    }
    return HTMLTag("img", id: id, attributes)
  }

  private func placeholder(
    _ image: ImageValue, _ id: String, _ kind: String, _ sign: [HTMLNode],
    _ drawn: [HTMLAttribute] = []
  ) -> HTMLTag {
    let attributes = [HTMLAttribute("class", kind)] + drawn
    guard let label = image.label else {
      return HTMLTag(
        "span", id: id, attributes + [HTMLAttribute("aria-hidden", "true")], children: sign)
    }
    let words = HTMLTag("span", id: "\(id)n", [HTMLAttribute("class", "words")], text: label)
    return HTMLTag(
      "span", id: id,
      attributes + [HTMLAttribute("role", "img"), HTMLAttribute("aria-label", label)],
      children: sign + [.tag(words)])
  }
}
