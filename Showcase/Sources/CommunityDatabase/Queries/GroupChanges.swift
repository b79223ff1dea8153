internal import GRDB
internal import Groups

extension Database {
  func createGroup(named name: GroupName) throws -> Stored<Group> {
    let id = try insertGroup(named: name, category: .joined, number: nil)
    let group = Group(id: id, name: name.text, memberCount: 0, category: .joined)
    return Stored(group, .created(group))
  }

  func rename(_ id: Group.ID, from known: String?, to name: GroupName) throws -> Stored<Group> {
    let before = try joinedGroup(id)
    try before.check(name: known, orAlready: name.text)
    try perform(
      #"UPDATE "group" SET name = ?, nameKey = ?, sortKey = ?, searchKey = ? WHERE id = ?"#,
      [
        name.text, name.key, ListKey.order(group: name.text), ListKey.search(name.text),
        id.rawValue,
      ])
    return try updated(before)
  }

  func move(
    _ id: Group.ID, from: GroupCategory, to: GroupCategory
  ) throws -> Stored<Group> {
    let before = try group(id)
    guard before.category == from else { throw GroupRepositoryError.moved(before.category) }
    try perform(#"UPDATE "group" SET category = ? WHERE id = ?"#, [to.rawValue, id.rawValue])
    return try updated(before)
  }

  func addMembers(_ people: [Member.ID], to id: Group.ID) throws -> Stored<Group> {
    let before = try joinedGroup(id)
    var added: [Member.ID] = []
    for person in people {
      try perform(Self.insertMember, [id.rawValue, person.rawValue])
      if changesCount == 1 { added.append(person) }
    }
    let all = Set(people)
    let existing = try count(
      "person WHERE id IN (SELECT value FROM json_each(?))",
      [Self.list(all.map(\.rawValue))])
    guard existing == all.count else { throw GroupRepositoryError.notFound }
    guard !added.isEmpty else { return Stored(before, nil) }
    let group = try group(id)
    return Stored(group, .membersAdded(added, to: group))
  }

  func removeMember(_ id: Member.ID, from group: Group.ID) throws -> Stored<Group> {
    _ = try joinedGroup(group)
    try perform(
      "DELETE FROM membership WHERE groupId = ? AND personId = ?", [group.rawValue, id.rawValue])
    guard changesCount == 1 else { throw GroupRepositoryError.notFound }
    let group = try self.group(group)
    return Stored(group, .memberRemoved(id, from: group))
  }

  /// Adds a person as a member if the person exists and is not yet a member.
  static let insertMember = """
    INSERT OR IGNORE INTO membership (groupId, personId, sortKey)
    SELECT ?, id, sortKey FROM person WHERE id = ?
    """

  /// Inserts a group under the given number, or under the next one.
  func insertGroup(
    named name: GroupName, category: GroupCategory, number: Int64?
  ) throws -> Group.ID {
    try perform(
      """
      INSERT INTO "group" (id, name, nameKey, category, sortKey, searchKey)
      VALUES (?, ?, ?, ?, ?, ?)
      """,
      [
        number, name.text, name.key, category.rawValue, ListKey.order(group: name.text),
        ListKey.search(name.text),
      ])
    return Group.ID(rawValue: lastInsertedRowID)
  }

  func updated(_ before: Group) throws -> Stored<Group> {
    let group = try group(before.id)
    return Stored(group, group == before ? nil : .updated(group))
  }
}
