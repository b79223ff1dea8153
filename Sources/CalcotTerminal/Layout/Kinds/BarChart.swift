import CalcotContent

/// A bar for each number, up or down from a line at zero, with the names under them.
struct BarChart {
  private let value: ChartValue
  private let points: [ChartPoint]
  private let width: Int
  private let rows: Int
  private let barWidth: Int
  private let gap: Int

  private static let widestBar = 8
  /// The maximum width of a bar that makes room for its texts.
  private static let widestWithTexts = 16

  /// Creates a chart with a number of rows for the bars.
  init(_ value: ChartValue, width: Int, rows: Int) {
    self.value = value
    self.width = width
    self.rows = rows
    points = value.points(atMost: width)
    gap = 2 * points.count - 1 <= width ? 1 : 0
    let longest = points.flatMap { [$0.name, $0.text] }
      .map { DisplayWidth.of($0, atMost: Self.widestWithTexts) }.max()
    let most = max(longest ?? 0, Self.widestBar)
    barWidth = min(max((width + gap) / max(points.count, 1) - gap, 1), most)
  }

  /// A Boolean value that indicates whether each bar has its name and its text under it.
  var namesAll: Bool { fits(\.name) && fits(\.text) }

  var lines: [[Run]] {
    let zero = value.place(of: 0)
    let below = rowsBelow(zero)
    let above = rows - below
    let heights = points.map { eighths(of: $0.value, zero, above: above, below: below) }
    let rising = (0..<above).map { row in
      line { EighthBlocks.fromBelow(heights[$0] - 8 * (above - 1 - row)) }
    }
    let falling = (0..<below).map { row in
      line { EighthBlocks.fromAbove(-heights[$0] - 8 * row) }
    }
    let axis = String(repeating: "─", count: place(of: points.count) - gap)
    return rising + [[Run(column: 0, text: axis, style: TextStyle(dim: true))]] + falling + names
  }

  /// Returns the number of rows below zero. A side that has numbers gets at least one row.
  private func rowsBelow(_ zero: Double) -> Int {
    let range = value.range
    if range.lowerBound == 0 { return 0 }
    if range.upperBound == 0 { return rows }
    return min(max(Int((zero * Double(rows)).rounded()), 1), rows - 1)
  }

  /// Returns the height of a bar, negative below zero. Only a bar of zero is invisible.
  private func eighths(of number: Double, _ zero: Double, above: Int, below: Int) -> Int {
    if number == 0 { return 0 }
    let (place, isRising) = (value.place(of: number), number > 0)
    let (height, room) = isRising ? (place - zero, 1 - zero) : (zero - place, zero)
    // NB: beside a number that is far greater, the range on this side of zero rounds to nothing.
    let share = room > 0 ? height / room : 0
    let eighths = max(Int((share * Double(8 * (isRising ? above : below))).rounded()), 1)
    return isRising ? eighths : -eighths
  }

  private func place(of index: Int) -> Int { index * (barWidth + gap) }

  private func line(_ character: (Int) -> Character) -> [Run] {
    let bars = points.indices.map { String(repeating: character($0), count: barWidth) }
    return [Run(column: 0, text: bars.joined(separator: gap == 0 ? "" : " "))]
  }

  /// The names and texts of all bars if they fit, otherwise the names of the first and last bar.
  private var names: [[Run]] {
    guard fits(\.name) else { return ends }
    return [texts(\.name)] + (fits(\.text) ? [texts(\.text)] : [])
  }

  private func fits(_ text: KeyPath<ChartPoint, String>) -> Bool {
    points.count == value.points.count
      && points.allSatisfy {
        DisplayWidth.of($0[keyPath: text], atMost: barWidth + 1) <= barWidth
      }
  }

  private func texts(_ text: KeyPath<ChartPoint, String>) -> [Run] {
    points.indices.map {
      Run(column: place(of: $0), text: points[$0][keyPath: text], style: TextStyle(dim: true))
    }
  }

  private var ends: [[Run]] {
    ChartEnds(value, columns: place(of: points.count) - gap, width: width).lines
  }
}

/// The names of the first and the last point under the ends of a drawing, where they fit.
struct ChartEnds {
  let lines: [[Run]]

  init(_ value: ChartValue, columns: Int, width: Int) {
    let (first, last) = (value.points.first?.name ?? "", value.points.last?.name ?? "")
    let room = max(columns, min(width, 24))
    let needed = [first, last].map { DisplayWidth.of($0, atMost: room) }.reduce(2, +)
    guard value.points.count > 1, needed <= room else {
      lines = []
      return
    }
    let faint = TextStyle(dim: true)
    lines = [
      [
        Run(column: 0, text: first, style: faint),
        Run(
          column: max(columns - DisplayWidth.of(last), DisplayWidth.of(first) + 2), text: last,
          style: faint),
      ]
    ]
  }
}
