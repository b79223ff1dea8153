/// A tag of an XML document.
public struct XMLTag: Sendable, Equatable {
  public enum Kind: Sendable { case opening, closing, alone }

  public var kind: Kind
  public var name: String
  public var attributes: [String: String]
  /// The number of its line, from 1.
  public var line: Int
  /// The text of the tag.
  public var text: String
}

/// The tags of an XML document, in their order. Texts, comments and declarations are skipped; what
/// is not well-formed ends the sequence, or is left out.
public struct XMLTags: Sequence, IteratorProtocol, Sendable {
  private let bytes: [UInt8]
  private var at = 0
  private var line = 1

  public init(_ bytes: [UInt8]) { self.bytes = bytes }

  public mutating func next() -> XMLTag? {
    while skip(to: UInt8(ascii: "<")) {
      if begins("<!--") {
        guard skip(past: "-->") else { return nil }
      } else if begins("<![CDATA[") {
        guard skip(past: "]]>") else { return nil }
      } else if begins("<!") || begins("<?") {
        guard skip(to: UInt8(ascii: ">")) else { return nil }
      } else {
        return tag()
      }
    }
    return nil
  }

  private func begins(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[at...].starts(with: $0) }
  }

  /// Goes on to a byte; returns false if there is none.
  private mutating func skip(to byte: UInt8) -> Bool {
    while at < bytes.count, bytes[at] != byte { step() }
    return at < bytes.count
  }

  private mutating func skip(past text: StaticString) -> Bool {
    while at < bytes.count {
      if begins(text) {
        at += text.utf8CodeUnitCount
        return true
      }
      step()
    }
    return false
  }

  private mutating func step() {
    if bytes[at] == 10 { line += 1 }
    at += 1
  }

  /// Reads the tag that begins here.
  private mutating func tag() -> XMLTag? {
    let start = at
    let first = line
    step()
    let isClosing = at < bytes.count && bytes[at] == UInt8(ascii: "/")
    if isClosing { step() }
    let name = word()
    var attributes: [String: String] = [:]
    while at < bytes.count, bytes[at] != UInt8(ascii: ">") {
      let key = word()
      guard !key.isEmpty else {
        step()
        continue
      }
      if let value = value() { attributes[key] = value }
    }
    guard at < bytes.count else { return nil }
    let isAlone = bytes[at - 1] == UInt8(ascii: "/")
    step()
    return XMLTag(
      kind: isClosing ? .closing : isAlone ? .alone : .opening, name: name, attributes: attributes,
      line: first, text: String(decoding: bytes[start..<at], as: UTF8.self))
  }

  private mutating func word() -> String {
    let start = at
    while at < bytes.count, !Self.isEnd(bytes[at]) { at += 1 }
    return String(decoding: bytes[start..<at], as: UTF8.self)
  }

  private static func isEnd(_ byte: UInt8) -> Bool {
    byte <= 32 || byte == UInt8(ascii: "=") || byte == UInt8(ascii: ">")
      || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }

  /// Reads `= "value"`; nil if none follows.
  private mutating func value() -> String? {
    skipSpaces()
    guard at < bytes.count, bytes[at] == UInt8(ascii: "=") else { return nil }
    at += 1
    skipSpaces()
    guard at < bytes.count, bytes[at] == UInt8(ascii: "\"") || bytes[at] == UInt8(ascii: "'") else {
      return nil
    }
    let quote = bytes[at]
    at += 1
    let start = at
    guard skip(to: quote) else { return nil }
    defer { at += 1 }
    return Self.unescaped(String(decoding: bytes[start..<at], as: UTF8.self))
  }

  private mutating func skipSpaces() {
    while at < bytes.count, bytes[at] <= 32 { step() }
  }

  /// Returns a text without the entities that XML itself has.
  private static func unescaped(_ text: String) -> String {
    guard text.contains("&") else { return text }
    let entities = [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&"),
    ]
    var rest = text[...]
    var plain = ""
    while let first = rest.first {
      if let (entity, character) = entities.first(where: { rest.hasPrefix($0.0) }) {
        plain += character
        rest = rest.dropFirst(entity.count)
      } else {
        plain.append(first)
        rest = rest.dropFirst()
      }
    }
    return plain
  }
}
