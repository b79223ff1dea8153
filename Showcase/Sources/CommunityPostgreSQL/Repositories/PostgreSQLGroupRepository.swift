public import Calcot
public import CalcotContent
internal import CalcotPostgreSQL
internal import CommunityDatabase
public import Groups

/// A repository of the groups of a ``PostgreSQLCommunity``.
public final class PostgreSQLGroupRepository: GroupRepository {
  /// The store that has the groups.
  public let community: PostgreSQLCommunity

  /// Creates a repository of a database, without reaching the database.
  public init(_ community: PostgreSQLCommunity) { self.community = community }

  public var groupDidChange: ObserverSet<GroupChange> { community.changes.groupDidChange }

  public func groups(
    _ query: GroupQuery, in range: Range<Int>
  ) async throws(GroupRepositoryError) -> Page<Group> {
    try await read { db in try await db.groups(query, in: range) }
  }

  public func group(_ id: Group.ID) async throws(GroupRepositoryError) -> Group {
    try await read { db in try await db.group(id) }
  }

  public func members(
    of id: Group.ID, in range: Range<Int>
  ) async throws(GroupRepositoryError) -> Page<Member> {
    try await read { db in try await db.members(of: id, in: range) }
  }

  public func memberIDs(of id: Group.ID) async throws(GroupRepositoryError) -> Set<Member.ID> {
    try await read { db in try await db.memberIDs(of: id) }
  }

  public func createGroup(named name: String) async throws(GroupRepositoryError) -> Group {
    let name = try GroupName.validate(name).mapError(GroupRepositoryError.invalidName).get()
    return try await write { db in try await db.createGroup(named: name) }
  }

  public func rename(
    _ id: Group.ID, from known: String?, to name: String
  ) async throws(GroupRepositoryError) -> Group {
    let name = try GroupName.validate(name).mapError(GroupRepositoryError.invalidName).get()
    return try await write { db in try await db.rename(id, from: known, to: name) }
  }

  public func move(
    _ id: Group.ID, from: GroupCategory, to: GroupCategory
  ) async throws(GroupRepositoryError) -> Group {
    try await write { db in try await db.move(id, from: from, to: to) }
  }

  public func describe(
    _ id: Group.ID, from known: GroupAbout?, as about: GroupAbout
  ) async throws(GroupRepositoryError) -> Group {
    try await write { db in try await db.describe(id, from: known, as: about) }
  }

  public func setPicture(
    _ picture: ImageData?, of id: Group.ID
  ) async throws(GroupRepositoryError) -> Group {
    try await write { db in try await db.setPicture(picture, of: id) }
  }

  public func runs(of id: Group.ID) async throws(GroupRepositoryError) -> [Run] {
    try await read { db in try await db.runs(of: id) }
  }

  public func plan(
    _ plan: RunPlan, for id: Group.ID
  ) async throws(GroupRepositoryError) -> Run {
    try await write { db in try await db.plan(plan, for: id) }
  }

  public func change(
    _ run: Run.ID, of id: Group.ID, from known: RunPlan?, to plan: RunPlan
  ) async throws(GroupRepositoryError) -> Run {
    try await write { db in try await db.change(run, of: id, from: known, to: plan) }
  }

  public func delete(
    _ run: Run.ID, of id: Group.ID
  ) async throws(GroupRepositoryError) -> Run {
    try await write { db in try await db.delete(run, of: id) }
  }

  public func restore(_ run: Run, of id: Group.ID) async throws(GroupRepositoryError) {
    try await write { db in try await db.restore(run, of: id) }
  }

  public func addMembers(
    _ people: [Member.ID], to id: Group.ID
  ) async throws(GroupRepositoryError) -> Group {
    try await write { db in try await db.addMembers(people, to: id) }
  }

  public func removeMember(
    _ id: Member.ID, from group: Group.ID
  ) async throws(GroupRepositoryError) -> Group {
    try await write { db in try await db.removeMember(id, from: group) }
  }

  private func read<Value: Sendable>(
    _ fetch: @escaping @Sendable (PostgreSQLConnection) async throws -> Value
  ) async throws(GroupRepositoryError) -> Value {
    do {
      return try await community.read(fetch)
    } catch {
      throw GroupRepositoryError(postgreSQL: error)
    }
  }

  private func write<Value: Sendable>(
    _ update: @escaping @Sendable (PostgreSQLConnection) async throws -> Stored<Value>
  ) async throws(GroupRepositoryError) -> Value {
    do {
      return try await community.write(update)
    } catch {
      throw GroupRepositoryError(postgreSQL: error)
    }
  }
}
