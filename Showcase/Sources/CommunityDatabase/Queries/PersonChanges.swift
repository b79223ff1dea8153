internal import CalcotContent
internal import Foundation
internal import GRDB
internal import Groups
internal import People

extension Database {
  func delete(_ id: Person.ID) throws -> Stored<DeletedPerson> {
    let deleted = try DeletedPerson(
      person: person(id),
      groups: Int64.fetchAll(
        cachedStatement(
          sql: "SELECT groupId FROM membership WHERE personId = ? ORDER BY groupId"),
        arguments: [id.rawValue]),
      photo: photo(of: id),
      documents: documentFiles(of: id))
    try perform("DELETE FROM person WHERE id = ?", [id.rawValue])
    return Stored(deleted, .everything)
  }

  func restore(_ deleted: DeletedPerson) throws -> Stored<Void> {
    let person = deleted.person
    _ = try insertPerson(
      GroupSeed.Person(person.firstName, person.lastName, homepage: person.homepage),
      number: person.id.rawValue)
    guard changesCount == 1 else { return Stored((), nil) }
    let isThere = try cachedStatement(sql: #"SELECT 1 FROM "group" WHERE id = ?"#)
    for group in deleted.groups
    where try Int.fetchOne(isThere, arguments: [group]) != nil {
      try perform(Self.insertMember, [group, person.id.rawValue])
    }
    if let photo = deleted.photo { _ = try setPhoto(photo, of: person.id) }
    for document in deleted.documents { _ = try restore(document) }
    return Stored((), .everything)
  }

  func photo(of id: Person.ID) throws -> PickedFile? {
    _ = try person(id)
    let statement = try cachedStatement(sql: "SELECT name, content FROM photo WHERE personId = ?")
    return try Row.fetchOne(statement, arguments: [id.rawValue]).map(PickedFile.init(row:))
  }

  func setPhoto(_ photo: PickedFile?, of id: Person.ID) throws -> Stored<Void> {
    _ = try person(id)
    guard let photo else {
      try perform("DELETE FROM photo WHERE personId = ?", [id.rawValue])
      return Stored(ofPeople: ())
    }
    try perform(
      "INSERT OR REPLACE INTO photo (personId, name, content) VALUES (?, ?, ?)",
      [id.rawValue, photo.name, photo.content])
    return Stored(ofPeople: ())
  }
}

extension PickedFile {
  /// Creates a file from the columns `name` and `content`.
  init(row: Row) throws {
    try self.init(row.decode(forColumn: "name"), content: row.decode(forColumn: "content"))
  }
}
