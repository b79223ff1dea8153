/// A page of a longer list, as a store returns it.
public struct Page<Element: Sendable>: Sendable {
  /// The index of the first element.
  public let start: Int
  /// The elements, in order.
  public let elements: [Element]
  /// The number of elements in the whole list.
  public let total: Int

  /// Creates a page of the elements from `start` on. `total` is raised to the end of the page if it
  /// is less. No list has more than 2^47 elements.
  public init(start: Int, elements: [Element], total: Int) {
    let end = elements.isEmpty ? Int.max : longestList
    self.start = min(max(start, 0), end - elements.count)
    self.elements = elements
    self.total = min(max(total, elements.isEmpty ? 0 : self.start + elements.count), longestList)
  }

  /// The indices of the elements.
  public var range: Range<Int> { start..<start + elements.count }

  /// Returns the page with transformed elements at the same indices.
  public func map<Other: Sendable>(_ transform: (Element) -> Other) -> Page<Other> {
    Page<Other>(start: start, elements: elements.map(transform), total: total)
  }
}

extension Page: Equatable where Element: Equatable {}

extension Page: Codable where Element: Codable {
  private enum CodingKeys: String, CodingKey { case start, elements, total }

  /// Decodes a page, with the limits of ``init(start:elements:total:)``.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      start: try values.decode(Int.self, forKey: .start),
      elements: try values.decode([Element].self, forKey: .elements),
      total: try values.decode(Int.self, forKey: .total))
  }
}

/// The maximum length of a list, small enough that sums and products of indices do not overflow.
let longestList = Int.max >> 16
