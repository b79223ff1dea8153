/// Which groups a list shows.
public enum GroupCategory: String, CaseIterable, Hashable, Codable, Sendable {
  /// The groups that the person is a member of.
  case joined

  /// The title of a list of these groups.
  public var localizedName: String {
    switch self {
    case .joined: "My groups"
    }
  }
}
