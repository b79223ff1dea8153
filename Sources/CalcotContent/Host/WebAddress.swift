public import CalcotTree

/// An address that a host may open: http, https, mail, telephone, SMS, or the app's page in the
/// system settings. Others, such as `javascript:` or `file:`, are refused, so that content from a
/// server cannot do more than that.
public struct WebAddress: Hashable, Sendable, CustomStringConvertible {
  /// The address, with its scheme.
  public let text: String

  public var description: String { text }

  /// Parses an address; one without a scheme, such as `example.com/me`, becomes an https address.
  ///
  /// - Throws: `Refusal.badAddress`, which describes the problem and its place.
  public init(_ text: String) throws(Refusal) {
    let trimmed = text.trimmingSpaces
    guard !trimmed.isEmpty else { throw .badAddress("the address is empty") }
    if let bad = trimmed.unicodeScalars.firstIndex(where: { !Self.isAllowed($0) }) {
      let code = String(trimmed.unicodeScalars[bad].value, radix: 16, uppercase: true)
      let start = String(trimmed.unicodeScalars[..<bad])
      throw .badAddress("after \"\(start)\" the address has the character U+\(code)")
    }
    guard let (scheme, rest) = Self.parts(of: trimmed) else {
      guard Self.hasHost("//" + trimmed) else { throw .badAddress("\"\(trimmed)\" has no host") }
      self.text = "https://" + trimmed
      return
    }
    guard Self.schemes.contains(scheme) else {
      let known = Self.schemes.map { "\($0):" }.joined(separator: ", ")
      throw .badAddress("\"\(trimmed)\" starts with \"\(scheme):\", and can start with \(known)")
    }
    if scheme.hasPrefix("http"), !Self.hasHost(rest) {
      throw .badAddress("\"\(trimmed)\" has no host after \"\(scheme)://\"")
    }
    if rest.isEmpty, scheme != Self.settings {
      throw .badAddress("\"\(trimmed)\" has nothing after \"\(scheme):\"")
    }
    self.text = "\(scheme):\(rest)"
  }

  private static let schemes = ["https", "http", "mailto", "tel", "sms", settings]
  /// The scheme with which Apple's systems open an app's page in their settings.
  private static let settings = "app-settings"

  /// Returns the scheme and the rest, or nil if the text starts with a host and a port.
  private static func parts(of text: String) -> (scheme: String, rest: Substring)? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let scheme = text[..<colon].lowercased()
    let rest = text[text.index(after: colon)...]
    if schemes.contains(scheme) { return (scheme, rest) }
    guard scheme.first?.isLetter == true,
      scheme.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+-".contains($0)) }),
      rest.first?.isNumber != true
    else { return nil }
    return (scheme, rest)
  }

  private static func hasHost(_ rest: some StringProtocol) -> Bool {
    // NB: scalars, because a slash and a mark after it are one character.
    guard rest.hasPrefix("//"), let first = rest.dropFirst(2).unicodeScalars.first else {
      return false
    }
    return !"/?#:@".unicodeScalars.contains(first)
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value > 0x20 && !(0x7F...0x9F).contains(scalar.value)
      && !"\"<>\\^`{|}".unicodeScalars.contains(scalar)
      && scalar.properties.generalCategory != .format && !scalar.properties.isWhitespace
  }
}

extension WebAddress: Codable {
  public init(from decoder: any Decoder) throws {
    try self.init(try decoder.singleValueContainer().decode(String.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

extension String {
  /// The text without spaces and line ends around it.
  // NB: a step back by a character reads a row of flags from its beginning.
  package var trimmingSpaces: String {
    var text = unicodeScalars.drop(while: \.properties.isWhitespace)
    while text.last?.properties.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
