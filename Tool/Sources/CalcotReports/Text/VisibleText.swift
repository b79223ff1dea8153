/// A text that is safe to put into a line: no control character of it reaches a terminal, and
/// nothing in it turns the direction of the text around it.
struct VisibleText {
  let text: String

  init(_ original: String) {
    guard original.unicodeScalars.contains(where: { Self.replacement($0) != nil }) else {
      text = original
      return
    }
    var scalars = String.UnicodeScalarView()
    for scalar in original.unicodeScalars {
      scalars.append(Self.replacement(scalar) ?? scalar)
    }
    text = String(scalars)
  }

  private static func replacement(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x0A, 0x0D, 0x09, 0x85, 0x2028, 0x2029: " "
    // The pictures of the control characters stand in their order.
    case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value)
    case 0x7F: "\u{2421}"
    case 0x80..<0xA0, 0x202A...0x202E, 0x2066...0x2069, 0x200E, 0x200F: "\u{FFFD}"
    default: nil
    }
  }
}
