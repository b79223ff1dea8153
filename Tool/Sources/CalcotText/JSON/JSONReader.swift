/// A mistake in a JSON text.
package struct JSONError: Error {
  /// From 1.
  package var line: Int
  package var message: String
}

/// A reader of JSON (RFC 8259) that keeps the lines of the values, for messages about files that
/// are merged by hand. Foundation's decoder keeps no lines, and does not recognize the conflict
/// markers that a merge may leave.
///
/// Numbers have to be whole; a comma before a closing bracket is forgiven. At most 64 levels deep.
package struct JSONReader {
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1

  /// Returns the value of a text.
  ///
  /// - Parameter line: The line of a file that the text begins on.
  package static func value(of text: String, line: Int = 1) throws(JSONError) -> JSONValue {
    var reader = JSONReader(bytes: Array(text.utf8), line: line)
    let value = try reader.value(depth: 0)
    reader.skipSpace()
    if reader.index < reader.bytes.count { throw reader.unexpected("the end") }
    return value
  }

  private init(bytes: [UInt8], line: Int) {
    self.bytes = bytes
    self.line = line
  }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || (0x09...0x0D).contains(byte) {
      if byte == UInt8(ascii: "\n") { line += 1 }
      index += 1
    }
  }

  private mutating func skip(_ byte: UInt8) -> Bool {
    skipSpace()
    guard next == byte else { return false }
    index += 1
    return true
  }

  private func unexpected(_ expected: String) -> JSONError {
    guard let next else {
      return JSONError(line: line, message: "the file ends before \(expected)")
    }
    let found = String(
      decoding: bytes[index...].prefix { $0 != 10 && $0 != 13 }.prefix(12), as: UTF8.self)
    let conflict = [UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "=")].contains(next)
    let hint = conflict ? "; was a merge left unfinished? Keep the lines of both sides" : ""
    return JSONError(line: line, message: "'\(found)' stands where \(expected) is expected\(hint)")
  }

  private mutating func value(depth: Int) throws(JSONError) -> JSONValue {
    skipSpace()
    let begin = line
    guard depth < 64 else { throw JSONError(line: line, message: "brackets are nested too deep") }
    let content: JSONValue.Content
    switch next {
    case UInt8(ascii: "{"): content = .object(try object(depth: depth + 1))
    case UInt8(ascii: "["): content = .array(try array(depth: depth + 1))
    case UInt8(ascii: "\""): content = .string(try string())
    case .some(UInt8(ascii: "-")), .some(UInt8(ascii: "0")...UInt8(ascii: "9")):
      content = .int(try number())
    default: content = try word()
    }
    return JSONValue(content, line: begin)
  }

  private mutating func object(depth: Int) throws(JSONError) -> [(String, JSONValue)] {
    index += 1
    var members: [(String, JSONValue)] = []
    while !skip(UInt8(ascii: "}")) {
      guard next == UInt8(ascii: "\"") else { throw unexpected("a key in quotes or '}'") }
      let key = try string()
      guard skip(UInt8(ascii: ":")) else { throw unexpected("':'") }
      members.append((key, try value(depth: depth)))
      if skip(UInt8(ascii: ",")) { continue }
      guard next == UInt8(ascii: "}") else { throw unexpected("',' or '}'") }
    }
    return members
  }

  private mutating func array(depth: Int) throws(JSONError) -> [JSONValue] {
    index += 1
    var values: [JSONValue] = []
    while !skip(UInt8(ascii: "]")) {
      values.append(try value(depth: depth))
      if skip(UInt8(ascii: ",")) { continue }
      guard next == UInt8(ascii: "]") else { throw unexpected("',' or ']'") }
    }
    return values
  }

  private mutating func number() throws(JSONError) -> Int {
    let begin = index
    while let byte = next, "+-.eE0123456789".utf8.contains(byte) { index += 1 }
    let text = String(decoding: bytes[begin..<index], as: UTF8.self)
    guard let number = Int(text) else {
      throw JSONError(line: line, message: "'\(text)' is no whole number")
    }
    return number
  }

  private mutating func word() throws(JSONError) -> JSONValue.Content {
    let words: [(String, JSONValue.Content)] = [
      ("true", .bool(true)), ("false", .bool(false)), ("null", .null),
    ]
    for (word, content) in words where bytes[index...].starts(with: word.utf8) {
      index += word.utf8.count
      return content
    }
    throw unexpected("a value")
  }
}

extension JSONReader {
  private mutating func string() throws(JSONError) -> String {
    index += 1
    var text: [UInt8] = []
    while let byte = next, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else {
        throw JSONError(line: line, message: "a text in quotes is not closed on its line")
      }
      index += 1
      if byte == UInt8(ascii: "\\") {
        text += try escaped()
      } else {
        text.append(byte)
      }
    }
    guard next != nil else {
      throw JSONError(line: line, message: "a text in quotes is not closed")
    }
    index += 1
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func escaped() throws(JSONError) -> [UInt8] {
    guard let byte = next else { throw unexpected("an escaped character") }
    index += 1
    switch byte {
    case UInt8(ascii: "n"): return [10]
    case UInt8(ascii: "t"): return [9]
    case UInt8(ascii: "r"): return [13]
    case UInt8(ascii: "b"): return [8]
    case UInt8(ascii: "f"): return [12]
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "u"):
      var code = try codeUnit()
      if (0xD800..<0xDC00).contains(code), bytes[index...].starts(with: #"\u"#.utf8) {
        index += 2
        let low = try codeUnit()
        guard (0xDC00..<0xE000).contains(low) else { return Array("\u{FFFD}".utf8) }
        code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
      }
      return Array(String(Unicode.Scalar(code) ?? "\u{FFFD}").utf8)
    default:
      throw JSONError(line: line, message: "'\\' stands before a character that needs none")
    }
  }

  private mutating func codeUnit() throws(JSONError) -> UInt32 {
    let digits = String(decoding: bytes[index...].prefix(4), as: UTF8.self)
    guard digits.utf8.count == 4, let code = UInt32(digits, radix: 16) else {
      throw JSONError(line: line, message: #"'\u' needs four hexadecimal digits"#)
    }
    index += 4
    return code
  }
}
