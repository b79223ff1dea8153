/// Texts that a careless host changes on their way to the app.
package enum HostileText {
  /// Every line break of Unicode.
  package static let lineBreaks = [
    "\n", "\r", "\r\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}",
  ]

  /// Control characters, including those that end a paste, a string, or a line of a protocol.
  private static let controls = [
    "\t", "\u{0}", "\u{1}", "\u{3}", "\u{4}", "\u{7}", "\u{8}", "\u{1B}", "\u{1B}[201~",
    "\u{1B}[31m", "\u{1F}", "\u{7F}", "\u{80}", "\u{9B}31m",
  ]

  /// Texts that a person can type.
  private static let printable = [
    " ", "  ", "a", "B", "leek ", "e\u{301}", "é", "\u{301}", "a\u{300}\u{323}", "漢字", "한국",
    "\u{1112}\u{1161}\u{11AB}", "क्षि", "👨‍👩‍👧", "🏳️‍🌈", "👍🏽", "🇪🇸", "🇪", "\u{200D}", "\u{FE0F}",
    "שלום", "مرحبا", "\u{202E}abc\u{202C}", "\u{2066}x\u{2069}", "\u{200F}", "\u{200B}", "\u{A0}",
    "\u{FEFF}", "\u{AD}", "\u{FFFD}", "\u{FFFF}", "\u{E000}", "\u{E007}", "\u{10FFFF}", "ß", "ﬁ",
    "İ", "Ω", "<b>", "&amp;", "&", "\"", "'", "\\", "\\n", "/", "#", "~", "%41", "%", "+", "=", ";",
    "]]>", "<!--", "</textarea>", "\\u{0}", "${x}", "ada@bücher.example", "https://bücher.example",
    "a-very-long-word-that-is-wrapped-inside",
  ]

  /// A text with every hostile piece.
  package static let everything = (controls + lineBreaks + printable + lineBreaks).joined()

  /// Returns a text with hostile pieces.
  package static func make(_ random: inout SeededGenerator) -> String {
    joined(controls + lineBreaks + printable + printable, &random)
  }

  /// Returns a text that can be typed, letter by letter.
  package static func makeTyped(_ random: inout SeededGenerator) -> String {
    joined(printable, &random)
  }

  /// Returns a text with hostile pieces of about the given number of bytes.
  package static func make(bytes: Int, _ random: inout SeededGenerator) -> String {
    var text = ""
    while text.utf8.count < bytes { text += make(&random) }
    return text
  }

  private static func joined(_ pieces: [String], _ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 1...12, using: &random))
      .map { _ in pieces[Int.random(in: 0..<pieces.count, using: &random)] }.joined()
  }
}
