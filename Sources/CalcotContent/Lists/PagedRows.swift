/// The rows of a long list, which a ViewModel gives its View in place of its Model. Each is made
/// from its element when it is asked for.
///
/// ```swift
/// var rows: PagedRows<GroupRow> {
///   list.groups.rows { GroupRow(id: $0.id, name: $0.name, open: coordinator.opening($0)) }
/// }
/// ```
@MainActor
public struct PagedRows<Row> {
  /// The number of rows in the whole list, loaded or not.
  public let count: Int
  private let row: @MainActor (Int) -> Row?
  private let rows: @MainActor () -> [Row]
  private let elements: any Equatable

  fileprivate init<Element: Equatable>(
    of elements: Paged<Element>, _ make: @escaping @MainActor (Element) -> Row
  ) {
    self.elements = elements
    count = elements.count
    row = { elements[$0].map(make) }
    rows = { elements.loaded.map(make) }
  }

  /// The row at an index; nil while its element is not loaded. Costs as much as making the row.
  public subscript(index: Int) -> Row? { row(index) }

  /// The rows of the loaded elements, in order. Linear in the number of these elements.
  public var loaded: [Row] { rows() }

  /// Returns a Boolean value that indicates whether the rows are made of the same elements as other
  /// ones. Linear in the number of loaded elements.
  public func hasSameElements(as other: PagedRows) -> Bool {
    func isSame<Elements: Equatable>(_ elements: Elements) -> Bool {
      elements == other.elements as? Elements
    }
    return isSame(elements)
  }
}

extension Paged where Element: Equatable {
  /// Returns the rows that `make` makes of the elements. Constant time.
  @MainActor
  public func rows<Row>(_ make: @escaping @MainActor (Element) -> Row) -> PagedRows<Row> {
    PagedRows(of: self, make)
  }
}
