/// A language of the app. It belongs to an app and not to the process, so two users of one server
/// can have different languages.
public enum Language: String, CaseIterable, Hashable, Codable, Sendable {
  case english = "en"
  case german = "de"
  case spanish = "es"

  /// Creates the first supported language of `preferred`, such as `["gsw-CH", "de-CH"]`; English if
  /// none is supported.
  public init(preferred: [String]) {
    let spoken = preferred.lazy.compactMap { tag in
      Language(rawValue: String(tag.prefix { $0.isLetter }).lowercased())
    }
    self = spoken.first ?? .english
  }

  /// Returns the text in this language. A text that lacks a language does not compile.
  public func callAsFunction(_ english: String, de german: String, es spanish: String) -> String {
    switch self {
    case .english: english
    case .german: german
    case .spanish: spanish
    }
  }

  /// Returns a number with its noun: "1 member", "1.000 Mitglieder". The three languages have one
  /// form for one and another for every other number (Unicode CLDR, plural rules `one` and
  /// `other`).
  public func count(_ number: Int, one: String, other: String) -> String {
    number == 1 ? "1 \(one)" : "\(self.number(number)) \(other)"
  }

  /// Returns a file size as systems show it: "812 bytes", "12 kB", "1.5 MB".
  public func size(ofBytes bytes: Int) -> String {
    guard bytes >= 1_000 else {
      return count(
        bytes, one: self("byte", de: "Byte", es: "byte"),
        other: self("bytes", de: "Byte", es: "bytes"))
    }
    let units = ["kB", "MB", "GB", "TB"]
    var (scale, unit) = (1_000, 0)
    // NB: a value that would be rounded to 1,000 belongs to the next unit.
    while unit < units.count - 1, bytes >= scale * 1_000 - scale / 2 {
      (scale, unit) = (scale * 1_000, unit + 1)
    }
    let (whole, rest) = bytes.quotientAndRemainder(dividingBy: scale)
    let tenths = (rest + scale / 20) / (scale / 10)
    guard whole < 10, tenths % 10 > 0 else {
      return "\(number(whole + (rest >= scale / 2 ? 1 : 0))) \(units[unit])"
    }
    return "\(whole)\(self == .english ? "." : ",")\(tenths) \(units[unit])"
  }

  /// Returns a number with the language's thousands separator.
  public func number(_ number: Int) -> String {
    let digits = String(abs(number))
    // NB: Spanish groups from five digits on (Real Academia Española).
    guard digits.count > (self == .spanish ? 4 : 3) else { return String(number) }
    let separator: Character = self == .english ? "," : "."
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text.append(separator) }
      text.append(digit)
    }
    return (number < 0 ? "-" : "") + text
  }
}
