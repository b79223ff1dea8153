import CalcotTesting

/// A generator of texts that break careless encoding.
enum RandomText {
  /// The seed of this run, which failures print.
  static let seed = UInt64.random(in: 0...UInt64.max)

  private static let pieces = [
    "<script>alert(1)</script>", "\"", "'", "&amp;", "&", "<", ">", "\\", "/", "\u{0}", "\u{1F}",
    "\n", "\r", "\t", "\u{202E}", "é", "e\u{301}", "😀", "👨‍👩‍👧", "皇居", "a", "b c", "--",
    "]]>", "<!--", "javascript:", "\u{2028}", "#", "~", "%41", "",
  ]

  static func make(_ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...6, using: &random))
      .map { _ in pieces[Int.random(in: 0..<pieces.count, using: &random)] }.joined()
  }
}
