/// The rows of a list that are built: those that a host shows, and some around them.
public struct RowWindow: Hashable, Sendable {
  /// How many rows the list has.
  public let total: Int
  /// The places of the rows that the list's children are.
  public let range: Range<Int>

  package init(total: Int, asked: Range<Int>?) {
    self.total = max(total, 0)
    let all = 0..<self.total
    let range = (asked ?? 0..<Self.first).clamped(to: all)
    // NB: a list that has become shorter than where the host was begins anew.
    self.range = range.isEmpty ? (0..<Self.first).clamped(to: all) : range.first(Self.most)
  }

  /// How many rows are built before a host has said which it shows.
  public static var first: Int { 100 }

  /// How many rows are built at most, however many a host asks for.
  public static var most: Int { 1_000 }

  /// Whether every row is built.
  public var isWhole: Bool { range == 0..<total }

  /// The rows that a host should ask for in order to show those in `seen`: nil when they are built, with
  /// enough around them for the next few steps.
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
  /// The first so many of the range. NB: it is not counted, since a hostile one is too long for that.
  package func first(_ count: Int) -> Range<Int> {
    lowerBound..<Swift.min(upperBound, lowerBound + count)
  }
}
