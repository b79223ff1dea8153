extension GroupRepository {
  /// Returns a group that the user has joined, which is the one kind that they may change.
  ///
  /// - Throws: ``GroupRepositoryError/moved(_:)`` for another group.
  func joined(_ id: Group.ID) async throws(GroupRepositoryError) -> Group {
    let group = try await group(id)
    try group.checkJoined()
    return group
  }
}
