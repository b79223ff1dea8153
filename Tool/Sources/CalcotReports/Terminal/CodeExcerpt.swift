import CalcotText

/// A line of code without its indentation, cut to a maximum width, with the position of a column.
struct CodeExcerpt {
  let code: String
  /// The number of terminal cells before the column.
  let indent: Int

  private static let widest = 100
  private static let mostBefore = 70

  /// - Returns: nil if the file has no such line, or the line no such column.
  init?(_ text: SourceText, line: Int, column: Int) {
    guard let all = text.line(line), let start = text.line(line, before: column),
      all.contains(where: { !$0.isWhitespace })
    else { return nil }
    // NB: a very long line, as of generated code, is cut before its characters are looked at.
    let end = all.utf8.dropFirst(start.utf8.count).prefix(4 * Self.widest)
    var before = Array(Escape.line(String(start.drop(while: \.isWhitespace).suffix(1000))))
    let after = Array(Escape.line(String(decoding: Array(end), as: UTF8.self)))
    if Self.width(of: before) > Self.mostBefore {
      before = ["…"] + before.suffix(Self.mostBefore / 3)
    }
    var code = String(before)
    var width = Self.width(of: before)
    indent = width
    for (index, character) in after.enumerated() {
      width += Self.width(of: character)
      if width > Self.widest, index < after.count - 1 {
        code += "…"
        break
      }
      code.append(character)
    }
    self.code = code
  }

  private static func width(of characters: [Character]) -> Int {
    characters.reduce(0) { $0 + width(of: $1) }
  }

  /// Returns the number of cells of a character: two for emoji and the wide letters of East Asia.
  private static func width(of character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    switch first.value {
    case 0..<0x300: return 1
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      return 2
    default:
      let isEmoji =
        first.properties.isEmojiPresentation
        || character.unicodeScalars.contains("\u{FE0F}")
      return isEmoji ? 2 : 1
    }
  }
}
