/// A text wrapped to lines for editing, which keeps all spaces and line breaks. The last column
/// stays free for the caret behind a line.
struct TextArea: Equatable {
  /// A line as shown.
  struct Line: Equatable {
    /// The text without the line break.
    let text: String
    /// The number of characters before the line.
    let start: Int
    /// The last position of the caret in the line, in characters of the whole text.
    let end: Int
  }

  private(set) var lines: [Line] = []

  /// Wraps a text at spaces, or inside a word that is too long. Spaces at a break stay behind it.
  init(_ text: String, width: Int) {
    let width = max(width - 1, 1)
    let characters = Array(text)
    var (start, used) = (0, 0)
    var afterSpace: Int?
    for (index, character) in characters.enumerated() {
      if character.isNewline {
        add(characters[start..<index], isWrapped: false)
        (start, used, afterSpace) = (index + 1, 0, nil)
        continue
      }
      let needed = DisplayWidth.of(character)
      while character != " ", used + needed > width, index > start {
        let cut = afterSpace ?? index
        add(characters[start..<cut], isWrapped: true)
        used = characters[cut..<index].reduce(0) { $0 + DisplayWidth.of($1) }
        (start, afterSpace) = (cut, nil)
      }
      used += needed
      if character == " " { afterSpace = index + 1 }
    }
    add(characters[start...], isWrapped: false)
  }

  private mutating func add(_ characters: ArraySlice<Character>, isWrapped: Bool) {
    lines.append(
      Line(
        text: String(characters), start: characters.startIndex,
        end: characters.endIndex - (isWrapped ? 1 : 0)))
  }

  /// Returns the line of a caret and its column in cells.
  func place(of caret: Int) -> (row: Int, column: Int) {
    let row = max((lines.firstIndex { $0.start > caret } ?? lines.count) - 1, 0)
    return (row, DisplayWidth.of(lines[row].text.prefix(max(caret - lines[row].start, 0))))
  }

  /// Returns the position of the caret in a line that is nearest to a column.
  func caret(inRow row: Int, column: Int) -> Int {
    let line = lines[min(max(row, 0), lines.count - 1)]
    var (caret, used) = (line.start, 0)
    for character in line.text where caret < line.end {
      used += DisplayWidth.of(character)
      if used > column { break }
      caret += 1
    }
    return caret
  }
}
