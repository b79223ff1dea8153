extension BaselineTrend {
  /// Returns the trend as a table: a row for each rule, with the first count, the last, the
  /// difference, and a sparkline of at most `width` counts between.
  public func table(width: Int = 40) -> String {
    guard let first = points.first, let last = points.last else {
      return "There is no trend yet: it begins when the baseline changes for the first time.\n"
    }
    let drawn = drawnPoints(atMost: max(width, 2))
    let rules = Set(points.flatMap(\.counts.keys)).sorted()
    var rows = [["", first.date, last.date, "change", ""]]
    for rule in rules {
      let counts = drawn.map { $0.counts[rule] ?? 0 }
      rows.append([rule] + Self.cells(first.counts[rule] ?? 0, last.counts[rule] ?? 0, counts))
    }
    rows.append(["all"] + Self.cells(first.total, last.total, drawn.map(\.total)))
    return Self.aligned(rows)
  }

  /// Returns the first, the last, and evenly chosen points between.
  private func drawnPoints(atMost count: Int) -> [Point] {
    guard points.count > count else { return points }
    return (0..<count).map { points[$0 * (points.count - 1) / (count - 1)] }
  }

  private static func cells(_ first: Int, _ last: Int, _ counts: [Int]) -> [String] {
    let change = last - first
    let sign = change > 0 ? "+" : ""
    return [String(first), String(last), change == 0 ? "0" : "\(sign)\(change)", sparkline(counts)]
  }

  /// Returns a bar for each count, up to the highest of them. Only zero has the lowest bar.
  private static func sparkline(_ counts: [Int]) -> String {
    let bars = Array("▁▂▃▄▅▆▇█")
    let highest = max(counts.max() ?? 0, 1)
    return String(
      counts.map { $0 == 0 ? bars[0] : bars[max(1, ($0 * 7 + highest / 2) / highest)] })
  }

  private static func aligned(_ rows: [[String]]) -> String {
    let columns = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      var line = row.indices.dropLast().map { column in
        let space = String(repeating: " ", count: columns[column] - row[column].count)
        return column == 0 ? row[column] + space : space + row[column]
      }.joined(separator: "  ")
      if let bars = row.last, !bars.isEmpty { line += "  " + bars }
      return line + "\n"
    }.joined()
  }
}
