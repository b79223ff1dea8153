/// The number of cells that a character or a text takes in a terminal.
///
/// East Asian Wide and Fullwidth characters (UAX #11) and emoji (UTS #51) are wide; marks, joiners
/// and other default-ignorable characters take no cell of their own. Ambiguous characters are
/// narrow. Terminals disagree about sequences of several scalars: some join them into one or two cells,
/// others give each scalar its own. The wider number counts here, so that what follows is never painted
/// over a part of them; blank the cells and move the cursor explicitly around one.
package enum DisplayWidth {
  /// The maximum number of cells of a character. Only made-up sequences of joined emoji are longer.
  private static let most = 32

  /// Returns the number of cells that a character takes at most: in the terminals that join nothing, as
  /// xterm, VTE and kitty 0.26 do with Devanagari and with families. ASCII needs no lookup.
  package static func of(_ character: Character) -> Int {
    if character.utf8.count == 1 { return 1 }
    var width = 0
    var last: Unicode.Scalar?
    for scalar in character.unicodeScalars {
      if isControl(scalar) { return 1 }
      // NB: makes the narrow sign before it wide.
      if scalar == emojiSelector, let last, last.properties.isEmoji, of(last) == 1 { width += 1 }
      last = scalar
      width += of(scalar)
    }
    return min(width, most)
  }

  /// Returns the number of cells of a text in one line. Linear cost.
  package static func of(_ text: some StringProtocol) -> Int {
    // NB: most texts are ASCII, where only the two bytes of a line end take one cell.
    if text.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) { return text.utf8.count }
    let whole = Substring(text)
    let run = TextRun(whole)
    return whole[run.end...].reduce(run.cells) { $0 + of($1) }
  }

  /// Returns the number of cells of a text, or `limit` if it has more. Reads the text no further
  /// than the limit.
  package static func of(_ text: some StringProtocol, atMost limit: Int) -> Int {
    var width = 0
    for character in text {
      width += of(character)
      if width >= limit { return limit }
    }
    return width
  }

  /// Returns the character to show: a space for tabs and line ends, U+FFFD for other controls,
  /// otherwise the character itself.
  package static func shown(_ character: Character) -> Character {
    guard let first = character.unicodeScalars.first, isControl(first) else { return character }
    return character == "\t" || character.isNewline ? " " : "\u{FFFD}"
  }

  /// Returns an emoji without joiners at its end, with which some terminals would join what they get next;
  /// another character as it is.
  static func closed(_ character: Character) -> Character {
    var scalars = character.unicodeScalars
    guard character.utf8.count > 1, scalars.last == joiner,
      scalars.first?.properties.isEmoji == true
    else { return character }
    while scalars.last == joiner { scalars.removeLast() }
    return Character(String(scalars))
  }

  private static let joiner: Unicode.Scalar = "\u{200D}"
  private static let emojiSelector: Unicode.Scalar = "\u{FE0F}"

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
    default: false
    }
  }

  private static func of(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case ..<0xAD, 0xAE..<0x300: 1
    case 0x4E00...0x9FFF, 0xAC00...0xD7A3: 2
    case _ where hasNoWidth(scalar): 0
    case 0x1F1E6...0x1F1FF: 1
    case _ where scalar.properties.isEmojiPresentation || WideRanges.contains(scalar.value): 2
    default: 1
    }
  }

  private static func hasNoWidth(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: return true  // Hangul vowels and finals, which conjoin.
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return true
    default: return scalar.properties.isDefaultIgnorableCodePoint
    }
  }
}
