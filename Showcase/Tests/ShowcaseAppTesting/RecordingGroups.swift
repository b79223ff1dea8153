package import Calcot
package import CalcotContent
package import CalcotTesting
package import Groups

/// A store of groups that records the requested ranges, and delays the results of searches at
/// gates.
package final class RecordingGroups: GroupRepository {
  private let stored: any GroupRepository
  /// The requested ranges of groups, in order, without those that are only counted.
  package private(set) var asked: [Range<Int>] = []
  /// The gates at which results wait, by search text.
  package var gates: [String: Gate] = [:]
  /// The gate at which the results of readings of one group wait.
  package var groupGate: Gate?

  /// Creates a recording store in front of `stored`.
  package init(_ stored: any GroupRepository) { self.stored = stored }

  package var groupDidChange: ObserverSet<GroupChange> { stored.groupDidChange }

  /// Clears the recorded ranges.
  package func forget() { asked = [] }

  // NB: the result is read before the wait, and returned even if its task has been cancelled: as
  // late and as outdated as a result can be.
  package func groups(
    _ query: GroupQuery, in range: Range<Int>
  ) async throws(GroupRepositoryError) -> Page<Group> {
    if !range.isEmpty { asked.append(range) }
    let page = try await stored.groups(query, in: range)
    await gates[query.search]?.pass()
    return page
  }

  package func group(_ id: Group.ID) async throws(GroupRepositoryError) -> Group {
    let gate = groupGate
    do {
      let group = try await stored.group(id)
      await gate?.pass()
      return group
    } catch {
      await gate?.pass()
      throw error
    }
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
    _ id: Group.ID, from known: String?, to name: String
  ) async throws(GroupRepositoryError) -> Group {
    try await stored.rename(id, from: known, to: name)
  }

  package func move(
    _ id: Group.ID, from: GroupCategory, to: GroupCategory
  ) async throws(GroupRepositoryError) -> Group {
    try await stored.move(id, from: from, to: to)
  }

  package func describe(
    _ id: Group.ID, from known: GroupAbout?, as about: GroupAbout
  ) async throws(GroupRepositoryError) -> Group {
    try await stored.describe(id, from: known, as: about)
  }

  package func setPicture(
    _ picture: ImageData?, of id: Group.ID
  ) async throws(GroupRepositoryError) -> Group {
    try await stored.setPicture(picture, of: id)
  }

  package func runs(of id: Group.ID) async throws(GroupRepositoryError) -> [Run] {
    try await stored.runs(of: id)
  }

  package func plan(
    _ plan: RunPlan, for id: Group.ID
  ) async throws(GroupRepositoryError) -> Run {
    try await stored.plan(plan, for: id)
  }

  package func change(
    _ run: Run.ID, of id: Group.ID, from known: RunPlan?, to plan: RunPlan
  ) async throws(GroupRepositoryError) -> Run {
    try await stored.change(run, of: id, from: known, to: plan)
  }

  package func delete(
    _ run: Run.ID, of id: Group.ID
  ) async throws(GroupRepositoryError) -> Run {
    try await stored.delete(run, of: id)
  }

  package func restore(_ run: Run, of id: Group.ID) async throws(GroupRepositoryError) {
    try await stored.restore(run, of: id)
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
