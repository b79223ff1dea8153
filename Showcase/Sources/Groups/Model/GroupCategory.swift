/// The relation of a group to the user.
public enum GroupCategory: String, CaseIterable, Hashable, Codable, Sendable {
  /// The user is a member of the group.
  case joined
  /// The user is invited to join the group.
  case invited
  /// The user may join the group.
  case suggested
}
