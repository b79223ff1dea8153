internal import CalcotContent
internal import CalcotPostgreSQL
internal import CommunityDatabase
internal import Foundation
internal import Groups
internal import People

extension PostgreSQLConnection {
  func delete(_ id: Person.ID) async throws -> Stored<DeletedPerson> {
    let person = try await person(id, isLocked: true)
    let groups = try await query(
      "SELECT group_id FROM community.memberships WHERE person_id = $1 ORDER BY group_id",
      [.int(id.rawValue)]
    ).rows.map { try $0.int("group_id") }
    let deleted = DeletedPerson(
      person: person, groups: groups, photo: try await photo(of: id),
      documents: try await documentFiles(of: id))
    try await query("DELETE FROM community.people WHERE id = $1", [.int(id.rawValue)])
    return Stored(deleted, .everything)
  }

  func restore(_ deleted: DeletedPerson) async throws -> Stored<Void> {
    let person = deleted.person
    let isInserted = try await insertPerson(
      GroupSeed.Person(person.firstName, person.lastName, homepage: person.homepage),
      number: person.id.rawValue)
    guard isInserted != nil else { return Stored((), nil) }
    try await query(
      """
      INSERT INTO community.memberships (group_id, person_id, sort_key)
      SELECT groups.id, people.id, people.sort_key FROM community.groups, community.people
      WHERE people.id = $1 AND groups.id = ANY ($2)
      """, [.int(person.id.rawValue), .ints(deleted.groups)])
    if let photo = deleted.photo { _ = try await setPhoto(photo, of: person.id) }
    for document in deleted.documents { _ = try await restore(document) }
    return Stored((), .everything)
  }

  /// Inserts a person under the given number, or under the next one; returns nil if it is taken.
  func insertPerson(_ person: GroupSeed.Person, number: Int64?) async throws -> Int64? {
    let key = PersonKey(firstName: person.firstName, lastName: person.lastName)
    return try await query(
      """
      INSERT INTO community.people (first_name, last_name, homepage, sort_key, search_key, id)
      VALUES ($1, $2, $3, $4, $5,
        coalesce($6, nextval(pg_get_serial_sequence('community.people', 'id'))))
      ON CONFLICT (id) DO NOTHING RETURNING id
      """,
      [
        .text(person.firstName), .text(person.lastName), .optional(person.homepage),
        .text(key.sort), .text(key.search), .optional(number),
      ]
    ).first?.int("id")
  }

  func photo(of id: Person.ID) async throws -> PickedFile? {
    _ = try await person(id)
    return try await query(
      "SELECT name, content FROM community.photos WHERE person_id = $1", [.int(id.rawValue)]
    ).first.map(PickedFile.init(row:))
  }

  func setPhoto(_ photo: PickedFile?, of id: Person.ID) async throws -> Stored<Void> {
    _ = try await person(id, isLocked: true)
    guard let photo else {
      try await query("DELETE FROM community.photos WHERE person_id = $1", [.int(id.rawValue)])
      return Stored(ofPeople: ())
    }
    try await query(
      """
      INSERT INTO community.photos (person_id, name, content) VALUES ($1, $2, $3)
      ON CONFLICT (person_id) DO UPDATE SET name = excluded.name, content = excluded.content
      """, [.int(id.rawValue), .text(photo.name), .bytes(Data(photo.content))])
    return Stored(ofPeople: ())
  }
}

extension PickedFile {
  /// Creates a file from the columns `name` and `content`.
  init(row: PostgreSQLRow) throws {
    self.init(try row.text("name"), content: try row.bytes("content"))
  }
}
