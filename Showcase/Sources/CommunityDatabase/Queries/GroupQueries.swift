internal import Calcot
internal import CalcotContent
internal import Foundation
internal import GRDB
internal import Groups

extension Database {
  func groups(_ query: GroupQuery, in range: Range<Int>) throws -> Page<Group> {
    let search = ListKey.search(typed: query.search)
    let condition = "category = ?" + (search.isEmpty ? "" : " AND instr(searchKey, ?) > 0")
    let found = StatementArguments([query.category.rawValue] + (search.isEmpty ? [] : [search]))
    let window = PageWindow(range)
    return try window.page(
      of: rows(
        """
        \(Self.selectGroups) WHERE \(condition)
        ORDER BY sortKey, searchKey, id LIMIT ? OFFSET ?
        """, found + window.arguments, Group.init(row:)),
      total: count(#""group" WHERE \#(condition)"#, found))
  }

  func group(_ id: Group.ID) throws -> Group {
    try row(Self.selectGroups + " WHERE id = ?", [id.rawValue], Group.init(row:))
  }

  /// Returns a group that the user may change.
  func joinedGroup(_ id: Group.ID) throws -> Group {
    let group = try group(id)
    try group.checkJoined()
    return group
  }

  func members(of id: Group.ID, in range: Range<Int>) throws -> Page<Member> {
    let group = try group(id)
    let window = PageWindow(range)
    // NB: the page is selected first; otherwise every person before it would be looked up as well.
    return try window.page(
      of: rows(
        """
        SELECT person.id, firstName, lastName FROM (
          SELECT personId, sortKey AS place FROM membership WHERE groupId = ?
          ORDER BY sortKey, personId LIMIT ? OFFSET ?
        ) JOIN person ON person.id = personId ORDER BY place, personId
        """, [id.rawValue] + window.arguments, Member.init(row:)),
      total: group.memberCount)
  }

  func memberIDs(of id: Group.ID) throws -> Set<Member.ID> {
    _ = try group(id)
    return try Set(
      rows("SELECT personId FROM membership WHERE groupId = ?", [id.rawValue]) { row in
        Member.ID(rawValue: try row.decode(forColumn: "personId"))
      })
  }

  func count(_ condition: String, _ arguments: StatementArguments) throws -> Int {
    let statement = try cachedStatement(sql: "SELECT count(*) FROM \(condition)")
    return try Int.fetchOne(statement, arguments: arguments) ?? 0
  }

  private static let selectGroups = """
    SELECT id, name, category, description, place,
      (SELECT content FROM picture WHERE groupId = "group".id) AS picture,
      (SELECT count(*) FROM membership WHERE groupId = "group".id) AS memberCount
    FROM "group"
    """
}

extension Group {
  fileprivate init(row: Row) throws {
    try self.init(
      id: ID(rawValue: row.decode(forColumn: "id")), name: row.decode(forColumn: "name"),
      memberCount: row.decode(forColumn: "memberCount"),
      // NB: the table rejects every other text.
      category: GroupCategory(rawValue: row.decode(forColumn: "category")) ?? .joined,
      about: GroupAbout(
        description: row.decode(forColumn: "description"), place: row.decode(forColumn: "place")),
      picture: row.decode(Data?.self, forColumn: "picture").map(ImageData.init))
  }
}

extension Member {
  fileprivate init(row: Row) throws {
    try self.init(
      id: ID(rawValue: row.decode(forColumn: "id")), firstName: row.decode(forColumn: "firstName"),
      lastName: row.decode(forColumn: "lastName"))
  }
}
