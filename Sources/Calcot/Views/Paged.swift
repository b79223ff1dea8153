/// Some elements of a longer list, as a store gives them.
public struct Page<Element: Sendable>: Sendable {
  /// The place of the first element.
  public let start: Int
  public let elements: [Element]
  /// How many elements the whole list has.
  public let total: Int

  /// The elements from `start` on, of `total`.
  public init(start: Int, elements: [Element], total: Int) {
    self.start = start
    self.elements = elements
    self.total = total
  }

  /// The places of the elements.
  public var range: Range<Int> { start..<start + elements.count }

  /// The page with other elements in the same places.
  public func map<Other: Sendable>(_ transform: (Element) -> Other) -> Page<Other> {
    Page<Other>(start: start, elements: elements.map(transform), total: total)
  }
}

extension Page: Equatable where Element: Equatable {}

/// A long list of which only the pages are at hand that somebody has looked at: what a Model has for a
/// list of any size.
///
/// ```swift
/// for range in list.groups.missing(in: shown) {
///   list.groups.insert(try await repository.groups(query, in: range))
/// }
/// ```
public struct Paged<Element: Sendable>: Sendable {
  /// How many elements the whole list has, loaded or not.
  public private(set) var count = 0
  private var pages: [Int: [Element]] = [:]
  private let size: Int

  /// A list of nothing, to be filled with pages of `size` elements.
  public init(pageSize size: Int = 100) { self.size = Swift.max(size, 1) }

  /// The element at a place; nil while it is not loaded. Constant.
  public subscript(index: Int) -> Element? {
    guard let page = pages[index / size], page.indices.contains(index % size) else { return nil }
    return page[index % size]
  }

  /// The whole pages that are to be loaded so that everything in `range` is there, in order; also those
  /// of which a part is missing.
  public func missing(in range: Range<Int>) -> [Range<Int>] {
    // NB: how long an empty list is, is not known.
    let range = count == 0 ? range : range.clamped(to: 0..<count)
    guard !range.isEmpty, range.lowerBound >= 0 else { return [] }
    return (range.lowerBound / size...(range.upperBound - 1) / size)
      .filter { !isWhole($0) }.map { $0 * size..<($0 + 1) * size }
  }

  private func isWhole(_ number: Int) -> Bool {
    guard let page = pages[number] else { return false }
    return page.count == size || number * size + page.count >= count
  }

  /// Takes a page in, which starts where ``missing(in:)`` said. When the list has another length than
  /// before, the other pages are dropped: they may be out of date.
  public mutating func insert(_ page: Page<Element>) {
    if page.total != count { pages = [:] }
    count = page.total
    pages[page.start / size] = page.elements
  }

  /// Puts what `transform` gives in the place of each loaded element; takes those out for which it gives
  /// nil, and drops the pages after, whose places have changed. Linear in what is loaded.
  public mutating func update(_ transform: (Element) -> Element?) {
    for (number, page) in pages.sorted(by: { $0.key < $1.key }) {
      let updated = page.compactMap(transform)
      pages[number] = updated
      guard updated.count < page.count else { continue }
      count -= page.count - updated.count
      pages = pages.filter { $0.key <= number }
      return
    }
  }

  /// The elements that are loaded, in order.
  public var loaded: [Element] { pages.sorted { $0.key < $1.key }.flatMap(\.value) }
}

extension Paged: Equatable where Element: Equatable {}
