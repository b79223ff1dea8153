/// A reader of JSON (RFC 8259, strictly) that reads value by value, with the byte offset of each.
///
/// The caller checks ``kind()`` and then reads or skips the value. It enters a container, and
/// requests the parts until there are no more.
struct JSONReader {
  static let depthLimit = 20

  let bytes: [UInt8]
  var offset = 0
  private var depth = 0
  private var hasJustEntered = false

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The byte at the offset; nil at the end.
  var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Advances to the next value, and returns its kind.
  mutating func kind() throws(JSONSyntaxError) -> JSONKind {
    skipWhiteSpace()
    guard let byte, let kind = JSONKind(firstByte: byte) else { throw expected("a value") }
    return kind
  }

  /// Enters the object or list at the offset, which ``kind()`` has returned.
  mutating func enter() throws(JSONSyntaxError) {
    guard depth < Self.depthLimit else {
      throw JSONSyntaxError(
        offset: offset, what: "the file is nested more than \(Self.depthLimit) levels deep here",
        remedy: "a community file needs 5; take the inner values out")
    }
    depth += 1
    offset += 1
    hasJustEntered = true
  }

  /// Returns the next key of the entered object and advances to its value. Returns nil after the
  /// last key.
  mutating func nextKey() throws(JSONSyntaxError) -> (name: String, offset: Int)? {
    guard try goesOn(until: UInt8(ascii: "}")) else { return nil }
    guard byte == UInt8(ascii: "\"") else { throw expected("a key in double quotes") }
    let start = offset
    let name = try readText()
    skipWhiteSpace()
    guard byte == UInt8(ascii: ":") else { throw expected("a colon after the key") }
    offset += 1
    return (name, start)
  }

  /// Returns whether the entered list has another element, and advances to it.
  mutating func nextElement() throws(JSONSyntaxError) -> Bool {
    try goesOn(until: UInt8(ascii: "]"))
  }

  /// Reads the Boolean value at the offset, which ``kind()`` has returned.
  mutating func readTruth() throws(JSONSyntaxError) -> Bool {
    let isTrue = byte == UInt8(ascii: "t")
    try skipWord(isTrue ? "true" : "false")
    return isTrue
  }

  /// Skips a value of any kind.
  mutating func skip() throws(JSONSyntaxError) {
    switch try kind() {
    case .object:
      try enter()
      while try nextKey() != nil { try skip() }
    case .list:
      try enter()
      while try nextElement() { try skip() }
    case .text: try skipText()
    case .number: _ = try readNumber()
    case .truth: _ = try readTruth()
    case .null: try skipWord("null")
    }
  }

  /// Checks that nothing follows the value.
  mutating func finish() throws(JSONSyntaxError) {
    skipWhiteSpace()
    guard offset == bytes.count else { throw expected("the end of the file") }
  }

  mutating func skipWhiteSpace() {
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"):
        offset += 1
      default: return
      }
    }
  }

  private mutating func goesOn(until end: UInt8) throws(JSONSyntaxError) -> Bool {
    let isFirst = hasJustEntered
    hasJustEntered = false
    skipWhiteSpace()
    if byte == end {
      offset += 1
      depth -= 1
      return false
    }
    if isFirst { return true }
    guard byte == UInt8(ascii: ",") else {
      throw expected("a comma or '\(Character(Unicode.Scalar(end)))'")
    }
    offset += 1
    skipWhiteSpace()
    guard byte != end else {
      throw JSONSyntaxError(
        offset: offset, what: "nothing follows the last comma", remedy: "remove the comma")
    }
    return true
  }

  private mutating func skipWord(_ word: StaticString) throws(JSONSyntaxError) {
    let matches = word.withUTF8Buffer { bytes[offset...].starts(with: $0) }
    guard matches else { throw expected("a value") }
    offset += word.utf8CodeUnitCount
  }
}

extension JSONReader {
  /// Returns an error for an unexpected byte at the offset.
  func expected(_ thing: String) -> JSONSyntaxError {
    guard let byte else {
      return JSONSyntaxError(
        offset: offset, what: "the file ends where \(thing) has to be",
        remedy: "the file is cut off; copy or export it again")
    }
    if offset == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      return JSONSyntaxError(
        offset: 0, what: "the file begins with a byte order mark",
        remedy: "save it as UTF-8 without one")
    }
    let found =
      switch byte {
      case 0x21...0x7E: "'\(Character(Unicode.Scalar(byte)))'"
      default: "the byte 0x\(String(byte, radix: 16, uppercase: true))"
      }
    return JSONSyntaxError(
      offset: offset, what: "\(found) stands where \(thing) has to be",
      remedy: "correct it; the file has to be JSON")
  }
}

/// A JSON syntax error at a byte offset.
struct JSONSyntaxError: Error {
  let offset: Int
  let what: String
  let remedy: String
}
