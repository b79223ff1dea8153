/// The range of a list's rows that are built: those that a host shows, and some around them.
public struct RowWindow: Hashable, Sendable {
  /// The number of rows in the list, at most 2^47.
  public let total: Int
  /// The indices of the rows that are the list's children.
  public let range: Range<Int>

  package init(total: Int, asked: Range<Int>?) {
    self.total = min(max(total, 0), longestList)
    let all = 0..<self.total
    let range = (asked ?? 0..<Self.first).clamped(to: all)
    // NB: a list that has become shorter than the host's position starts over.
    self.range = range.isEmpty ? (0..<Self.first).clamped(to: all) : range.first(Self.most)
  }

  /// The number of rows that are built before a host has reported which ones it shows.
  public static var first: Int { 100 }

  /// The maximum number of rows that are built, however many a host asks for.
  public static var most: Int { 1_000 }

  /// A Boolean value that indicates whether every row is built.
  public var isWhole: Bool { range == 0..<total }

  /// Returns the rows that a host should request in order to show those in `seen`, or nil if they
  /// are built, with enough rows around them for the next scrolling.
  public func toAsk(toShow seen: Range<Int>) -> Range<Int>? {
    let all = 0..<total
    let seen = seen.clamped(to: all).first(Self.most)
    let margin = min(max(seen.count, 20), (Self.most - seen.count) / 6)
    let near = (seen.lowerBound - margin..<seen.upperBound + margin).clamped(to: all)
    if near.isEmpty || (range.lowerBound <= near.lowerBound && range.upperBound >= near.upperBound)
    {
      return nil
    }
    return (seen.lowerBound - 3 * margin..<seen.upperBound + 3 * margin).clamped(to: all)
  }
}

extension Range<Int> {
  /// Returns the range limited to its first `count` elements. NB: `prefix` would count the range,
  /// and a hostile one is too long for that.
  package func first(_ count: Int) -> Range<Int> {
    lowerBound..<Swift.min(upperBound, lowerBound + count)
  }
}
