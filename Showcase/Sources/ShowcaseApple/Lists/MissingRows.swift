#if (canImport(UIKit) || canImport(SwiftUI)) && !os(tvOS) && !os(watchOS)
  /// A loader of the visible rows of a long list that are missing: once for all that appear
  /// together, and one request after the other.
  @MainActor
  final class MissingRows {
    private var looked: Range<Int>?
    private var load: (@MainActor (Range<Int>) async -> Void)?
    private var isLoading = false

    /// The number of rows before and after the visible ones that are loaded with them.
    static let margin = 50

    /// Requests a row that has appeared and is not loaded.
    ///
    /// - Parameter start: Starts the loading as a task of the screen.
    func appeared(
      _ row: Int, start: @MainActor (@escaping @MainActor () async -> Void) -> Void,
      load: @escaping @MainActor (Range<Int>) async -> Void
    ) {
      self.load = load
      looked = looked.map { $0.joined(with: row) } ?? row..<row + 1
      guard !isLoading else { return }
      isLoading = true
      start { await self.loadAll() }
    }

    private func loadAll() async {
      while let rows = looked, let load {
        looked = nil
        await load(max(rows.lowerBound - Self.margin, 0)..<rows.upperBound + Self.margin)
      }
      (isLoading, load) = (false, nil)
    }
  }

  extension Range<Int> {
    /// Returns the range extended to a nearby row, or that row alone if the user has jumped far
    /// away.
    fileprivate func joined(with row: Int) -> Range<Int> {
      guard (lowerBound - 100..<upperBound + 100).contains(row) else { return row..<row + 1 }
      return Swift.min(lowerBound, row)..<Swift.max(upperBound, row + 1)
    }
  }
#endif
