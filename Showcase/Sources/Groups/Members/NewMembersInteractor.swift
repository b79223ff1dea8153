/// Makes people members of a group. It belongs to no screen: those that asked may have gone.
struct NewMembersInteractor {
  let repository: any GroupRepository

  /// Who is a member already; nobody if it cannot be found out.
  func knownMembers(of group: Group.ID) async -> Set<Member.ID> {
    (try? await repository.memberIDs(of: group)) ?? []
  }

  func add(
    _ people: [Member.ID], to group: Group.ID
  ) async throws(GroupRepositoryError) -> Group {
    try await repository.addMembers(people, to: group)
  }
}
