/// The items after the `?` of a link, in order.
public struct LinkQuery: Hashable, Sendable {
  /// A decoded `name=value` item of a query.
  public struct Item: Hashable, Sendable {
    /// The decoded name.
    public let name: String
    /// The decoded value.
    public let value: String

    /// Creates the item `name=value`.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The items, in order.
  public let items: [Item]

  /// Creates a query of items.
  public init(_ items: [Item] = []) { self.items = items }

  /// Returns the value of the first item with this name. Linear in the number of items.
  public subscript(name: String) -> String? { items.first { $0.name == name }?.value }
}
