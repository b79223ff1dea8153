internal import Calcot
internal import GRDB

/// The part of a list that is asked for, as SQL says it.
struct PageWindow {
  private let range: Range<Int>

  /// The part of `range` in which a list can have elements.
  init(_ range: Range<Int>) { self.range = range.clamped(to: 0..<Int.max) }

  /// The values for `LIMIT ? OFFSET ?`.
  var arguments: StatementArguments { [range.count, range.lowerBound] }

  /// The elements that were found there; `total` is asked only when they do not tell it.
  func page<Element>(
    of elements: [Element], total: @autoclosure () throws -> Int
  ) rethrows -> Page<Element> {
    let end = range.lowerBound + elements.count
    let isEnd = elements.count < range.count && (range.lowerBound == 0 || !elements.isEmpty)
    return Page(start: range.lowerBound, elements: elements, total: isEnd ? end : try total())
  }
}

extension Cursor {
  /// All elements, each made into a value.
  func collect<Value>(_ make: (Element) throws -> Value) throws -> [Value] {
    var values: [Value] = []
    while let element = try next() { values.append(try make(element)) }
    return values
  }
}
