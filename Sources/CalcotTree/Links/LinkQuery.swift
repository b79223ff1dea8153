/// The items after the `?` of a link, in order.
package struct LinkQuery: Hashable, Sendable {
  /// A decoded `name=value` item of a query.
  package struct Item: Hashable, Sendable {
    /// The decoded name.
    package let name: String
    /// The decoded value.
    package let value: String

    /// Creates the item `name=value`.
    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The items, in order.
  package let items: [Item]

  /// Creates a query of items.
  package init(_ items: [Item] = []) { self.items = items }

  /// Returns the value of the first item with this name. Linear in the number of items.
  package subscript(name: String) -> String? { items.first { $0.name == name }?.value }
}
