import CalcotTree

/// The header fields of one part of a form.
struct MultipartHeader: Equatable {
  /// The name of the field.
  let name: String
  /// The original name of the file, without its folders; `nil` for a field that holds no file.
  let fileName: String?

  /// Parses the header fields of a part, without the blank line after them; `nil` if they are not
  /// those of a form field.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard let text = String(utf8: bytes) else { return nil }
    var disposition: Parameters?
    for line in text.unicodeScalars.split(separator: "\r\n".unicodeScalars) {
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let value = String(line[line.index(after: colon)...])
      switch String(line[..<colon]).lowercased() {
      case "content-disposition":
        guard disposition == nil, let read = Parameters(value) else { return nil }
        disposition = read
      case "content-transfer-encoding":
        guard ["binary", "8bit", "7bit"].contains(value.trimmingBlanks.lowercased()) else {
          return nil
        }
      default: break
      }
    }
    guard let disposition, disposition.value == "form-data",
      let name = disposition.values["name"]
    else { return nil }
    self.name = Self.plain(name)
    if let extended = disposition.values["filename*"] {
      guard let read = Self.extended(extended) else { return nil }
      fileName = read
    } else {
      fileName = disposition.values["filename"].map(Self.plain)
    }
  }

  /// Returns the boundary between the parts of a body, from its content type; `nil` if it is
  /// missing or not allowed.
  static func boundary(in contentType: String) -> String? {
    guard let read = Parameters(contentType), read.value == "multipart/form-data",
      let boundary = read.values["boundary"], (1...70).contains(boundary.utf8.count),
      boundary.utf8.allSatisfy(isOfBoundary), !boundary.hasSuffix(" ")
    else { return nil }
    return boundary
  }

  private static func isOfBoundary(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: "'()+_,-./:=? ".utf8.contains(byte)
    }
  }

  /// Decodes the quotes and line endings of a name, the only characters that browsers escape in it.
  private static func plain(_ text: String) -> String {
    text.replacing("%22", with: "\"").replacing("%0D", with: "\r").replacing("%0A", with: "\n")
  }

  /// Decodes an extended value such as `UTF-8''a%20note.txt` (RFC 8187).
  private static func extended(_ text: String) -> String? {
    let parts = text.split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].lowercased() == "utf-8" else { return nil }
    return PercentCoding.decoded(String(parts[2]))
  }
}

/// A header field's value with its parameters, such as `form-data; name="a"`.
private struct Parameters {
  /// The text before the parameters, in lowercase.
  let value: String
  /// The parameters by lowercase name.
  private(set) var values: [String: String] = [:]

  // NB: Works on scalars, because a combining mark after a quote forms one character with it.
  init?(_ text: String) {
    var rest = Substring(text).unicodeScalars
    value = Self.take(from: &rest) { $0 != ";" }.trimmingBlanks.lowercased()
    while rest.popFirst() != nil {
      let name = Self.take(from: &rest) { $0 != "=" && $0 != ";" }.trimmingBlanks.lowercased()
      guard !name.isEmpty, rest.popFirst() == "=", let read = Self.takeValue(from: &rest),
        values.updateValue(read, forKey: name) == nil
      else { return nil }
    }
  }

  private static func take(
    from rest: inout Substring.UnicodeScalarView, while isMeant: (Unicode.Scalar) -> Bool
  ) -> String {
    let taken = rest.prefix(while: isMeant)
    rest = rest[taken.endIndex...]
    return String(taken)
  }

  /// Takes a word or a quoted text. NB: A backslash stands for itself: browsers percent-encode
  /// quotes and leave everything else as it is.
  private static func takeValue(from rest: inout Substring.UnicodeScalarView) -> String? {
    guard rest.first == "\"" else {
      let word = take(from: &rest) { $0 != ";" }.trimmingBlanks
      return word.isEmpty ? nil : word
    }
    rest.removeFirst()
    var value = String.UnicodeScalarView()
    while let next = rest.popFirst() {
      guard next == "\"" else {
        value.append(next)
        continue
      }
      return take(from: &rest) { $0 != ";" }.trimmingBlanks.isEmpty ? String(value) : nil
    }
    return nil
  }
}

extension String {
  /// The text without leading and trailing spaces and tabs.
  fileprivate var trimmingBlanks: String {
    let isBlank = { (scalar: Unicode.Scalar) in scalar == " " || scalar == "\t" }
    let start = unicodeScalars.drop(while: isBlank)
    return String(
      start[..<(start.lastIndex { !isBlank($0) }.map(start.index(after:)) ?? start.startIndex)])
  }
}
