/// The query of a list of groups.
public struct GroupQuery: Hashable, Codable, Sendable {
  /// The category of the groups.
  public var category: GroupCategory
  /// A part of the name, whatever its case, width and accents; empty for all.
  public var search: String

  /// Creates a query for the groups of `category` with `search` in their name.
  public init(_ category: GroupCategory, search: String = "") {
    self.category = category
    self.search = search
  }
}
