internal import CalcotPostgreSQL
internal import CommunityDatabase
internal import Groups

extension PostgreSQLConnection {
  func createGroup(named name: GroupName) async throws -> Stored<Group> {
    let id = try await insertGroup(named: name, category: .joined, number: nil)
    let group = Group(id: id, name: name.text, memberCount: 0, category: .joined)
    return Stored(group, .created(group))
  }

  func rename(
    _ id: Group.ID, from known: String?, to name: GroupName
  ) async throws -> Stored<Group> {
    let before = try await joinedGroup(id)
    try before.check(name: known, orAlready: name.text)
    try await query(
      """
      UPDATE community.groups SET name = $1, name_key = $2, sort_key = $3, search_key = $4
      WHERE id = $5
      """, Self.keys(of: name) + [.int(id.rawValue)])
    return try await updated(before)
  }

  func move(
    _ id: Group.ID, from: GroupCategory, to: GroupCategory
  ) async throws -> Stored<Group> {
    let before = try await group(id, isLocked: true)
    guard before.category == from else { throw GroupRepositoryError.moved(before.category) }
    try await query(
      "UPDATE community.groups SET category = $1 WHERE id = $2",
      [.text(to.rawValue), .int(id.rawValue)])
    return try await updated(before)
  }

  func addMembers(_ people: [Member.ID], to id: Group.ID) async throws -> Stored<Group> {
    let before = try await joinedGroup(id)
    let all = Set(people)
    let added = Set(try await insert(members: Array(all), to: id))
    let existing = try await count(
      "community.people WHERE id = ANY ($1)", [.ints(all.map(\.rawValue))])
    guard existing == all.count else { throw GroupRepositoryError.notFound }
    guard !added.isEmpty else { return Stored(before, nil) }
    let group = try await group(id)
    var seen: Set<Member.ID> = []
    let inOrder = people.filter { added.contains($0) && seen.insert($0).inserted }
    return Stored(group, .membersAdded(inOrder, to: group))
  }

  func removeMember(_ id: Member.ID, from group: Group.ID) async throws -> Stored<Group> {
    _ = try await joinedGroup(group)
    let removed = try await query(
      "DELETE FROM community.memberships WHERE group_id = $1 AND person_id = $2",
      [.int(group.rawValue), .int(id.rawValue)])
    guard removed.count == 1 else { throw GroupRepositoryError.notFound }
    let group = try await self.group(group)
    return Stored(group, .memberRemoved(id, from: group))
  }

  /// Adds those people as members who exist and are not members yet, and returns them.
  func insert(members: [Member.ID], to group: Group.ID) async throws -> [Member.ID] {
    try await query(
      """
      INSERT INTO community.memberships (group_id, person_id, sort_key)
      SELECT $1, id, sort_key FROM community.people WHERE id = ANY ($2)
      ON CONFLICT DO NOTHING RETURNING person_id
      """, [.int(group.rawValue), .ints(members.map(\.rawValue))]
    ).rows.map { Member.ID(rawValue: try $0.int("person_id")) }
  }

  /// Inserts a group under the given number, or under the next one.
  func insertGroup(
    named name: GroupName, category: GroupCategory, number: Int64?
  ) async throws -> Group.ID {
    let rows = try await query(
      """
      INSERT INTO community.groups (name, name_key, sort_key, search_key, category, id)
      VALUES ($1, $2, $3, $4, $5,
        coalesce($6, nextval(pg_get_serial_sequence('community.groups', 'id'))))
      RETURNING id
      """, Self.keys(of: name) + [.text(category.rawValue), .optional(number)])
    guard let row = rows.first else { throw PostgreSQLError.badColumn("id") }
    return Group.ID(rawValue: try row.int("id"))
  }

  func updated(_ before: Group) async throws -> Stored<Group> {
    let group = try await group(before.id)
    return Stored(group, group == before ? nil : .updated(group))
  }

  /// Returns the name, its key, and the keys for order and search.
  private static func keys(of name: GroupName) -> [PostgreSQLValue] {
    [
      .text(name.text), .text(name.key), .text(ListKey.order(group: name.text)),
      .text(ListKey.search(name.text)),
    ]
  }
}
