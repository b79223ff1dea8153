internal import CalcotContent
internal import Foundation
internal import GRDB
internal import Groups
internal import People

extension Database {
  func documents(of id: Person.ID) throws -> [PersonDocument] {
    _ = try person(id)
    return try rows(
      "SELECT id, name, length(content) AS size FROM document WHERE personId = ? ORDER BY id",
      [id.rawValue]
    ) { row in
      try PersonDocument(
        id: PersonDocument.ID(rawValue: row.decode(forColumn: "id")),
        name: row.decode(forColumn: "name"), byteCount: row.decode(forColumn: "size"))
    }
  }

  /// Returns a person's documents with their contents.
  func documentFiles(of id: Person.ID) throws -> [RemovedDocument] {
    try rows(
      "SELECT id, personId, name, content FROM document WHERE personId = ? ORDER BY id",
      [id.rawValue], RemovedDocument.init(row:))
  }

  func document(_ id: PersonDocument.ID) throws -> RemovedDocument {
    try row(
      "SELECT id, personId, name, content FROM document WHERE id = ?", [id.rawValue],
      RemovedDocument.init(row:))
  }

  func addDocuments(_ files: [PickedFile], to id: Person.ID) throws -> Stored<Void> {
    _ = try person(id)
    for file in files { try insert(file, of: id, number: nil) }
    return files.isEmpty ? Stored((), nil) : Stored(ofPeople: ())
  }

  func removeDocument(_ id: PersonDocument.ID) throws -> Stored<RemovedDocument> {
    let document = try document(id)
    try perform("DELETE FROM document WHERE id = ?", [id.rawValue])
    return Stored(ofPeople: document)
  }

  func restore(_ document: RemovedDocument) throws -> Stored<Void> {
    _ = try person(document.person)
    try insert(document.file, of: document.person, number: document.id.rawValue)
    return changesCount == 1 ? Stored(ofPeople: ()) : Stored((), nil)
  }

  /// Inserts a document under the given number, unless it is taken, or under the next one.
  private func insert(_ file: PickedFile, of person: Person.ID, number: Int64?) throws {
    try perform(
      "INSERT OR IGNORE INTO document (id, personId, name, content) VALUES (?, ?, ?, ?)",
      [number, person.rawValue, file.name, file.content])
  }
}

extension RemovedDocument {
  fileprivate init(row: Row) throws {
    try self.init(
      id: PersonDocument.ID(rawValue: row.decode(forColumn: "id")),
      person: Person.ID(rawValue: row.decode(forColumn: "personId")),
      file: PickedFile(row: row))
  }
}
