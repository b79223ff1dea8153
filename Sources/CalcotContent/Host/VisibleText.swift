/// An escaper for untrusted text, such as file names: it spells out characters that control a
/// terminal or reverse the reading order.
package enum VisibleText {
  /// Returns the text with `\n` for a line end, `\u{202E}` for a right-to-left override, and so on.
  /// Linear cost.
  package static func of(_ text: some StringProtocol) -> String {
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if misleads(scalar) {
        shown.append(contentsOf: name(of: scalar).unicodeScalars)
      } else {
        shown.append(scalar)
      }
    }
    return String(shown)
  }

  /// Returns the text with each of its lines escaped and its line ends kept.
  package static func ofLines(_ text: String) -> String {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { of($0) }
      .joined(separator: "\n")
  }

  private static func misleads(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private static func name(of scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    }
  }
}
