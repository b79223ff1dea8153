/// An algorithm that wraps a text in one pass over its characters. Every line is a part of the
/// text.
struct TextWrapping {
  private let text: String
  private let width: Int
  private var done: [String] = []
  /// The words of the current line, with the spaces between them.
  private var line: Range<String.Index>
  private var used = 0
  /// The number of spaces after the line.
  private var spaces = 0

  init(_ text: String, to width: Int) {
    var text = text
    text.makeContiguousUTF8()
    self.text = text
    self.width = width
    line = text.startIndex..<text.startIndex
  }

  mutating func lines() -> [String] {
    var word = line
    var needed = 0
    var index = text.startIndex
    while index < text.endIndex {
      let (kind, cells, next) = character(at: index)
      switch kind {
      case .other: needed += cells
      case .space, .lineBreak: add(word.lowerBound..<index, needed)
      }
      if kind == .space { spaces += 1 }
      if kind == .lineBreak { endLine(next: next..<next, 0) }
      if kind != .other { (word, needed) = (next..<next, 0) }
      index = next
    }
    add(word.lowerBound..<index, needed)
    endLine(next: index..<index, 0)
    return done
  }

  private enum Kind { case other, space, lineBreak }

  private func character(at index: String.Index) -> (Kind, cells: Int, next: String.Index) {
    let byte = text.utf8[index]
    let after = text.utf8.index(after: index)
    // NB: an ASCII character before another one stands alone, except for the two of a line end.
    if byte < 0x80, byte != 0x0D, after == text.endIndex || text.utf8[after] < 0x80 {
      return (byte == 0x20 ? .space : 0x0A...0x0C ~= byte ? .lineBreak : .other, 1, after)
    }
    let (character, next) = (text[index], text.index(after: index))
    if character == " " { return (.space, 1, next) }
    return (character.isNewline ? .lineBreak : .other, DisplayWidth.of(character), next)
  }

  /// Adds a word to the line where it fits, otherwise to the next line.
  private mutating func add(_ word: Range<String.Index>, _ needed: Int) {
    guard !word.isEmpty else { return }
    if used + spaces + needed <= width {
      line = line.lowerBound..<word.upperBound
      used += spaces + needed
      spaces = 0
    } else {
      if !line.isEmpty { endLine(next: word.lowerBound..<word.lowerBound, 0) }
      split(word)
    }
  }

  /// Ends the line, and begins the next one with a part of the text.
  private mutating func endLine(next part: Range<String.Index>, _ cells: Int) {
    done.append(String(text[line]))
    (line, used, spaces) = (part, cells, 0)
  }

  /// Fills lines with the widest parts of a word that fit.
  private mutating func split(_ word: Range<String.Index>) {
    (line, spaces) = (word.lowerBound..<word.lowerBound, 0)
    var index = word.lowerBound
    while index < word.upperBound {
      let (_, cells, next) = character(at: index)
      if cells > width {
        if !line.isEmpty { endLine(next: next..<next, 0) } else { line = next..<next }
      } else if used + cells > width {
        endLine(next: index..<next, cells)
      } else {
        (line, used) = (line.lowerBound..<next, used + cells)
      }
      index = next
    }
  }
}
