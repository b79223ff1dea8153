extension Figure {
  /// Measures everything for a number of rounds, and returns the table.
  ///
  /// The rounds measure all rows of a column in turn, so that a busy moment of the machine affects
  /// all of them alike.
  func markdown(rounds: Int) -> String {
    let best = columns.map { column in
      var best = column.cells.map { _ in Double.infinity }
      for _ in 0..<rounds {
        for (row, cell) in column.cells.enumerated() { best[row] = min(best[row], cell.measure()) }
      }
      return best
    }
    var lines = ["## \(title)", "", caption, ""]
    lines.append("| | \(columns.map(\.name).joined(separator: " | ")) |")
    lines.append("|---|\(columns.map { _ in "---:|" }.joined())")
    for (row, cell) in (columns.first?.cells ?? []).enumerated() {
      let cells = best.map { text(of: $0[row], floor: $0[0], isFloor: row == 0) }
      lines.append("| \(cell.row) | \(cells.joined(separator: " | ")) |")
    }
    return lines.joined(separator: "\n")
  }

  private func text(of value: Double, floor: Double, isFloor: Bool) -> String {
    let number = rounded(value, to: value < 100 ? 1 : 0)
    if isFloor || !comparesToFirstRow { return number }
    return "\(number) (× \(rounded(value / floor, to: 2)))"
  }

  private func rounded(_ value: Double, to digits: Int) -> String {
    guard value.isFinite else { return "not measured" }
    let scale = [1, 10, 100][digits]
    let scaled = Int((value * Double(scale)).rounded())
    if digits == 0 { return "\(scaled)" }
    let fraction = "\(scaled % scale)"
    return "\(scaled / scale).\(String(repeating: "0", count: digits - fraction.count))\(fraction)"
  }
}
