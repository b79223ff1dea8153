import CalcotTree

/// A text behind a sign. Further lines are aligned with the first character of the text.
struct SignedText {
  let sign: String?
  let text: String
  var style = TextStyle.standard
  let width: Int

  /// The least width of the text for which the sign has a column of its own.
  private static let narrowest = 6

  /// The lines, at least one.
  var lines: [[Run]] {
    guard let sign, !sign.isEmpty else { return plain(text) }
    guard !text.isEmpty else { return plain(sign) }
    let indentation = DisplayWidth.of(sign) + 1
    guard width - indentation >= Self.narrowest else { return plain(sign + " " + text) }
    var lines = TextLayout.wrapped(text, to: width - indentation).map {
      [Run(column: indentation, text: $0, style: style)]
    }
    lines[0].insert(Run(column: 0, text: sign, style: style), at: 0)
    return lines
  }

  private func plain(_ text: String) -> [[Run]] {
    TextLayout.wrapped(text, to: width).map { [Run(column: 0, text: $0, style: style)] }
  }
}

extension Symbol {
  /// The displayed sign: the first character that has a width, because an app may give any text;
  /// `nil` if there is none.
  var shownSign: String? {
    sign.first { DisplayWidth.of($0) > 0 }.map { String(DisplayWidth.shown($0)) }
  }
}

extension [[Run]] {
  /// The number of columns of the longest line.
  var columns: Int {
    map { $0.map { $0.column + DisplayWidth.of($0.text) }.max() ?? 0 }.max() ?? 0
  }

  /// Returns the lines moved to the right.
  func moved(by columns: Int) -> [[Run]] {
    map { line in
      line.map {
        Run(column: $0.column + columns, text: $0.text, style: $0.style, target: $0.target)
      }
    }
  }
}
