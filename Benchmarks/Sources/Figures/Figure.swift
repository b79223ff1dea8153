/// One table of the figures: rows that are measured under the conditions of its columns.
///
/// A further group is one more file with an extension like `Figure.notifying`, and its name in
/// `main.swift`.
@MainActor
struct Figure {
  let title: String
  /// What a cell's number is, with its unit.
  let caption: String
  let columns: [Column]
  /// Whether each cell also says how many times the first row's it is.
  var comparesToFirstRow = true

  /// One condition, and every row measured under it.
  struct Column {
    let name: String
    let cells: [Cell]
  }

  /// One number. The least of all rounds counts, because noise only adds.
  struct Cell {
    let row: String
    /// Measures once.
    let measure: () -> Double
  }
}

extension Figure.Cell {
  /// Nanoseconds for one of `times` runs, or so many of them as one `unit`.
  static func nanoseconds(
    _ row: String, times: Int, unit: Double = 1, _ run: @escaping (Int) -> Void
  ) -> Self {
    Self(row: row) {
      let duration = ContinuousClock().measure { run(times) }
      let nanoseconds =
        Double(duration.components.seconds) * 1e9
        + Double(duration.components.attoseconds) / 1e9
      return nanoseconds / Double(times) / unit
    }
  }
}
