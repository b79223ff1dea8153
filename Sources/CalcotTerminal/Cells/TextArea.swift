/// A text wrapped to lines for editing, which keeps all spaces and line breaks. The last column
/// stays free for the caret behind a line.
struct TextArea: Equatable, Sendable {
  /// A line as shown.
  struct Line: Equatable, Sendable {
    /// The text without the line break.
    let text: Substring
    /// The number of characters before the line.
    let start: Int
    /// The last position of the caret in the line, in characters of the whole text.
    let end: Int
  }

  private(set) var lines: [Line] = []

  /// The form of a character in a line.
  private struct Form {
    let width: Int
    let isSpace: Bool
    let isNewline: Bool
  }

  /// Wraps a text at spaces, or inside a word that is too long. Spaces at a break stay behind it.
  init(_ text: String, width: Int) {
    guard !text.hasPlainBytes else {
      // NB: read as bytes, since the characters of a long text take too long for each key.
      wrap(Array(text.utf8), width: width) {
        Form(width: 1, isSpace: $0 == 0x20, isNewline: 0x0A...0x0D ~= $0)
      } text: {
        let places = text.utf8
        let start = places.index(places.startIndex, offsetBy: $0.lowerBound)
        return text[start..<places.index(start, offsetBy: $0.count)]
      }
      return
    }
    guard TextRun(text[...]).end != text.endIndex else {
      var (place, index) = (0, text.startIndex)
      // NB: the lines are asked for in their order.
      func advance(to next: Int) -> String.Index {
        index = text.unicodeScalars.index(index, offsetBy: next - place)
        place = next
        return index
      }
      wrap(Array(text.unicodeScalars), width: width) {
        Form(width: TextRun.width(of: $0.value) ?? 1, isSpace: $0 == " ", isNewline: $0 == "\n")
      } text: {
        let start = advance(to: $0.lowerBound)
        return text[start..<advance(to: $0.upperBound)]
      }
      return
    }
    let characters = Array(text)
    wrap(characters, width: width) {
      Form(width: DisplayWidth.of($0), isSpace: $0 == " ", isNewline: $0.isNewline)
    } text: {
      Substring(String(characters[$0]))
    }
  }

  private mutating func wrap<Character>(
    _ characters: [Character], width: Int, measure: (Character) -> Form,
    text: (Range<Int>) -> Substring
  ) {
    let width = max(width - 1, 1)
    var (start, used) = (0, 0)
    var afterSpace: Int?
    func add(upTo end: Int, isWrapped: Bool) {
      lines.append(
        Line(text: text(start..<end), start: start, end: end - (isWrapped ? 1 : 0)))
    }
    for (index, character) in characters.enumerated() {
      let form = measure(character)
      if form.isNewline {
        add(upTo: index, isWrapped: false)
        (start, used, afterSpace) = (index + 1, 0, nil)
        continue
      }
      while !form.isSpace, used + form.width > width, index > start {
        let cut = afterSpace ?? index
        add(upTo: cut, isWrapped: true)
        used = characters[cut..<index].reduce(0) { $0 + measure($1).width }
        (start, afterSpace) = (cut, nil)
      }
      used += form.width
      if form.isSpace { afterSpace = index + 1 }
    }
    add(upTo: characters.count, isWrapped: false)
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
