#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Calcot

  /// The rows of a long list that are on the screen.
  struct SeenRows: Equatable {
    private var rows: Set<Int> = []

    init() {}

    /// A row has come into sight.
    ///
    /// - Returns: the rows to ask for, if any of those that are seen, or near them, are not built.
    mutating func appeared(_ row: Int, in window: RowWindow) -> Range<Int>? {
      // NB: after a long way the rows that were left may not have been told of yet.
      rows = rows.filter { abs($0 - row) < RowWindow.first }
      rows.insert(row)
      guard let first = rows.min(), let last = rows.max() else { return nil }
      return window.toAsk(toShow: first..<last + 1)
    }

    mutating func disappeared(_ row: Int) { rows.remove(row) }
  }
#endif
