/// Texts from code and paths, made harmless for the languages of the reports.
package enum Escape {
  /// Returns a string of JSON with its quotes.
  ///
  /// Control characters, the line separators of Unicode and the byte order mark are escaped, so that
  /// a string stays on its line in every editor.
  ///
  /// - Parameter also: More characters to escape.
  package static func json(_ text: String, also: [Unicode.Scalar] = []) -> String {
    var bytes: [UInt8] = []
    appendJSON(text, also: also, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  static func appendJSON(_ text: String, also: [Unicode.Scalar], to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": bytes += "\\\"".utf8
      case "\\": bytes += "\\\\".utf8
      case "\n": bytes += "\\n".utf8
      case "\r": bytes += "\\r".utf8
      case "\t": bytes += "\\t".utf8
      case "\u{0}"..<" ", "\u{7F}"..<"\u{A0}", "\u{2028}", "\u{2029}", "\u{FEFF}":
        bytes += "\\u\(hexadecimal(scalar.value, digits: 4))".utf8
      default:
        if !also.isEmpty, also.contains(scalar) {
          bytes += "\\u\(hexadecimal(scalar.value, digits: 4))".utf8
        } else {
          bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        }
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Returns a text as the content or an attribute of an element of XML.
  ///
  /// Line ends and tabs become numeric references, which attributes keep.
  package static func markup(_ text: String) -> String {
    replacing(text) { scalar in
      switch scalar {
      case "'": "&apos;"
      // XML 1.0 cannot hold these, not even as references.
      case "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
      case "\n", "\r", "\t", "\u{7F}"..<"\u{A0}": "&#\(scalar.value);"
      case "\u{0}"..<" ": "\u{FFFD}"
      default: entity(of: scalar)
      }
    }
  }

  /// Returns a text as a label in a picture or a page: HTML and SVG on one line, without control
  /// characters.
  package static func label(_ text: String) -> String {
    replacing(text) { scalar in
      switch scalar {
      case "'": "&#39;"
      case "\t", "\n": " "
      case "\u{0}"..<" ", "\u{7F}", "\u{FFFE}", "\u{FFFF}": ""
      default: entity(of: scalar)
      }
    }
  }

  private static func entity(of scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    default: nil
    }
  }

  /// Returns a string of DOT with its quotes.
  package static func dot(_ text: String) -> String {
    let escaped = replacing(text) { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\u{0}"..<" ", "\u{7F}": " "
      default: nil
      }
    }
    return "\"\(escaped)\""
  }

  /// Returns a label of Mermaid with its quotes. Mermaid knows no escape but its own entities.
  package static func mermaid(_ text: String) -> String {
    let escaped = replacing(text) { scalar in
      switch scalar {
      case "\"", "#", "<", ">", "&", "`", "|", "[", "]", "{", "}", "\\": "#\(scalar.value);"
      case "\u{0}"..<" ", "\u{7F}": " "
      default: nil
      }
    }
    return "\"\(escaped)\""
  }

  /// Returns a text as plain words of Markdown.
  package static func markdown(_ text: String) -> String {
    replacing(text) { scalar in
      switch scalar {
      case "<": "&lt;"
      case "&": "&amp;"
      case "*", "_", "`", "[", "]", "|", "\\", "#", "~", "@": "\\\(scalar)"
      case "\n", "\r": " "
      default: nil
      }
    }
  }

  /// Returns a string of YAML with its quotes, without the characters that ``yamlComment(_:)`` drops.
  package static func yaml(_ text: String) -> String {
    let escaped = replacing(yamlComment(text)) { scalar in
      scalar == "\"" || scalar == "\\" ? "\\\(scalar)" : nil
    }
    return "\"\(escaped)\""
  }

  /// Returns a text for a comment of YAML: on one line, without control characters.
  package static func yamlComment(_ text: String) -> String {
    let scalars = text.unicodeScalars.filter { scalar in
      !scalar.properties.isWhitespace && scalar.properties.generalCategory != .control
        || scalar == " "
    }
    return String(String.UnicodeScalarView(scalars))
  }

  /// Returns the message of a workflow command of GitHub.
  package static func workflowMessage(_ text: String) -> String {
    replacing(text) { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: visible(scalar).map { String($0) }
      }
    }
  }

  /// Returns a property of a workflow command of GitHub.
  package static func workflowProperty(_ text: String) -> String {
    workflowMessage(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }

  /// Returns the path of a URI: all bytes but letters, digits, `-._~` and `/` as `%` and two digits.
  package static func uriPath(_ path: String) -> String {
    var text = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default: text += "%" + hexadecimal(UInt32(byte), digits: 2, uppercase: true)
      }
    }
    return text
  }

  /// Returns a text that is safe on a line of a terminal: no control character reaches it, and
  /// nothing turns the direction of the text around it.
  package static func line(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { visible($0) != nil }) else { return text }
    return replacing(text) { visible($0).map { String($0) } }
  }

  /// Returns the character that a line shows instead of one that would act on the terminal.
  private static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x0A, 0x0D, 0x09, 0x85, 0x2028, 0x2029: " "
    // The pictures of the control characters stand in their order.
    case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value)
    case 0x7F: "\u{2421}"
    case 0x80..<0xA0, 0x202A...0x202E, 0x2066...0x2069, 0x200E, 0x200F: "\u{FFFD}"
    default: nil
    }
  }

  private static func replacing(
    _ text: String, by replacement: (Unicode.Scalar) -> String?
  ) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if let replacement = replacement(scalar) {
        result += replacement
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func hexadecimal(
    _ number: UInt32, digits count: Int, uppercase: Bool = false
  ) -> String {
    let digits = String(number, radix: 16, uppercase: uppercase)
    return String(repeating: "0", count: count - digits.count) + digits
  }
}
