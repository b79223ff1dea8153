internal import Calcot
internal import CalcotContent
internal import GRDB

/// The requested part of a list, in SQL's terms.
package struct PageWindow: Sendable {
  private let range: Range<Int>

  /// Creates a window that clamps `range` to the possible positions of a list.
  package init(_ range: Range<Int>) { self.range = range.clamped(to: 0..<Int.max) }

  /// The most elements of the page.
  package var limit: Int { range.count }

  /// The number of elements before the page.
  package var offset: Int { range.lowerBound }

  /// The arguments for `LIMIT ? OFFSET ?`.
  var arguments: StatementArguments { [limit, offset] }

  /// Returns the length of the whole list if the number of elements on the page determines it.
  package func total(after count: Int) -> Int? {
    let isEnd = count < limit && (offset == 0 || count > 0)
    return isEnd ? offset + count : nil
  }

  /// Returns the page with these elements. `total` is evaluated only if the elements do not
  /// determine it.
  func page<Element>(
    of elements: [Element], total: @autoclosure () throws -> Int
  ) rethrows -> Page<Element> {
    Page(
      start: offset, elements: elements, total: try self.total(after: elements.count) ?? total())
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
