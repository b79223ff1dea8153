/// A column of a table.
public struct TableColumn: Hashable, Sendable, Identifiable {
  /// The order of a table's rows by a column.
  public enum Order: String, Hashable, Sendable { case ascending, descending }

  /// The key of the column, which is reported when the title is pressed.
  public let id: String
  /// The title.
  public let title: String
  /// A Boolean value that indicates whether a press on the title sorts by the column.
  public let isSortable: Bool
  /// The order of the rows by this column; nil if they are sorted by another one.
  public let order: Order?
  /// A Boolean value that indicates whether the column has numbers, which are aligned at their end.
  public let isNumeric: Bool

  /// Creates a column.
  public init(
    _ id: String, _ title: String, isSortable: Bool = false, order: Order? = nil,
    isNumeric: Bool = false
  ) {
    self.id = id
    self.title = title
    self.isSortable = isSortable
    self.order = order
    self.isNumeric = isNumeric
  }

  /// A sign of the order that is one column wide, or nothing.
  package var sign: String {
    switch order {
    case .ascending: "▲"
    case .descending: "▼"
    case nil: ""
    }
  }
}

extension RowValue {
  /// Returns the cells after the first one as text, each with its column's title, for use without
  /// room for columns.
  package func cellTexts(under columns: [TableColumn]) -> String {
    zip(columns.dropFirst(), cells).filter { !$1.isEmpty }.map { "\($0.title) \($1)" }
      .joined(separator: " · ")
  }
}
