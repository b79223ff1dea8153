extension GroupRepository {
  /// Returns a group that the user has joined, which is the one kind that they may change: a link leads
  /// to a form whether a button for it is shown or not, and a form stays open after they have left.
  ///
  /// - Throws: ``GroupRepositoryError/moved(_:)`` for another group.
  @discardableResult
  func joined(_ id: Group.ID) async throws(GroupRepositoryError) -> Group {
    let group = try await group(id)
    guard group.category == .joined else { throw .moved(group.category) }
    return group
  }
}
