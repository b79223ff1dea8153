/// A long list that holds only the pages that have been looked at: the state of a list of any size
/// in a Model.
///
/// ```swift
/// for range in list.groups.missing(in: shown) {
///   list.groups.insert(try await repository.groups(query, in: range))
/// }
/// list.groups.forget(farFrom: shown)
/// ```
public struct Paged<Element: Sendable>: Sendable {
  /// The number of elements in the whole list, loaded or not.
  public var count: Int { total ?? 0 }
  /// The length of the list; `nil` before the first page.
  private var total: Int?
  private var pages: [Int: [Element]] = [:]
  private let size: Int

  /// Creates an empty list, to be filled with pages of `size` elements.
  public init(pageSize size: Int = 100) { self.size = min(max(size, 1), RowWindow.most) }

  /// The element at an index; nil while it is not loaded. Constant time.
  public subscript(index: Int) -> Element? {
    guard let page = pages[index / size], page.indices.contains(index % size) else { return nil }
    return page[index % size]
  }

  /// Returns the whole pages to load so that everything in `range` is loaded, in order, including
  /// pages of which a part is missing. Only the first ``RowWindow/most`` rows of a longer range
  /// count, and the first rows of a list that has become shorter than the range, as it shows those.
  public func missing(in range: Range<Int>) -> [Range<Int>] {
    let range = range.isEmpty ? range : window(for: range)
    guard !range.isEmpty else { return [] }
    return (range.lowerBound / size...(range.upperBound - 1) / size)
      .filter { !isWhole($0) }.map { $0 * size..<($0 + 1) * size }
  }

  /// Returns the rows that a list builds when a host asks for `range`.
  private func window(for range: Range<Int>) -> Range<Int> {
    RowWindow(total: total ?? longestList, asked: range).range
  }

  private func isWhole(_ number: Int) -> Bool {
    guard let page = pages[number] else { return false }
    return page.count == size || number * size + page.count >= count
  }

  /// Inserts a page that starts where ``missing(in:)`` asked. If the length of the list has
  /// changed, the other pages are dropped, since they may be out of date. Elements of a page that
  /// starts elsewhere are inserted as far as nothing is missing before them on their page.
  public mutating func insert(_ page: Page<Element>) {
    if page.total != count { pages = [:] }
    total = page.total
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

  /// Drops the pages that are farthest from `range` once those that are loaded have over 10,000 elements,
  /// down to the nearest 5,000: whoever looks at one part after the other does not hold the whole list.
  /// Nothing that ``missing(in:)`` counts for the same range is dropped.
  public mutating func forget(farFrom range: Range<Int>) {
    let most = 10 * RowWindow.most / size
    guard pages.count > most else { return }
    let shown = window(for: range)
    let middle = (shown.lowerBound + shown.count / 2) / size
    let near = pages.sorted { abs($0.key - middle) < abs($1.key - middle) }.prefix(most / 2)
    pages = Dictionary(uniqueKeysWithValues: near.map { ($0.key, $0.value) })
  }

  /// Replaces each loaded element by the result of `transform`; removes those for which it returns
  /// nil, and drops the later pages, whose indices have changed. Linear in the number of loaded
  /// elements.
  public mutating func update(_ transform: (Element) -> Element?) {
    for (number, page) in pages.sorted(by: { $0.key < $1.key }) {
      let updated = page.compactMap(transform)
      pages[number] = updated
      guard updated.count < page.count else { continue }
      total = count - (page.count - updated.count)
      pages = pages.filter { $0.key <= number }
      return
    }
  }

  /// The loaded elements, in order.
  public var loaded: [Element] { pages.sorted { $0.key < $1.key }.flatMap(\.value) }
}

extension Paged: Equatable where Element: Equatable {}
