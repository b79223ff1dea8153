import CalcotContent

/// A chart under its label, with its highest and its lowest number in words. With little room, the
/// drawing is one line high. Several series are drawn one under another, to the same scale.
struct ChartLayout {
  let value: ChartValue
  let words: HostWords.Labels
  let width: Int
  /// A Boolean value that indicates whether there is room for a drawing of several lines.
  let isRoomy: Bool

  /// The number of lines of a drawing.
  private static let rows = 5
  private static let narrowest = 16

  var lines: [[Run]] {
    let label = TextLayout.wrapped(value.label, to: width).map {
      [Run(column: 0, text: $0, style: TextStyle(bold: true))]
    }
    guard !value.points.isEmpty, width > 0 else { return label }
    guard value.series.count < 2 else {
      return label
        + value.alone.flatMap {
          ChartLayout(value: $0, words: words, width: width, isRoomy: isRoomy).lines
        }
    }
    guard isRoomy, width >= Self.narrowest else {
      return label + [[Run(column: 0, text: Sparkline(value, width: width).text)]] + extremes
    }
    switch value.style {
    case .bars:
      let bars = BarChart(value, width: width, rows: Self.rows)
      return label + bars.lines + (bars.namesAll ? [] : extremes)
    case .line: return label + LineChart(value, width: width, rows: Self.rows).lines + extremes
    }
  }

  /// The lines with the highest and the lowest number, or with the only one.
  private var extremes: [[Run]] {
    guard let high = value.points.max(by: { $0.value < $1.value }),
      let low = value.points.min(by: { $0.value < $1.value })
    else { return [] }
    let texts =
      high.value == low.value
      ? [value.points[0].words]
      : [words.highest.filled(high.words), words.lowest.filled(low.words)]
    let cut = texts.map { TextLayout.truncated($0, to: width) }
    let line = cut.joined(separator: "  ")
    let lines = DisplayWidth.of(line) <= width ? [line] : cut
    return lines.map { [Run(column: 0, text: $0, style: TextStyle(dim: true))] }
  }
}

extension ChartPoint {
  var words: String { [name, text].filter { !$0.isEmpty }.joined(separator: " ") }
}

extension ChartValue {
  /// Returns at most `count` points. Of the points that share a place, only the one furthest from
  /// zero remains.
  func points(atMost count: Int) -> [ChartPoint] {
    guard points.count > count, count > 0 else { return points }
    return (0..<count).compactMap { place in
      let first = points.count * place / count
      let end = points.count * (place + 1) / count
      return points[first..<end].max { abs($0.value) < abs($1.value) }
    }
  }
}
