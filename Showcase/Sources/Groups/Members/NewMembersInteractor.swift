/// An Interactor that makes people members of a group. It belongs to no screen: those that asked
/// may be gone.
struct NewMembersInteractor {
  let repository: any GroupRepository

  /// Returns the current members; an empty set if reading fails.
  func knownMembers(of group: Group.ID) async -> Set<Member.ID> {
    (try? await repository.memberIDs(of: group)) ?? []
  }

  func add(
    _ people: [Member.ID], to group: Group.ID
  ) async throws(GroupRepositoryError) -> Group {
    try await repository.addMembers(people, to: group)
  }
}
