/// The characters that a terminal can show.
package enum Charset: Sendable {
  case unicode, ascii
  /// The characters of the Linux console's font: letters, lines and a few signs.
  case console

  /// Creates the charset of the locale: ASCII only if the environment names another encoding than
  /// UTF-8, as `LC_ALL=C` does. Containers often name none although their terminal uses UTF-8.
  init(environment: [String: String]) {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment[$0] }
      .first { !$0.isEmpty }
    let name = locale?.lowercased() ?? "utf-8"
    guard name.contains("utf-8") || name.contains("utf8") else {
      self = .ascii
      return
    }
    self = environment["TERM"] == "linux" ? .console : .unicode
  }

  /// Returns a frame in characters that the terminal can show. Each one keeps its cells.
  func shown(_ frame: Frame) -> Frame {
    guard self != .unicode else { return frame }
    var frame = frame
    frame.cells.replaceCharacters { self.shown($0) }
    return frame
  }

  /// Returns a text in characters that the terminal can show, for lines that are not aligned.
  func shown(_ text: String) -> String {
    guard self != .unicode, !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
    return String(text.map { $0.isASCII ? $0 : shown($0) })
  }

  /// Returns the character to show for another one.
  private func shown(_ character: Character) -> Character {
    switch self {
    case .unicode: character
    case .ascii: Charset.ascii(of: character)
    case .console: Charset.console(of: character)
    }
  }

  /// Returns the replacement of a character that the Linux console's font lacks: the font has the
  /// letters of Latin-1 and the signs of code page 437, and each letter takes one cell.
  private static func console(of character: Character) -> Character {
    if let sign = consoleSigns[character] { return sign }
    let scalars = character.unicodeScalars
    guard scalars.count == 1, let value = scalars.first?.value else { return ascii(of: character) }
    if value < 0x100 || consoleSet.contains(character) { return character }
    let isLetter = (0x100..<0x530).contains(value)
    return isLetter ? character : ascii(of: character)
  }

  private static let consoleSigns: [Character: Character] = [
    "╭": "┌", "╮": "┐", "╰": "└", "╯": "┘", "┃": "█", "━": "─", "✓": "√", "●": "•", "\u{A0}": " ",
    "‹": "<", "›": ">",
  ]

  private static let consoleSet = Set("─│┌┐└┘├┤┬┴┼▀▄█▌▐░▒▓■▬▲►▼◄○•←↑→↓↔↕√∙")

  /// Returns the ASCII replacement of a character: a similar shape for lines and signs, a letter
  /// without its accents, an asterisk for a sign, otherwise a question mark.
  private static func ascii(of character: Character) -> Character {
    if character.isASCII { return character }
    if let sign = signs[character] { return sign }
    guard let scalar = character.unicodeScalars.first else { return "?" }
    if scalar.isASCII { return Character(scalar) }
    return letter(named: scalar.properties.name) ?? (isSign(character) ? "*" : "?")
  }

  /// Returns a Boolean value that indicates whether a character is a sign of one cell, such as a symbol beside
  /// a label.
  private static func isSign(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first, DisplayWidth.of(character) == 1 else {
      return false
    }
    return [.otherSymbol, .mathSymbol].contains(scalar.properties.generalCategory)
  }

  /// Returns the letter of a name such as "LATIN SMALL LETTER C WITH CEDILLA".
  private static func letter(named name: String?) -> Character? {
    guard let words = name?.split(separator: " "), words.count > 4, words[0] == "LATIN",
      words[2] == "LETTER", words[4] == "WITH", words[3].count == 1, let letter = words[3].first
    else { return nil }
    return words[1] == "SMALL" ? letter.lowercased().first : letter
  }

  private static let signs: [Character: Character] = [
    "─": "-", "│": "|", "╭": "+", "╮": "+", "╰": "+", "╯": "+", "┬": "+", "┴": "+", "├": "+",
    "┤": "+", "┼": "+", "━": "=", "┃": "|", "…": "~", "‹": "<", "›": ">", "«": "<", "»": ">",
    "×": "x", "✓": "+", "✗": "x", "↑": "^", "↓": "v", "←": "<", "→": ">", "↗": "^", "▲": "^",
    "▼": "v", "•": "*", "·": ".", "●": "*", "○": "o", "█": "#", "▓": "#", "▒": "=", "░": ".",
    "–": "-", "—": "-", "‘": "'", "’": "'", "“": "\"", "”": "\"", "„": "\"", "\u{A0}": " ",
    "▁": "_", "▂": "_", "▃": "_", "▄": "=", "▅": "=", "▆": "#", "▇": "#", "ß": "s", "✕": "x",
    "▀": "#", "▔": "-", "□": "o", "⊠": "x", "⋯": "~", "⠋": "|", "⠙": "/", "⠹": "-",
    "⠸": "\\", "⠼": "|", "⠴": "/", "⠦": "-", "⠧": "\\", "⠇": "|", "⠏": "/",
  ]
}
