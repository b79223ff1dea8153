internal import CalcotContent
internal import CalcotPostgreSQL
internal import CommunityDatabase
internal import Foundation
internal import Groups

extension PostgreSQLConnection {
  /// Inserts the contents of a new database. Groups whose names are invalid or taken are left out.
  func insert(_ seed: GroupSeed) async throws {
    for (index, person) in seed.people.enumerated() {
      _ = try await insertPerson(person, number: Int64(index + 1))
    }
    var keys: Set<String> = []
    for (index, entry) in seed.groups.enumerated() {
      guard let name = try? GroupName(entry.name), keys.insert(name.key).inserted else { continue }
      try await insert(entry, named: name, number: Int64(index + 1)) { Int64($0 + 1) }
    }
    // NB: numbers that were given do not count by themselves.
    for (table, count) in [("people", seed.people.count), ("groups", seed.groups.count)]
    where count > 0 {
      try await query(
        "SELECT setval(pg_get_serial_sequence($1, 'id'), $2)",
        [.text("community.\(table)"), .int(count)])
    }
  }

  /// Inserts more people and groups. The members of the groups are among these people.
  func insert(_ insertion: CommunityInsertion) async throws {
    let taken = try await takenNames(among: insertion.groups.map(\.0))
    guard taken.isEmpty else { throw CommunityInsertError.namesTaken(taken) }
    var numbers: [Int64] = []
    for person in insertion.people {
      // NB: a sequence that was not copied with its rows gives numbers that somebody has.
      guard let number = try await insertPerson(person, number: nil) else {
        throw PostgreSQLError.badColumn("id")
      }
      numbers.append(number)
    }
    let people = numbers
    for (name, entry) in insertion.groups {
      try await insert(entry, named: name, number: nil) { people[$0] }
    }
  }

  /// Returns the whole contents, ordered by number, without photos and documents.
  func contents() async throws -> GroupSeed {
    var positions: [Int64: Int] = [:]
    let people = try await query(
      "SELECT id, first_name, last_name, homepage FROM community.people ORDER BY id"
    ).rows.map { row in
      positions[try row.int("id")] = positions.count
      return GroupSeed.Person(
        try row.text("first_name"), try row.text("last_name"),
        homepage: try row.optionalText("homepage"))
    }
    var members: [Int64: [Int]] = [:]
    let memberships = try await query(
      """
      SELECT group_id, person_id FROM community.memberships ORDER BY group_id, person_id
      """)
    for row in memberships.rows {
      guard let position = positions[try row.int("person_id")] else { continue }
      members[try row.int("group_id"), default: []].append(position)
    }
    var runs: [Int64: [RunPlan]] = [:]
    for row in try await query("SELECT * FROM community.runs ORDER BY id").rows {
      runs[try row.int("group_id"), default: []].append(try RunPlan(row: row))
    }
    let groups = try await query(
      """
      SELECT id, name, category, description, place, content AS picture
      FROM community.groups LEFT JOIN community.pictures ON group_id = id ORDER BY id
      """
    ).rows.map { row in
      let id = try row.int("id")
      return GroupSeed.Entry(
        try row.text("name"), members: members[id] ?? [],
        category: GroupCategory(rawValue: try row.text("category")) ?? .joined,
        about: GroupAbout(description: try row.text("description"), place: try row.text("place")),
        picture: try row.optionalBytes("picture").map(ImageData.init), runs: runs[id] ?? [])
    }
    return GroupSeed(people: people, groups: groups)
  }

  private func takenNames(among names: [GroupName]) async throws -> [Int] {
    let stored = try await query(
      "SELECT name_key FROM community.groups WHERE name_key = ANY ($1)",
      [.texts(names.map(\.key))]
    ).rows.map { try $0.text("name_key") }
    var keys = Set(stored)
    return names.indices.filter { !keys.insert(names[$0].key).inserted }
  }

  private func insert(
    _ entry: GroupSeed.Entry, named name: GroupName, number: Int64?, person: (Int) -> Int64
  ) async throws {
    let id = try await insertGroup(named: name, category: entry.category, number: number)
    _ = try await insert(
      members: entry.members.map { Member.ID(rawValue: person($0)) }, to: id)
    if entry.about != GroupAbout() { try await setAbout(entry.about, of: id) }
    if let picture = entry.picture { try await insert(picture, of: id) }
    for run in entry.runs { _ = try await insert(run, in: id) }
  }
}
