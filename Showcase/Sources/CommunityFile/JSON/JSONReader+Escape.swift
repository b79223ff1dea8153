extension JSONReader {
  /// Reads the escape sequence at the offset, which begins with a backslash.
  mutating func readEscape() throws(JSONSyntaxError) -> Unicode.Scalar {
    let start = offset
    offset += 1
    let letter = byte
    offset += 1
    switch letter {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try readUnicodeEscape(from: start)
    default:
      throw JSONSyntaxError(
        offset: start, what: "a backslash is followed by no known letter",
        remedy: "write \\\\ for a backslash")
    }
  }

  private mutating func readUnicodeEscape(from start: Int) throws(JSONSyntaxError) -> Unicode.Scalar
  {
    let first = try readHexadecimal(from: start)
    if let scalar = Unicode.Scalar(first) { return scalar }
    if first < 0xDC00, bytes[offset...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) {
      offset += 2
      let second = try readHexadecimal(from: start)
      let value = 0x1_0000 + (UInt32(first & 0x3FF) << 10) + UInt32(second & 0x3FF)
      if (0xDC00...0xDFFF).contains(second), let scalar = Unicode.Scalar(value) { return scalar }
    }
    throw JSONSyntaxError(
      offset: start, what: "half of a character that \\u writes in two halves is missing",
      remedy: "write both halves, or the character itself")
  }

  private mutating func readHexadecimal(from start: Int) throws(JSONSyntaxError) -> UInt16 {
    var value: UInt16 = 0
    for _ in 0..<4 {
      guard let byte, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw JSONSyntaxError(
          offset: start, what: "\\u is not followed by four hexadecimal digits",
          remedy: "write four, such as \\u00E9")
      }
      value = value << 4 | UInt16(digit)
      offset += 1
    }
    return value
  }
}
