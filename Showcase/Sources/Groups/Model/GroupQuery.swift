/// Which groups a list shows.
public struct GroupQuery: Hashable, Codable, Sendable {
  /// Those of one category.
  public var category: GroupCategory
  /// A part of the name, whatever its case, width and accents; empty for all.
  public var search: String

  /// The groups of `category` with `search` in their name.
  public init(_ category: GroupCategory, search: String = "") {
    self.category = category
    self.search = search
  }
}
