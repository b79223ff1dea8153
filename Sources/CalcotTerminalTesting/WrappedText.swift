/// Lines in which a text is found even if the host has broken it between words.
struct WrappedText {
  private let lines: [[Character]]

  init(_ lines: [String]) { self.lines = lines.map(Array.init) }

  /// Returns a Boolean value that indicates whether the user can read a text: in one line, or
  /// broken between words into consecutive lines that begin no further to the right than the first.
  func contains(_ text: String) -> Bool {
    let text = Array(text)
    return lines.indices.contains { row in
      lines[row].indices.contains { reads(text[...], in: row, at: $0) }
    }
  }

  private func reads(_ text: ArraySlice<Character>, in row: Int, at start: Int) -> Bool {
    let line = lines[row][start...]
    let count = zip(text, line).prefix { $0 == $1 }.count
    if count == text.count { return true }
    let end = text.startIndex + count
    let follows = line.dropFirst(count).first
    guard count > 0, follows.map({ " │".contains($0) }) ?? true, lines.indices.contains(row + 1),
      text[end - 1] == " " || text[end] == " "
    else { return false }
    let (rest, next) = (text[end...].drop { $0 == " " }, lines[row + 1])
    return next.indices.prefix { $0 <= start }.contains { column in
      (column == 0 || next[column - 1] == " ") && reads(rest, in: row + 1, at: column)
    }
  }
}
