/// A layout that fits text into a number of cells.
package enum TextLayout {
  /// Returns the text truncated to a width; a truncated text ends with an ellipsis. The cost is that
  /// of what is shown.
  package static func truncated(_ text: String, to width: Int) -> String {
    guard width > 0 else { return "" }
    var used = 0
    var end = text.startIndex
    for index in text.indices {
      used += DisplayWidth.of(text[index])
      if used > width { return text[..<end] + "…" }
      if used < width { end = text.index(after: index) }
    }
    return text
  }

  /// Returns the text wrapped to lines of at most a width, broken at spaces, or inside a word that
  /// is too long.
  ///
  /// Line breaks in the text are kept; the spaces at a break are dropped, as is a character that is
  /// wider than a line. The result has at least one line.
  package static func wrapped(_ text: String, to width: Int) -> [String] {
    guard width > 0 else { return [""] }
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .flatMap { wrapped(paragraph: $0, to: width) }
  }

  private static func wrapped(paragraph: Substring, to width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var used = 0
    var spaces = -1
    for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
      spaces += 1
      guard !word.isEmpty else { continue }
      let needed = DisplayWidth.of(word)
      if used + spaces + needed <= width {
        line += String(repeating: " ", count: spaces) + word
        used += spaces + needed
      } else {
        if used > 0 { lines.append(line) }
        let pieces = pieces(of: word, width: width)
        lines += pieces.dropLast()
        line = pieces.last ?? ""
        used = DisplayWidth.of(line)
      }
      spaces = 0
    }
    return lines + [line]
  }

  /// Returns the text split into the widest pieces that fit.
  private static func pieces(of text: Substring, width: Int) -> [String] {
    var pieces: [String] = []
    var piece = ""
    var used = 0
    for character in text {
      let needed = DisplayWidth.of(character)
      guard needed <= width else { continue }
      if used + needed > width {
        pieces.append(piece)
        (piece, used) = ("", 0)
      }
      piece.append(character)
      used += needed
    }
    return piece.isEmpty ? pieces : pieces + [piece]
  }
}
