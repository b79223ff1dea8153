/// A layout that fits text into a number of cells.
package enum TextLayout {
  /// Returns the text truncated to a width; a truncated text ends with an ellipsis. Reads the text
  /// no further than the width.
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

  /// Returns the first lines of a wrapped text, with an ellipsis if there are more.
  static func beginning(of lines: [String], lines count: Int, width: Int) -> String {
    guard lines.count > count, count > 0 else { return lines.joined(separator: "\n") }
    let last = truncated(lines[(count - 1)...].joined(separator: " "), to: width)
    return (lines[..<(count - 1)] + [last]).joined(separator: "\n")
  }

  /// Returns the text wrapped to lines of at most a width, broken at spaces, or inside a word that
  /// is too long.
  ///
  /// Line breaks in the text are kept; the spaces at a break are dropped, as is a character that is
  /// wider than a line. The result has at least one line. The cost is linear.
  package static func wrapped(_ text: String, to width: Int) -> [String] {
    guard width > 0 else { return [""] }
    var wrapping = TextWrapping(text, to: width)
    return wrapping.lines()
  }
}
