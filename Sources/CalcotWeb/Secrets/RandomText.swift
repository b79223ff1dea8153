/// A generator of unguessable texts: 128 bits of the system's random numbers.
enum RandomText {
  private static let digits = Array("0123456789abcdefghijklmnopqrstuv")

  static func make() -> String {
    var generator = SystemRandomNumberGenerator()
    return String((0..<26).map { _ in digits[Int.random(in: 0..<32, using: &generator)] })
  }

  /// Masks a text with a new random mask each time; ``unmasked(_:)`` returns the original.
  ///
  /// A secret that a compressed page repeats can be guessed digit by digit from the page's length,
  /// by somebody who may choose another text of the page (the attack is known as BREACH).
  static func masked(_ text: String) -> String {
    let mask = make()
    return mask + combined(text, mask)
  }

  /// Returns the original of a masked text; `nil` if it was not masked.
  static func unmasked(_ text: String) -> String? {
    let mask = text.prefix(26)
    let masked = text.dropFirst(26)
    return isOne(mask) && isOne(masked) ? combined(masked, mask) : nil
  }

  private static func combined(_ text: some StringProtocol, _ mask: some StringProtocol) -> String {
    String(zip(text, mask).map { digits[value(of: $0) ^ value(of: $1)] })
  }

  private static func value(of digit: Character) -> Int { digits.firstIndex(of: digit) ?? 0 }

  static func isOne(_ text: some StringProtocol) -> Bool {
    text.utf8.count == 26
      && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x76).contains($0) }
  }
}
