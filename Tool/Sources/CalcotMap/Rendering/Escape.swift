/// Texts from the code, made harmless for what they are written into.
enum Escape {
  /// Markup and its attributes.
  static func markup(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\t", "\n": result += " "
      case "\u{0}"..."\u{1F}", "\u{7F}", "\u{FFFE}", "\u{FFFF}": continue
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A string of JSON with its quotes, which can also stand in a script of a page.
  static func json(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case "\u{0}"..."\u{1F}", "\u{7F}", "\u{2028}", "\u{2029}", "<": result += hex(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// A string of DOT with its quotes.
  static func dot(_ text: String) -> String {
    let escaped = text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\u{0}"..."\u{1F}", "\u{7F}": result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return "\"\(escaped)\""
  }

  /// A label of Mermaid with its quotes, which knows no escape but its own entities.
  static func mermaid(_ text: String) -> String {
    let escaped = text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\"", "#", "<", ">", "&", "`", "|", "[", "]", "{", "}", "\\":
        result += "#\(scalar.value);"
      case "\u{0}"..."\u{1F}", "\u{7F}": result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return "\"\(escaped)\""
  }

  static func markdown(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "<": result += "&lt;"
      case "&": result += "&amp;"
      case "*", "_", "`", "[", "]", "|", "\\", "#", "~", "@": result += "\\\(scalar)"
      case "\n", "\r": result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  private static func hex(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
