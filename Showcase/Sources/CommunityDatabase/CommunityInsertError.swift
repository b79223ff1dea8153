public import Groups

/// Why people and groups could not be put into a ``CommunityDatabase``; then none of them were.
public enum CommunityInsertError: Error, Hashable, Sendable {
  /// The groups at these positions have the names of stored groups, or of ones before them.
  case namesTaken([Int])
  /// The text that the group at this position has for a name cannot be one.
  case invalidName(Int, GroupNameProblem)
  /// The group at this position has a member at a position where nobody is.
  case noSuchPerson(group: Int, position: Int)
  /// The database cannot be used.
  case store(GroupRepositoryError)
}
