/// A text as the content or the attribute of an XML element.
struct XMLText {
  let text: String

  init(_ original: String) {
    var text = ""
    for scalar in original.unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "'": text += "&apos;"
      // NB: a parser makes spaces of these in an attribute unless they are written as numbers.
      case "\n": text += "&#10;"
      case "\r": text += "&#13;"
      case "\t": text += "&#9;"
      // XML 1.0 cannot hold these, not even as numbers.
      case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": text += "\u{FFFD}"
      case "\u{7F}"..<"\u{A0}": text += "&#\(scalar.value);"
      default: text.unicodeScalars.append(scalar)
      }
    }
    self.text = text
  }
}
