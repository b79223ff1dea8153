/// A file's path as the user has typed or pasted it, or dropped it on the terminal's window.
package struct TypedPath: Equatable, Sendable {
  /// What stands in the prompt.
  package let text: String

  package init(_ text: String) { self.text = text }

  /// What the path may mean, the likeliest first: as it stands, and without quotes or escapes.
  package var readings: [String] {
    let other = TypedPath.unescaped(text)
    return [text] + [other].compactMap { $0 }.filter { $0 != text && !$0.isEmpty }
  }

  /// The path that a pasted text stands for: a terminal quotes what is dropped on it, as for a shell.
  package static func pasted(_ text: String) -> String { unescaped(text) ?? text }

  /// The folder that a path leads into, with its slash, or nothing, and what follows it.
  package static func parts(of path: some StringProtocol) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return ("", String(path)) }
    return (String(path[...slash]), String(path[path.index(after: slash)...]))
  }

  /// The path without the spaces around it and without quotes, escapes or `file://`; nil where an
  /// address is none of a file.
  private static func unescaped(_ text: String) -> String? {
    let text = trimmed(text)
    if text.hasPrefix("file://") { return path(ofAddress: text.dropFirst(7)) }
    if let quote = text.first, text.count > 1, text.last == quote {
      let inner = text.dropFirst().dropLast()
      if quote == "'" { return joined(inner, separator: "'\\''", by: "'") }
      if quote == "\"" { return withoutBackslashes(inner) { "\"\\$`".contains($0) } }
    }
    return withoutBackslashes(text[...]) { !$0.isLetter && !$0.isNumber }
  }

  private static func trimmed(_ text: String) -> String {
    let start = text.drop(while: \.isWhitespace)
    let end = start.reversed().drop(while: \.isWhitespace)
    // NB: a space at the end that is escaped belongs to the name.
    let isEscaped = end.first == "\\" && end.count < start.count
    return String(end.reversed()) + (isEscaped ? " " : "")
  }

  private static func path(ofAddress rest: Substring) -> String? {
    guard let slash = rest.firstIndex(of: "/") else { return nil }
    guard ["", "localhost"].contains(rest[..<slash].lowercased()) else { return nil }
    var bytes: [UInt8] = []
    var left = rest[slash...].utf8
    while let byte = left.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = left.popFirst().flatMap(digit), let low = left.popFirst().flatMap(digit)
      else { return nil }
      bytes.append(high << 4 | low)
    }
    return bytes.contains(0) ? nil : String(validating: bytes, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    Character(Unicode.Scalar(byte)).hexDigitValue.map { UInt8($0) }
  }

  private static func joined(_ text: Substring, separator: String, by other: String) -> String {
    text.split(separator: separator, omittingEmptySubsequences: false).joined(separator: other)
  }

  private static func withoutBackslashes(
    _ text: Substring, before isEscapable: (Character) -> Bool
  ) -> String {
    var plain = ""
    var rest = text
    while let character = rest.popFirst() {
      if character == "\\", let next = rest.first, isEscapable(next) {
        plain.append(rest.removeFirst())
      } else {
        plain.append(character)
      }
    }
    return plain
  }
}
