internal import Calcot
internal import CalcotContent
internal import CalcotPostgreSQL
internal import CommunityDatabase
internal import Foundation
internal import Groups

extension PostgreSQLConnection {
  func groups(_ query: GroupQuery, in range: Range<Int>) async throws -> Page<Group> {
    let search = ListKey.search(typed: query.search)
    let condition = "category = $1 AND strpos(search_key, $2) > 0"
    let found: [PostgreSQLValue] = [.text(query.category.rawValue), .text(search)]
    let window = PageWindow(range)
    let groups = try await self.query(
      """
      \(Self.selectGroups) WHERE \(condition)
      ORDER BY sort_key, search_key, id LIMIT $3 OFFSET $4
      """, found + window.values
    ).rows.map(Group.init(row:))
    let total = try await total(
      after: groups.count, in: window, of: "community.groups WHERE \(condition)", found)
    return Page(start: window.offset, elements: groups, total: total)
  }

  /// Returns a group.
  ///
  /// - Parameter isLocked: A Boolean value that indicates whether nobody else may change it until
  ///   the transaction ends.
  func group(_ id: Group.ID, isLocked: Bool = false) async throws -> Group {
    let rows = try await query(
      "\(Self.selectGroups) WHERE id = $1\(isLocked ? " FOR UPDATE OF groups" : "")",
      [.int(id.rawValue)])
    guard let row = rows.first else { throw GroupRepositoryError.notFound }
    return try Group(row: row)
  }

  /// Returns a group that the user may change, and that nobody else may until the transaction ends.
  func joinedGroup(_ id: Group.ID) async throws -> Group {
    let group = try await group(id, isLocked: true)
    try group.checkJoined()
    return group
  }

  func members(of id: Group.ID, in range: Range<Int>) async throws -> Page<Member> {
    let group = try await group(id)
    let window = PageWindow(range)
    // NB: the page is selected first; otherwise every person before it would be looked up as well.
    let members = try await query(
      """
      SELECT people.id, first_name, last_name FROM (
        SELECT person_id, sort_key AS place FROM community.memberships WHERE group_id = $1
        ORDER BY sort_key, person_id LIMIT $2 OFFSET $3
      ) AS page JOIN community.people ON people.id = person_id ORDER BY place, person_id
      """, [.int(id.rawValue)] + window.values
    ).rows.map(Member.init(row:))
    return Page(
      start: window.offset, elements: members,
      total: window.total(after: members.count) ?? group.memberCount)
  }

  func memberIDs(of id: Group.ID) async throws -> Set<Member.ID> {
    _ = try await group(id)
    let rows = try await query(
      "SELECT person_id FROM community.memberships WHERE group_id = $1", [.int(id.rawValue)])
    return try Set(rows.rows.map { Member.ID(rawValue: try $0.int("person_id")) })
  }

  /// Returns the length of a whole list, which is asked only if the number of elements on a page
  /// does not determine it.
  func total(
    after count: Int, in window: PageWindow, of condition: String, _ values: [PostgreSQLValue]
  ) async throws -> Int {
    if let known = window.total(after: count) { return known }
    return try await self.count(condition, values)
  }

  /// Returns the number of rows.
  ///
  /// - Parameter condition: The table and the condition, of the program's own texts.
  func count(_ condition: String, _ values: [PostgreSQLValue]) async throws -> Int {
    let rows = try await query("SELECT count(*) AS count FROM \(condition)", values)
    return Int(try rows.first?.int("count") ?? 0)
  }

  private static let selectGroups = """
    SELECT id, name, category, description, place,
      (SELECT content FROM community.pictures WHERE group_id = groups.id) AS picture,
      (SELECT count(*) FROM community.memberships WHERE group_id = groups.id) AS member_count
    FROM community.groups
    """
}

extension PageWindow {
  var values: [PostgreSQLValue] { [.int(limit), .int(offset)] }
}

extension Group {
  fileprivate init(row: PostgreSQLRow) throws {
    self.init(
      id: ID(rawValue: try row.int("id")), name: try row.text("name"),
      memberCount: Int(try row.int("member_count")),
      // NB: the table rejects every other text.
      category: GroupCategory(rawValue: try row.text("category")) ?? .joined,
      about: GroupAbout(description: try row.text("description"), place: try row.text("place")),
      picture: try row.optionalBytes("picture").map(ImageData.init))
  }
}

extension Member {
  fileprivate init(row: PostgreSQLRow) throws {
    self.init(
      id: ID(rawValue: try row.int("id")), firstName: try row.text("first_name"),
      lastName: try row.text("last_name"))
  }
}
