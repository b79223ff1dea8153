internal import Calcot
internal import CalcotContent
internal import GRDB
internal import Groups

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

extension Database {
  /// Returns the values that `make` returns for all rows.
  func rows<Value>(
    _ sql: String, _ arguments: StatementArguments = [], _ make: (Row) throws -> Value
  ) throws -> [Value] {
    let rows = try Row.fetchCursor(cachedStatement(sql: sql), arguments: arguments)
    var values: [Value] = []
    while let row = try rows.next() { values.append(try make(row)) }
    return values
  }

  /// Returns the value that `make` returns for the first row; throws if there is none.
  func row<Value>(
    _ sql: String, _ arguments: StatementArguments, _ make: (Row) throws -> Value
  ) throws -> Value {
    guard let row = try Row.fetchOne(cachedStatement(sql: sql), arguments: arguments) else {
      throw GroupRepositoryError.notFound
    }
    return try make(row)
  }

  func perform(_ sql: String, _ arguments: StatementArguments) throws {
    try cachedStatement(sql: sql).execute(arguments: arguments)
  }
}
