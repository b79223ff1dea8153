/// Makes people members of a group. It belongs to no screen: those that asked may have gone.
struct NewMembersInteractor {
  let repository: any GroupRepository

  func add(
    _ people: [Member.ID], to group: Group.ID
  ) async throws(GroupRepositoryError) -> Group {
    try await repository.addMembers(people, to: group)
  }
}
