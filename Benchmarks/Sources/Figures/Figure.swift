/// One table of the figures, with rows measured under the conditions of its columns.
///
/// To add a group, add a file with an extension like `Figure.notifying`, and its name to
/// `main.swift`.
@MainActor
struct Figure {
  let title: String
  /// The meaning of a cell's number, with its unit.
  let caption: String
  let columns: [Column]
  /// A Boolean value that indicates whether each cell also shows its ratio to the first row.
  var comparesToFirstRow = true

  /// One condition, with every row measured under it.
  struct Column {
    let name: String
    let cells: [Cell]
  }

  /// One number: the minimum of all rounds, because noise only adds.
  struct Cell {
    let row: String
    /// Measures once.
    let measure: () -> Double
  }
}

extension Figure.Cell {
  /// Measures the nanoseconds for one of `times` runs, or for `unit` of them.
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
