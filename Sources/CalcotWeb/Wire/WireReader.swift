import CalcotTree

/// A parser of the JSON that a page sends, piece by piece: it creates no intermediate values, takes a time
/// in proportion to the text, and looks up nothing by a name from outside. Its strings are stream-safe.
struct WireReader {
  private var rest: Substring.UTF8View

  init(_ text: String) { rest = text[...].utf8 }

  mutating func beginArray() -> Bool { take(0x5B) }
  mutating func endArray() -> Bool { take(0x5D) }
  mutating func beginObject() -> Bool { take(0x7B) }
  mutating func endObject() -> Bool { take(0x7D) }
  mutating func comma() -> Bool { take(0x2C) }
  mutating func colon() -> Bool { take(0x3A) }

  /// Returns a Boolean value that indicates whether the array and the text end here.
  mutating func end() -> Bool {
    let before = rest
    if endArray(), isAtEnd { return true }
    rest = before
    return false
  }

  /// A Boolean value that indicates whether nothing but blanks follows.
  var isAtEnd: Bool { rest.allSatisfy(Self.isBlank) }

  /// Takes a word such as `null`, if it stands here.
  mutating func word(_ word: String) -> Bool {
    skipBlanks()
    guard rest.starts(with: word.utf8) else { return false }
    rest.removeFirst(word.utf8.count)
    return true
  }

  /// Parses an integer of at most 15 digits.
  mutating func integer() -> Int? {
    skipBlanks()
    let isNegative = take(0x2D)
    var (number, digits) = (0, 0)
    while let byte = rest.first, (0x30...0x39).contains(byte), digits < 16 {
      number = number * 10 + Int(byte - 0x30)
      digits += 1
      rest.removeFirst()
    }
    guard digits > 0, digits < 16 else { return nil }
    return isNegative ? -number : number
  }

  mutating func string() -> String? {
    guard take(0x22) else { return nil }
    var bytes: [UInt8] = []
    while let byte = rest.popFirst() {
      switch byte {
      case 0x22: return String(utf8: bytes)
      case 0x5C: guard escape(into: &bytes) else { return nil }
      case 0..<0x20: return nil
      default: bytes.append(byte)
      }
    }
    return nil
  }

  private mutating func escape(into bytes: inout [UInt8]) -> Bool {
    guard let kind = rest.popFirst() else { return false }
    switch kind {
    case 0x22, 0x5C, 0x2F: bytes.append(kind)
    case 0x62: bytes.append(0x08)
    case 0x66: bytes.append(0x0C)
    case 0x6E: bytes.append(0x0A)
    case 0x72: bytes.append(0x0D)
    case 0x74: bytes.append(0x09)
    case 0x75:
      guard let scalar = unicodeEscape() else { return false }
      bytes += Array(String(Character(scalar)).utf8)
    default: return false
    }
    return true
  }

  private mutating func unicodeEscape() -> Unicode.Scalar? {
    guard let unit = hexadecimal() else { return nil }
    guard (0xD800..<0xDC00).contains(unit) else { return Unicode.Scalar(unit) }
    guard rest.popFirst() == 0x5C, rest.popFirst() == 0x75, let low = hexadecimal(),
      (0xDC00..<0xE000).contains(low)
    else { return nil }
    return Unicode.Scalar(0x10000 + ((unit - 0xD800) << 10) + (low - 0xDC00))
  }

  private mutating func hexadecimal() -> UInt32? {
    let digits = rest.prefix(4)
    guard digits.count == 4, let text = String(digits), !text.hasPrefix("+"), !text.hasPrefix("-")
    else { return nil }
    rest = rest.dropFirst(4)
    return Int(outside: text, radix: 16, in: 0...0xFFFF).map { UInt32($0) }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    skipBlanks()
    guard rest.first == byte else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func skipBlanks() {
    while let byte = rest.first, Self.isBlank(byte) { rest.removeFirst() }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }
}
