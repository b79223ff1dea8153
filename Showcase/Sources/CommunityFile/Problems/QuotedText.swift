/// Returns a text in double quotes, shortened, and with its control characters escaped.
func quoted(_ text: String) -> String {
  let limit = 60
  let scalars = text.unicodeScalars
  guard scalars.count > limit else { return "\"\(escaped(text))\"" }
  return "\"\(escaped(String(String.UnicodeScalarView(scalars.prefix(limit)))))…\""
}

/// Returns a text with its control characters escaped, so that it cannot affect a terminal.
func escaped(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: \.isControl) else { return text }
  return text.unicodeScalars.reduce(into: "") { result, scalar in
    if scalar.isControl {
      result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
}

extension Unicode.Scalar {
  // NB: the embedding, override and isolate characters change the direction of the text around them
  // in a terminal.
  var isControl: Bool {
    guard value > 0x7E else { return value < 0x20 }
    return switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
    }
  }
}
