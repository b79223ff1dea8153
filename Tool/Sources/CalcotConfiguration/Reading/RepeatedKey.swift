/// A key that occurs twice in one mapping, at its second place.
///
/// Yams refuses such a mapping and gives the first place only. Blanking the second one out lets the
/// rest of the file be read, so that all problems are reported at once.
struct RepeatedKey {
  private let key: [Unicode.Scalar]
  /// The place of the second key; that of its quote, if it has quotes.
  let place: TextPlace
  private let isQuoted: Bool

  /// Searches later lines in the same column, and the rest of the same braces.
  init?(_ key: String, first: TextPlace, in lines: [Substring]) {
    self.key = Array(key.unicodeScalars)
    let column = first.column - 1
    guard !key.isEmpty, lines.indices.contains(first.line - 1) else { return nil }
    for index in (first.line - 1)..<lines.count {
      let line = Array(lines[index].unicodeScalars)
      let begin = index < first.line ? column + 1 : 0
      for start in line.indices.dropFirst(begin) where Self.isKey(self.key, at: start, of: line) {
        let before = line[..<start].last { $0 != " " }
        guard before == nil && start == column || before == "," || before == "{" else { continue }
        place = TextPlace(line: index + 1, column: start + 1)
        isQuoted = Self.isQuote(line[start])
        return
      }
    }
    return nil
  }

  /// Returns the lines with a meaningless word of the same length instead of the key.
  func blankedOut(of lines: [Substring], number: Int) -> [Substring] {
    var blot = String.UnicodeScalarView()
    blot.append(Unicode.Scalar(Self.blots.lowerBound.value + UInt32(number)) ?? "\u{E000}")
    blot += repeatElement("\u{E000}", count: key.count - 1)
    var lines = lines
    var line = String(lines[place.line - 1]).unicodeScalars
    let begin = line.index(line.startIndex, offsetBy: place.column - (isQuoted ? 0 : 1))
    line.replaceSubrange(begin..<line.index(begin, offsetBy: key.count), with: blot)
    lines[place.line - 1] = Substring(String(line))
    return lines
  }

  /// Returns a Boolean value that indicates whether a key was blanked out.
  static func isBlanked(_ key: String) -> Bool {
    key.unicodeScalars.first.map(blots.contains) ?? false
  }

  private static let blots: ClosedRange<Unicode.Scalar> = "\u{E000}"..."\u{F8FF}"

  private static func isQuote(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\"" || scalar == "'"
  }

  private static func isKey(
    _ key: [Unicode.Scalar], at start: Int, of line: [Unicode.Scalar]
  ) -> Bool {
    var rest = line[start...]
    let quote = rest.first.map(isQuote) == true ? rest.removeFirst() : nil
    guard rest.starts(with: key) else { return false }
    rest = rest.dropFirst(key.count)
    if let quote {
      guard rest.first == quote else { return false }
      rest.removeFirst()
    }
    return rest.first { $0 != " " } == ":"
  }
}
