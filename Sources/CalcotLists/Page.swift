import Calcot
import CalcotContent

/// Some elements of a longer list, as a store gives them.
public struct Page<Element: Sendable>: Sendable {
  /// The place of the first element.
  public let start: Int
  public let elements: [Element]
  /// How many elements the whole list has.
  public let total: Int

  /// The elements from `start` on, of `total`: at least as many as there are up to the last of these.
  /// No list has more than 2^47 elements.
  public init(start: Int, elements: [Element], total: Int) {
    let end = elements.isEmpty ? Int.max : longestList
    self.start = min(max(start, 0), end - elements.count)
    self.elements = elements
    self.total = min(max(total, elements.isEmpty ? 0 : self.start + elements.count), longestList)
  }

  /// The places of the elements.
  public var range: Range<Int> { start..<start + elements.count }

  /// The page with other elements in the same places.
  public func map<Other: Sendable>(_ transform: (Element) -> Other) -> Page<Other> {
    Page<Other>(start: start, elements: elements.map(transform), total: total)
  }
}

extension Page: Equatable where Element: Equatable {}

/// More elements than any list has, and so few that sums and products of places do not overflow.
let longestList = Int.max >> 16
