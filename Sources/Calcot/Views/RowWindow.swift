/// The rows of a list that are built: those that a host shows, and some around them.
public struct RowWindow: Hashable, Sendable {
  /// How many rows the list has.
  public let total: Int
  /// The places of the rows that the list's children are.
  public let range: Range<Int>

  init(total: Int, asked: Range<Int>?) {
    self.total = total
    let range = (asked ?? 0..<Self.first).clamped(to: 0..<total)
    // NB: a list that has become shorter than where the host was begins anew.
    self.range = range.isEmpty ? (0..<Self.first).clamped(to: 0..<total) : range
  }

  /// How many rows are built before a host has said which it shows.
  public static var first: Int { 100 }

  /// Whether every row is built.
  public var isWhole: Bool { range == 0..<total }

  /// The rows that a host should ask for in order to show those in `seen`: nil when they are built, with
  /// enough around them for the next few steps.
  public func toAsk(toShow seen: Range<Int>) -> Range<Int>? {
    let margin = max(seen.count, 20)
    let near = (seen.lowerBound - margin..<seen.upperBound + margin).clamped(to: 0..<total)
    if near.isEmpty || (range.lowerBound <= near.lowerBound && range.upperBound >= near.upperBound)
    {
      return nil
    }
    let wide = (seen.lowerBound - 3 * margin..<seen.upperBound + 3 * margin)
    return wide.clamped(to: 0..<total)
  }
}

extension Range<Int> {
  fileprivate func clamped(to limits: Range<Int>) -> Range<Int> {
    let start = Swift.min(Swift.max(lowerBound, limits.lowerBound), limits.upperBound)
    return start..<Swift.max(start, Swift.min(upperBound, limits.upperBound))
  }
}
