public import Groups

/// An error that describes why people and groups could not be inserted into a
/// ``CommunityDatabase``. In that case none were.
public enum CommunityInsertError: Error, Hashable, Sendable {
  /// The groups at these positions have the names of stored groups, or of earlier ones.
  case namesTaken([Int])
  /// The text at this position is not a valid group name.
  case invalidName(Int, GroupNameProblem)
  /// The group at this position has a member at a position without a person.
  case noSuchPerson(group: Int, position: Int)
  /// The database cannot be used.
  case store(GroupRepositoryError)
}
