/// The items after the `?` of a link, in order.
public struct LinkQuery: Hashable, Sendable {
  /// One `name=value` of a query, decoded.
  public struct Item: Hashable, Sendable {
    public let name: String
    public let value: String

    /// The item `name=value`.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  public let items: [Item]

  /// A query of `items`.
  public init(_ items: [Item] = []) { self.items = items }

  /// The value of the first item called `name`. Linear in the number of items.
  public subscript(name: String) -> String? { items.first { $0.name == name }?.value }
}
