/// The place of the first JSON syntax error (RFC 8259) in a text.
struct JSONFault: Equatable, CustomStringConvertible {
  /// The line. Lines and columns count from 1; a column is a byte.
  let line: Int
  let column: Int

  var description: String { "line \(line), column \(column)" }

  /// Returns the place of the first syntax error in `text`; nil for valid JSON. Linear in its
  /// length.
  static func first(in text: some Sequence<UInt8>) -> JSONFault? {
    var scanner = JSONScanner(bytes: Array(text))
    return scanner.isJSON() ? nil : JSONFault(scanner.bytes, scanner.place)
  }

  private init(_ bytes: [UInt8], _ place: Int) {
    let before = bytes[..<place]
    line = before.count { $0 == 0x0A } + 1
    column = place - (before.lastIndex(of: 0x0A) ?? -1)
  }
}

/// A scanner that advances through a text while it is JSON.
private struct JSONScanner {
  let bytes: [UInt8]
  private(set) var place = 0
  private var depth = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  // NB: no response is nested more deeply, and a thread's stack is limited.
  private static var deepest: Int { 100 }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  mutating func isJSON() -> Bool { value() && place == bytes.count }

  /// Scans a value with the surrounding white space.
  private mutating func value() -> Bool {
    skipBlanks()
    guard single() else { return false }
    skipBlanks()
    return true
  }

  private mutating func single() -> Bool {
    switch next {
    case UInt8(ascii: "{"): members(closedBy: UInt8(ascii: "}")) { $0.name() && $0.value() }
    case UInt8(ascii: "["): members(closedBy: UInt8(ascii: "]")) { $0.value() }
    case UInt8(ascii: "\""): string()
    case UInt8(ascii: "t"): word("true")
    case UInt8(ascii: "f"): word("false")
    case UInt8(ascii: "n"): word("null")
    default: number()
    }
  }

  private mutating func members(
    closedBy end: UInt8, _ member: (inout JSONScanner) -> Bool
  ) -> Bool {
    guard depth < Self.deepest else { return false }
    depth += 1
    defer { depth -= 1 }
    place += 1
    skipBlanks()
    if take(end) { return true }
    repeat {
      guard member(&self) else { return false }
    } while take(UInt8(ascii: ","))
    return take(end)
  }

  private mutating func name() -> Bool {
    skipBlanks()
    guard next == UInt8(ascii: "\""), string() else { return false }
    skipBlanks()
    return take(UInt8(ascii: ":"))
  }

  private mutating func string() -> Bool {
    place += 1
    while let byte = next, byte >= 0x20 {
      place += 1
      switch byte {
      case UInt8(ascii: "\""): return true
      case UInt8(ascii: "\\"): guard escape() else { return false }
      default: break
      }
    }
    return false
  }

  /// Scans the rest of an escape sequence.
  private mutating func escape() -> Bool {
    guard let byte = next, "\"\\/bfnrtu".utf8.contains(byte) else { return false }
    place += 1
    guard byte == UInt8(ascii: "u") else { return true }
    for _ in 0..<4 {
      guard let digit = next, UnicodeScalar(digit).properties.isASCIIHexDigit else { return false }
      place += 1
    }
    return true
  }

  private mutating func number() -> Bool {
    _ = take(UInt8(ascii: "-"))
    guard take(UInt8(ascii: "0")) || digits() else { return false }
    if take(UInt8(ascii: ".")), !digits() { return false }
    guard take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) else { return true }
    _ = take(UInt8(ascii: "+")) || take(UInt8(ascii: "-"))
    return digits()
  }

  private mutating func digits() -> Bool {
    let start = place
    while let byte = next, (0x30...0x39).contains(byte) { place += 1 }
    return place > start
  }

  private mutating func word(_ word: StaticString) -> Bool {
    word.withUTF8Buffer { letters in letters.allSatisfy { take($0) } }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    place += 1
    return true
  }

  private mutating func skipBlanks() {
    while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { place += 1 }
  }
}
