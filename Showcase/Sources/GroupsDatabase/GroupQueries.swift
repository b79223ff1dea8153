internal import GRDB
internal import Groups

extension Database {
  func groups() throws -> [Group] {
    try Row.fetchCursor(cachedStatement(sql: Self.selectGroups)).collect(Group.init(row:))
  }

  func group(_ id: Group.ID) throws -> Group {
    let statement = try cachedStatement(sql: Self.selectGroups + #" WHERE "group".id = ?"#)
    guard let row = try Row.fetchOne(statement, arguments: [id.rawValue]) else {
      throw GroupRepositoryError.notFound
    }
    return Group(row: row)
  }

  func members(of id: Group.ID) throws -> [Member] {
    let statement = try cachedStatement(
      sql: """
        SELECT person.id, firstName, lastName FROM membership
        JOIN person ON person.id = personId WHERE groupId = ?
        """)
    return try Row.fetchCursor(statement, arguments: [id.rawValue]).collect(Member.init(row:))
  }

  func insertGroup(named name: GroupName) throws -> Group {
    try execute(
      sql: #"INSERT INTO "group" (name, nameKey) VALUES (?, ?)"#,
      arguments: [name.text, name.key])
    return Group(id: Group.ID(rawValue: lastInsertedRowID), name: name.text, memberCount: 0)
  }

  func removeMember(_ id: Member.ID, from group: Group.ID) throws -> Group {
    try execute(
      sql: "DELETE FROM membership WHERE groupId = ? AND personId = ?",
      arguments: [group.rawValue, id.rawValue])
    guard changesCount == 1 else { throw GroupRepositoryError.notFound }
    return try self.group(group)
  }

  private static let selectGroups = """
    SELECT id, name, (SELECT count(*) FROM membership WHERE groupId = "group".id) AS memberCount
    FROM "group"
    """
}

extension RowCursor {
  fileprivate func collect<Value>(_ make: (Row) -> Value) throws -> [Value] {
    var values: [Value] = []
    while let row = try next() { values.append(make(row)) }
    return values
  }
}

extension Group {
  fileprivate init(row: Row) {
    self.init(
      id: ID(rawValue: row["id"]), name: row["name"], memberCount: row["memberCount"])
  }
}

extension Member {
  fileprivate init(row: Row) {
    self.init(
      id: ID(rawValue: row["id"]), firstName: row["firstName"], lastName: row["lastName"])
  }
}
