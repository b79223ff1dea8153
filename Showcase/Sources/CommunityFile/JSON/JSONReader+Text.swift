extension JSONReader {
  /// Reads the text at the offset, which begins with a double quote.
  mutating func readText() throws(JSONSyntaxError) -> String {
    let start = offset + 1
    offset = start
    try skipPlain()
    if byte == UInt8(ascii: "\"") {
      offset += 1
      return String(decoding: bytes[start..<offset - 1], as: UTF8.self)
    }
    var text = String(decoding: bytes[start..<offset], as: UTF8.self)
    while byte == UInt8(ascii: "\\") {
      text.unicodeScalars.append(try readEscape())
      let plain = offset
      try skipPlain()
      text += String(decoding: bytes[plain..<offset], as: UTF8.self)
    }
    offset += 1
    return text
  }

  /// Skips the text at the offset, and checks it.
  mutating func skipText() throws(JSONSyntaxError) {
    offset += 1
    try skipPlain()
    while byte == UInt8(ascii: "\\") {
      _ = try readEscape()
      try skipPlain()
    }
    offset += 1
  }

  /// Skips unescaped characters up to the next quote or backslash.
  private mutating func skipPlain() throws(JSONSyntaxError) {
    while offset < bytes.count {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): return
      case 0x00..<0x20:
        throw JSONSyntaxError(
          offset: offset, what: "a text has a line break or another control character",
          remedy: "end the text with a double quote, or write the character as \\n or \\u00XX")
      case 0x20..<0x80: offset += 1
      default: offset += try sequenceLength(from: byte)
      }
    }
    throw JSONSyntaxError(
      offset: offset, what: "the file ends inside a text",
      remedy: "the file is cut off; copy or export it again")
  }

  /// Returns the length of the multibyte character at the offset, if it is well-formed UTF-8.
  private func sequenceLength(from first: UInt8) throws(JSONSyntaxError) -> Int {
    let (length, second): (Int, ClosedRange<UInt8>) =
      switch first {
      case 0xC2...0xDF: (2, 0x80...0xBF)
      case 0xE0: (3, 0xA0...0xBF)
      case 0xED: (3, 0x80...0x9F)
      case 0xE1...0xEF: (3, 0x80...0xBF)
      case 0xF0: (4, 0x90...0xBF)
      case 0xF1...0xF3: (4, 0x80...0xBF)
      case 0xF4: (4, 0x80...0x8F)
      default: (0, 0...0)
      }
    let end = offset + length
    if length > 0, end <= bytes.count, second.contains(bytes[offset + 1]),
      bytes[offset + 2..<end].allSatisfy({ $0 & 0xC0 == 0x80 })
    {
      return length
    }
    throw JSONSyntaxError(
      offset: offset, what: "a text is not UTF-8", remedy: "save the file in the encoding UTF-8")
  }
}
