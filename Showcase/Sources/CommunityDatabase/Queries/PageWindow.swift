internal import Calcot
internal import CalcotContent
internal import CalcotLists
internal import GRDB

/// The requested part of a list, in SQL's terms.
struct PageWindow {
  private let range: Range<Int>

  /// Creates a window that clamps `range` to the possible positions of a list.
  init(_ range: Range<Int>) { self.range = range.clamped(to: 0..<Int.max) }

  /// The arguments for `LIMIT ? OFFSET ?`.
  var arguments: StatementArguments { [range.count, range.lowerBound] }

  /// Returns the page with these elements. `total` is evaluated only if the elements do not
  /// determine it.
  func page<Element>(
    of elements: [Element], total: @autoclosure () throws -> Int
  ) rethrows -> Page<Element> {
    let end = range.lowerBound + elements.count
    let isEnd = elements.count < range.count && (range.lowerBound == 0 || !elements.isEmpty)
    return Page(start: range.lowerBound, elements: elements, total: isEnd ? end : try total())
  }
}

extension Cursor {
  /// Returns the values that `make` returns for all elements.
  func collect<Value>(_ make: (Element) throws -> Value) throws -> [Value] {
    var values: [Value] = []
    while let element = try next() { values.append(try make(element)) }
    return values
  }
}
