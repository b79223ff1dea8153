internal import CalcotContent
internal import Foundation
package import GRDB
package import Groups

extension Database {
  /// Inserts the contents of a new database. Groups whose names are invalid or taken are left out.
  package func insert(_ seed: GroupSeed) throws {
    for (index, person) in seed.people.enumerated() {
      _ = try insertPerson(person, number: Int64(index + 1))
    }
    var keys: Set<String> = []
    for (index, entry) in seed.groups.enumerated() {
      guard let name = try? GroupName(entry.name), keys.insert(name.key).inserted else { continue }
      try insert(entry, named: name, number: Int64(index + 1)) { Int64($0 + 1) }
    }
  }

  /// Inserts more people and groups. The members of the groups are among these people.
  func insert(_ insertion: CommunityInsertion) throws {
    let taken = try takenNames(among: insertion.groups.map(\.0))
    guard taken.isEmpty else { throw CommunityInsertError.namesTaken(taken) }
    let numbers = try insertion.people.map { try insertPerson($0, number: nil) }
    for (name, entry) in insertion.groups {
      try insert(entry, named: name, number: nil) { numbers[$0] }
    }
  }

  /// Returns the whole contents, ordered by number, without photos and documents.
  func contents() throws -> GroupSeed {
    var positions: [Int64: Int] = [:]
    let people = try rows(
      "SELECT id, firstName, lastName, homepage FROM person ORDER BY id"
    ) { row in
      try positions[row.decode(forColumn: "id")] = positions.count
      return try GroupSeed.Person(
        row.decode(forColumn: "firstName"), row.decode(forColumn: "lastName"),
        homepage: row.decode(forColumn: "homepage"))
    }
    var members: [Int64: [Int]] = [:]
    let memberships = try Row.fetchCursor(
      self, sql: "SELECT groupId, personId FROM membership ORDER BY groupId, personId")
    while let row = try memberships.next() {
      guard let position = try positions[row.decode(forColumn: "personId")] else { continue }
      try members[row.decode(forColumn: "groupId"), default: []].append(position)
    }
    var runs: [Int64: [RunPlan]] = [:]
    let stored = try Row.fetchCursor(
      self, sql: "SELECT groupId, start, metres, kind, note, isPublic FROM run ORDER BY id")
    while let row = try stored.next() {
      try runs[row.decode(forColumn: "groupId"), default: []].append(RunPlan(row: row))
    }
    let groups = try rows(
      """
      SELECT id, name, category, description, place, content AS picture
      FROM "group" LEFT JOIN picture ON groupId = id ORDER BY id
      """
    ) { row in
      try GroupSeed.Entry(
        row.decode(forColumn: "name"), members: members[row.decode(forColumn: "id")] ?? [],
        category: GroupCategory(rawValue: row.decode(forColumn: "category")) ?? .joined,
        about: GroupAbout(
          description: row.decode(forColumn: "description"), place: row.decode(forColumn: "place")),
        picture: row.decode(Data?.self, forColumn: "picture").map(ImageData.init),
        runs: runs[row.decode(forColumn: "id")] ?? [])
    }
    return GroupSeed(people: people, groups: groups)
  }

  private func takenNames(among names: [GroupName]) throws -> [Int] {
    let statement = try cachedStatement(sql: #"SELECT 1 FROM "group" WHERE nameKey = ?"#)
    var keys: Set<String> = []
    return try names.indices.filter { index in
      let key = names[index].key
      let isStored = try Int.fetchOne(statement, arguments: [key]) != nil
      return !keys.insert(key).inserted || isStored
    }
  }

  /// Inserts a person under the given number, unless it is taken, or under the next one.
  func insertPerson(_ person: GroupSeed.Person, number: Int64?) throws -> Int64 {
    let key = PersonKey(firstName: person.firstName, lastName: person.lastName)
    try perform(
      """
      INSERT INTO person (id, firstName, lastName, homepage, sortKey, searchKey)
      VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING
      """,
      [number, person.firstName, person.lastName, person.homepage, key.sort, key.search])
    return lastInsertedRowID
  }

  private func insert(
    _ entry: GroupSeed.Entry, named name: GroupName, number: Int64?, person: (Int) -> Int64
  ) throws {
    let id = try insertGroup(named: name, category: entry.category, number: number)
    for member in entry.members { try perform(Self.insertMember, [id.rawValue, person(member)]) }
    if entry.about != GroupAbout() { try setAbout(entry.about, of: id) }
    if let picture = entry.picture { try insert(picture, of: id) }
    for run in entry.runs { _ = try insert(run, in: id) }
  }
}
