import CalcotContent
import CalcotTree

/// A file's path as the user has typed, pasted or dropped it.
package struct TypedPath: Equatable, Sendable {
  /// The text of the prompt.
  package let text: String

  package init(_ text: String) { self.text = text }

  /// The possible readings of the path, the likeliest first: literally, and without quotes or
  /// escapes.
  package var readings: [String] {
    let other = TypedPath.unescaped(text)
    return [text] + [other].compactMap { $0 }.filter { $0 != text && !$0.isEmpty }
  }

  /// Returns the path in pasted text, without the shell quotes that a terminal adds to it.
  package static func pasted(_ text: String) -> String { unescaped(text) ?? text }

  /// Splits a path into its folder, with the trailing slash or empty, and its name.
  package static func parts(of path: some StringProtocol) -> (folder: String, name: String) {
    let scalars = path.unicodeScalars
    guard let slash = scalars.lastIndex(of: "/") else { return ("", String(path)) }
    return (String(path[...slash]), String(path[scalars.index(after: slash)...]))
  }

  /// Returns the parent of a folder. Both end with a slash, or are empty for the working folder.
  package static func above(_ folder: String) -> String {
    guard folder != "/" else { return folder }
    let name = parts(of: folder.dropLast()).name
    if ["", "..", ".", "~"].contains(name) { return folder + "../" }
    return parts(of: folder.dropLast()).folder
  }

  /// Returns the path without surrounding spaces, quotes, escapes or `file://`, or `nil` if the URL
  /// is not that of a local file.
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
    let trimmed = text.trimmingSpaces
    // NB: an escaped space at the end belongs to the name.
    let isEscaped = trimmed.last == "\\" && text.last != "\\"
    return trimmed + (isEscaped ? " " : "")
  }

  private static func path(ofAddress rest: Substring) -> String? {
    guard let slash = rest.unicodeScalars.firstIndex(of: "/") else { return nil }
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
    return bytes.contains(0) ? nil : String(utf8: bytes)
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
