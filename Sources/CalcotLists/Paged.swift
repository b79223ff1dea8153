import Calcot
import CalcotContent

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
  public init(pageSize size: Int = 100) { self.size = min(max(size, 1), RowWindow.most) }

  /// The element at a place; nil while it is not loaded. Constant.
  public subscript(index: Int) -> Element? {
    guard let page = pages[index / size], page.indices.contains(index % size) else { return nil }
    return page[index % size]
  }

  /// The whole pages that are to be loaded so that everything in `range` is there, in order; also those
  /// of which a part is missing. Of a longer range, the first ``RowWindow/most`` places count.
  public func missing(in range: Range<Int>) -> [Range<Int>] {
    // NB: how long an empty list is, is not known.
    let range = range.clamped(to: 0..<(count == 0 ? longestList : count)).first(RowWindow.most)
    guard !range.isEmpty else { return [] }
    return (range.lowerBound / size...(range.upperBound - 1) / size)
      .filter { !isWhole($0) }.map { $0 * size..<($0 + 1) * size }
  }

  private func isWhole(_ number: Int) -> Bool {
    guard let page = pages[number] else { return false }
    return page.count == size || number * size + page.count >= count
  }

  /// Takes in what starts where ``missing(in:)`` said. When the list has another length than before, the
  /// other pages are dropped: they may be out of date. Elements that start elsewhere are taken in as far
  /// as nothing is missing before them on their page.
  public mutating func insert(_ page: Page<Element>) {
    if page.total != count { pages = [:] }
    count = page.total
    var (place, rest) = (page.start, page.elements[...])
    while !rest.isEmpty {
      let (number, offset) = place.quotientAndRemainder(dividingBy: size)
      let part = rest.prefix(size - offset)
      let before = Array(pages[number, default: []].prefix(offset))
      if before.count == offset { pages[number] = before + Array(part) }
      place += part.count
      rest = rest.dropFirst(part.count)
    }
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
