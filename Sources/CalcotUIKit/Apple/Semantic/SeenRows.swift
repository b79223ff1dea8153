#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotContent

  /// The visible rows of a long list.
  struct SeenRows: Equatable {
    private var rows: Set<Int> = []

    init() {}

    /// Notes that a row has appeared.
    ///
    /// - Returns: the rows to request, if any row that is visible or close to it is not built.
    mutating func appeared(_ row: Int, in window: RowWindow) -> Range<Int>? {
      // NB: after a long scroll the rows that were left may not have been reported yet.
      rows = rows.filter { abs($0 - row) < RowWindow.first }
      rows.insert(row)
      guard let first = rows.min(), let last = rows.max() else { return nil }
      return window.toAsk(toShow: first..<last + 1)
    }

    mutating func disappeared(_ row: Int) { rows.remove(row) }
  }
#endif
