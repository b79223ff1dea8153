package import Calcot
package import CalcotTesting
package import Groups

/// A store of groups that writes down which parts of lists it is asked for, and holds the answers to
/// searches that a test wants late.
@MainActor
package final class RecordingGroups: GroupRepository {
  private let stored: any GroupRepository
  /// The parts of lists of groups that were asked for, in order.
  package private(set) var asked: [Range<Int>] = []
  /// The gates at which the answers wait, by what was searched for.
  package var gates: [String: Gate] = [:]

  /// Makes a store that keeps what it records in front of `stored`.
  package init(_ stored: any GroupRepository) { self.stored = stored }

  package var groupDidChange: ObserverSet<GroupChange> { stored.groupDidChange }

  /// Forgets what was asked for so far.
  package func forget() { asked = [] }

  // NB: the answer is taken before it waits, and given though its task has been cancelled: as late
  // and as old as an answer can be.
  package func groups(
    _ query: GroupQuery, in range: Range<Int>
  ) async throws(GroupRepositoryError) -> Page<Group> {
    asked.append(range)
    let page = try await stored.groups(query, in: range)
    await gates[query.search]?.pass()
    return page
  }

  package func group(_ id: Group.ID) async throws(GroupRepositoryError) -> Group {
    try await stored.group(id)
  }

  package func members(
    of id: Group.ID, in range: Range<Int>
  ) async throws(GroupRepositoryError) -> Page<Member> {
    try await stored.members(of: id, in: range)
  }

  package func memberIDs(of id: Group.ID) async throws(GroupRepositoryError) -> Set<Member.ID> {
    try await stored.memberIDs(of: id)
  }

  package func createGroup(named name: String) async throws(GroupRepositoryError) -> Group {
    try await stored.createGroup(named: name)
  }

  package func rename(
    _ id: Group.ID, to name: String
  ) async throws(GroupRepositoryError) -> Group {
    try await stored.rename(id, to: name)
  }

  package func move(
    _ id: Group.ID, from: GroupCategory, to: GroupCategory
  ) async throws(GroupRepositoryError) -> Group {
    try await stored.move(id, from: from, to: to)
  }

  package func addMembers(
    _ people: [Member.ID], to id: Group.ID
  ) async throws(GroupRepositoryError) -> Group {
    try await stored.addMembers(people, to: id)
  }

  package func removeMember(
    _ id: Member.ID, from group: Group.ID
  ) async throws(GroupRepositoryError) -> Group {
    try await stored.removeMember(id, from: group)
  }
}
