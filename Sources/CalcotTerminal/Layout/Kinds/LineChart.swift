import CalcotContent

/// A line chart that is drawn with the dots of Braille characters.
struct LineChart {
  private let value: ChartValue
  private let width: Int
  private let rows: Int
  private let columns: Int

  private static let widest = 60
  private static let dotsAcross = 2
  private static let dotsDown = 4

  /// Creates a chart with a number of rows for the line.
  init(_ value: ChartValue, width: Int, rows: Int) {
    self.value = value
    self.width = width
    self.rows = rows
    columns = min(width, Self.widest)
  }

  var lines: [[Run]] {
    var dots = Dots(columns: columns, rows: rows)
    if value.range.lowerBound < 0, value.range.upperBound > 0 {
      let zero = height(of: 0)
      for place in stride(from: 0, to: dots.width, by: 4) { dots.set(place, zero) }
    }
    var last: (place: Int, height: Int)?
    for (index, point) in value.points.enumerated() {
      let next = (place: place(of: index), height: height(of: point.value))
      draw(from: last ?? next, to: next, in: &dots)
      last = next
    }
    return dots.lines.map { [Run(column: 0, text: $0)] }
      + ChartEnds(value, columns: columns, width: width).lines
  }

  private func place(of index: Int) -> Int {
    let last = value.points.count - 1
    return last > 0 ? index * (columns * Self.dotsAcross - 1) / last : 0
  }

  private func height(of number: Double) -> Int {
    Int((value.place(of: number) * Double(rows * Self.dotsDown - 1)).rounded())
  }

  private func draw(
    from first: (place: Int, height: Int), to last: (place: Int, height: Int), in dots: inout Dots
  ) {
    let distance = last.place - first.place
    guard distance > 0 else {
      for height in min(first.height, last.height)...max(first.height, last.height) {
        dots.set(last.place, height)
      }
      return
    }
    var former = first.height
    for step in 0...distance {
      let height = first.height + (last.height - first.height) * step / distance
      for between in min(former, height)...max(former, height) {
        dots.set(first.place + step, between)
      }
      former = height
    }
  }

  /// A grid of dots. Each cell of the terminal has two by four.
  private struct Dots {
    let width: Int
    private let columns: Int
    private let rows: Int
    private var cells: [UInt32]

    init(columns: Int, rows: Int) {
      (self.columns, self.rows) = (columns, rows)
      width = columns * dotsAcross
      cells = Array(repeating: 0, count: columns * rows)
    }

    /// Sets a dot at a height, counted from below.
    mutating func set(_ place: Int, _ height: Int) {
      let fromAbove = rows * dotsDown - 1 - height
      let bits: [[UInt32]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]
      cells[fromAbove / dotsDown * columns + place / dotsAcross] |=
        bits[fromAbove % dotsDown][place % dotsAcross]
    }

    var lines: [String] {
      (0..<rows).map { row in
        String(
          String.UnicodeScalarView(
            cells[row * columns..<(row + 1) * columns].map { dots in
              dots == 0 ? " " : Unicode.Scalar(0x2800 + dots) ?? " "
            }))
      }
    }
  }
}
